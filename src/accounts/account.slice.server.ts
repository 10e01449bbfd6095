import type { Slice } from "../platform/slice.server.ts"
import { accountClock, accountJobs } from "./account.jobs.server.ts"
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
import { sessionApi } from "./session/session.api.server.ts"
import { signInApi } from "./sign-in/sign-in.api.server.ts"
import { signInKinds } from "./sign-in/sign-in.kinds.server.ts"
import { signUpApi } from "./sign-up/sign-up.api.server.ts"
import { signUpKinds } from "./sign-up/sign-up.kinds.server.ts"

export const accounts: Slice = {
  name: "accounts",
  description: "Sign up, activate, sign in and out; who is signed in",
  calls: [
    ...signUpApi,
    ...signInApi,
    ...sessionApi,
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
    ...signUpKinds,
    ...signInKinds,
    ...adminKinds,
    ...emailKinds,
    ...passwordKinds,
    ...profileKinds,
    ...roleKinds,
    ...secondFactorKinds,
  ],
  files: [portraits],
}
