import type { Slice } from "../platform/slice.server.ts"
import { accountsApi } from "./account.api.server.ts"
import { accountClock, accountJobs } from "./account.jobs.server.ts"
import { accountKinds } from "./account.kinds.server.ts"
import { adminApi } from "./admin/admin.api.server.ts"
import { adminKinds } from "./admin/admin.kinds.server.ts"
import { emailApi } from "./email/email.api.server.ts"
import { emailKinds } from "./email/email.kinds.server.ts"
import { passwordApi } from "./password/password.api.server.ts"
import { passwordKinds } from "./password/password.kinds.server.ts"
import { portraitApi } from "./portrait/portrait.api.server.ts"
import { portraits } from "./portrait/portrait.server.ts"
import { profileApi } from "./profile/profile.api.server.ts"
import { profileKinds } from "./profile/profile.kinds.server.ts"
import { rolesApi } from "./roles/add-role.api.server.ts"
import { roleKinds } from "./roles/add-role.kinds.server.ts"
import { secondFactorApi } from "./second-factor/second-factor.api.server.ts"
import { secondFactorKinds } from "./second-factor/second-factor.kinds.server.ts"
import { confirmIdentityApi } from "./session/confirm-identity.api.server.ts"
import { ownSessionsApi } from "./session/own-sessions.api.server.ts"

export const accounts: Slice = {
  name: "accounts",
  description: "Sign up, activate, sign in and out; who is signed in",
  calls: [
    ...accountsApi,
    ...adminApi,
    ...confirmIdentityApi,
    ...emailApi,
    ...ownSessionsApi,
    ...passwordApi,
    ...portraitApi,
    ...profileApi,
    ...rolesApi,
    ...secondFactorApi,
  ],
  jobs: accountJobs,
  clock: accountClock,
  kinds: [
    ...accountKinds,
    ...adminKinds,
    ...emailKinds,
    ...passwordKinds,
    ...profileKinds,
    ...roleKinds,
    ...secondFactorKinds,
  ],
  files: [portraits],
}
