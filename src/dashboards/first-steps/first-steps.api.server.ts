// The JSON door of a professional's first steps.
import { serve } from "../../platform/api/serve.server.ts"
import { leaveFirstSteps } from "../../professionals/business/business.server.ts"
import { firstSteps, leaveRestForLater } from "./first-steps.contract.ts"
import { showFirstSteps } from "./first-steps.server.ts"

export const firstStepsApi = [serve(firstSteps, showFirstSteps), serve(leaveRestForLater, leaveFirstSteps)]
