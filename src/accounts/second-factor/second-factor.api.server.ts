import { serve } from "../../platform/api/serve.server.ts"
import * as calls from "./second-factor.contract.ts"
import * as factor from "./second-factor.server.ts"

export const secondFactorApi = [
  serve(calls.getSecondFactor, factor.showSecondFactor),
  serve(calls.enrollSecondFactor, factor.enrollSecondFactor),
  serve(calls.verifySecondFactor, factor.verifySecondFactor),
  serve(calls.renewRecoveryCodes, factor.renewRecoveryCodes),
  serve(calls.disableSecondFactor, factor.disableSecondFactor),
]
