// The JSON door of roles. It also composes what crosses slices: a professional's account has a profile.
import { serve } from "../../platform/api/serve.server.ts"
import { becomeProfessional } from "../../professionals/joining/joining.server.ts"
import * as calls from "./add-role.contract.ts"
import { addRole, findWhose, getUserData } from "./add-role.server.ts"
import { sendEmailCode } from "./email-code.server.ts"

export const rolesApi = [
  serve(calls.sendEmailCode, sendEmailCode),
  serve(calls.getUserData, getUserData),
  serve(
    calls.addRole,
    async (ctx, asked, _http, account_id) => {
      const { message } = await addRole(ctx, asked, account_id)
      const { addition } = asked
      if (addition.kind !== "professional") return { message }
      const note = await becomeProfessional(ctx, { ...addition, account_id })
      return { message: `${message} ${note}`.trim() }
    },
    { prepare: findWhose },
  ),
]
