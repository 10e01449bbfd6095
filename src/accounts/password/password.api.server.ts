import { serve } from "../../platform/api/serve.server.ts"
import { changePassword, preparePasswordChange } from "./change-password.server.ts"
import { askForReset, prepareReset, resetPassword } from "./forgotten-password.server.ts"
import * as calls from "./password.contract.ts"

export const passwordApi = [
  serve(calls.forgotPassword, askForReset),
  serve(calls.resetPassword, (ctx, input, http, hash) => resetPassword(ctx, input, hash, http), {
    prepare: prepareReset,
  }),
  serve(
    calls.changePassword,
    async (ctx, _input, http, hashes) => {
      const { message, device } = await changePassword(ctx, hashes, http)
      if (device) http.setDeviceCookie(device)
      return { message }
    },
    { prepare: preparePasswordChange },
  ),
]
