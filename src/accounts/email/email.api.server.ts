import { serve } from "../../platform/api/serve.server.ts"
import * as calls from "./email.contract.ts"
import { askForEmailChange, confirmEmail, prepareEmailChange } from "./email.server.ts"

export const emailApi = [
  serve(calls.changeEmail, (ctx, input) => askForEmailChange(ctx, input), { prepare: prepareEmailChange }),
  serve(calls.confirmEmail, confirmEmail),
]
