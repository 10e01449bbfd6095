// The JSON door of roles. It also composes what crosses slices: a professional's account has a profile.
import { serve } from "../../platform/api/serve.server.ts"
import { createProfile } from "../../professionals/profile.server.ts"
import * as calls from "./add-role.contract.ts"
import { addRole, findWhose, getUserData } from "./add-role.server.ts"
import { sendEmailCode } from "./email-code.server.ts"

export const rolesApi = [
  serve(calls.sendEmailCode, sendEmailCode),
  serve(calls.getUserData, getUserData),
  serve(
    calls.addRole,
    async (ctx, asked, _http, account_id) => {
      const added = await addRole(ctx, asked, account_id)
      const { addition } = asked
      if (addition.kind === "professional")
        await createProfile(ctx.db, { account_id, business_name: addition.business_name })
      return added
    },
    { prepare: findWhose },
  ),
]
