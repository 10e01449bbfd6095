import { serve } from "../platform/api/serve.server.ts"
import { serveFile } from "../platform/api/serve-file.server.ts"
import type { Ctx } from "../platform/context.server.ts"
import type { CookieJar } from "../platform/http/cookies.server.ts"
import { isProblem } from "../platform/problem.ts"
import type { Slice } from "../platform/slice.server.ts"
import { becomeProfessional } from "../professionals/joining/joining.server.ts"
import { createProfile } from "../professionals/professional.server.ts"
import { accountJobs, accountSchedules } from "./account.jobs.server.ts"
import { accountData } from "./account.personal.server.ts"
import {
  activityLogEntry,
  activityLogs,
  activityLogsFile,
  activityStats,
} from "./activity-log/activity-log.contract.ts"
import { getActivityLogEntry, getActivityStats, listActivityLogs } from "./activity-log/activity-log.server.ts"
import { exportActivityLogs } from "./activity-log/activity-log-csv.server.ts"
import { signInCountJobs, signInCountSchedules } from "./activity-log/sign-in-count.jobs.server.ts"
import { acceptAdminInvitation } from "./admin-invitation/admin-invitation.contract.ts"
import { adminInvitationNotifications } from "./admin-invitation/admin-invitation.notifications.server.ts"
import { acceptInvitation, prepareAcceptance } from "./admin-invitation/admin-invitation.server.ts"
import * as emailCalls from "./email/email.contract.ts"
import { emailNotifications } from "./email/email.notifications.server.ts"
import { confirmEmail, prepareEmailChange, requestEmailChange } from "./email/email.server.ts"
import { setFirstAdminPassword } from "./first-admin/first-admin.contract.ts"
import { adminNotifications } from "./first-admin/first-admin.notifications.server.ts"
import { prepareFirstPassword, setFirstPassword } from "./first-admin/first-admin.server.ts"
import { changePassword, preparePasswordChange } from "./password/change-password.server.ts"
import { prepareReset, requestReset, resetPassword } from "./password/forgotten-password.server.ts"
import * as passwordCalls from "./password/password.contract.ts"
import { passwordNotifications } from "./password/password.notifications.server.ts"
import * as portraitCalls from "./portrait/portrait.contract.ts"
import { changePortrait, makePortrait, portraits, removePortrait } from "./portrait/portrait.server.ts"
import * as profileCalls from "./profile/profile.contract.ts"
import { profileNotifications } from "./profile/profile.notifications.server.ts"
import { changeProfile, getProfile } from "./profile/profile.server.ts"
import * as addRoleCalls from "./roles/add-role.contract.ts"
import { roleNotifications } from "./roles/add-role.notifications.server.ts"
import { addRole, findOwnAccountId, getUserData } from "./roles/add-role.server.ts"
import { sendEmailCode } from "./roles/email-code.server.ts"
import * as secondFactorCalls from "./second-factor/second-factor.contract.ts"
import { secondFactorNotifications } from "./second-factor/second-factor.notifications.server.ts"
import * as factor from "./second-factor/second-factor.server.ts"
import { confirmOwnIdentity } from "./session/confirm-identity.server.ts"
import { endOneSession, endSessions, getOwnSessions, logOut, renew } from "./session/own-sessions.server.ts"
import * as sessionCalls from "./session/session.contract.ts"
import { confirmIdentity, endOwnSession, logOutAll, ownSessions } from "./session/session.contract.ts"
import { checkEmail, checkIdentifier } from "./sign-in/identify.server.ts"
import * as signInCalls from "./sign-in/sign-in.contract.ts"
import { signInNotifications } from "./sign-in/sign-in.notifications.server.ts"
import { logIn, logInAdmin } from "./sign-in/sign-in.server.ts"
import * as activation from "./sign-up/activation.server.ts"
import * as signUpCalls from "./sign-up/sign-up.contract.ts"
import { activateAccount, resendActivation } from "./sign-up/sign-up.contract.ts"
import { signUpNotifications } from "./sign-up/sign-up.notifications.server.ts"
import type { AnySignUp, ProfessionalSignUp } from "./sign-up/sign-up.schema.ts"
import { type PasswordHashes, prepareSignUp, signUp, signUpAnswer } from "./sign-up/sign-up.server.ts"
import { accountProblems } from "./texts.ts"

const joinAsCustomer = async (ctx: Ctx, form: AnySignUp, hashes: PasswordHashes) =>
  signUpAnswer(ctx, await signUp(ctx, "customer", form, hashes))

/** A professional's account comes with a profile. */
const joinAsProfessional = async (ctx: Ctx, form: ProfessionalSignUp, hashes: PasswordHashes) => {
  const account_id = await signUp(ctx, "professional", form, hashes)
  const note = await becomeProfessional(ctx, { ...form, account_id })
  return signUpAnswer(ctx, account_id, note)
}

const signUpPreparation = { prepare: prepareSignUp }

type SignInResult = Awaited<ReturnType<typeof logIn>>
type Jar = Pick<CookieJar, "setSessionCookie" | "setDeviceCookie">

const answerSignIn = ({ language }: Ctx, { session, device, user }: SignInResult, jar: Jar) => {
  const { secret, cookie_until, token, expires_at } = session
  jar.setSessionCookie(secret, cookie_until)
  jar.setDeviceCookie(device)
  return { message: accountProblems.in(language).loggedIn, token, expires_at, user }
}

export const accounts: Slice = {
  name: "accounts",
  description: "Sign up, activate, sign in and out; who is signed in",
  tables: [
    "accounts",
    "consents",
    "sessions",
    "account_tokens",
    "second_factors",
    "recovery_codes",
    "email_codes",
    "former_names",
    "admin_invitations",
    "audit_entries",
    "sign_in_logs",
    "sign_in_counts",
    "activity_totals",
    "role_changes",
  ],
  impersonal: ["sign_in_counts", "activity_totals", "role_changes"],
  personal: [accountData],
  calls: [
    serve(
      signUpCalls.signUpCustomer,
      (ctx, form, _http, hashes) => joinAsCustomer(ctx, form, hashes),
      signUpPreparation,
    ),
    serve(
      signUpCalls.signUpProfessional,
      (ctx, form, _http, hashes) => joinAsProfessional(ctx, form, hashes),
      signUpPreparation,
    ),
    serve(
      signUpCalls.register,
      (ctx, form, _http, hashes) =>
        form.userType === "professional" ? joinAsProfessional(ctx, form, hashes) : joinAsCustomer(ctx, form, hashes),
      signUpPreparation,
    ),
    serve(activateAccount, activation.activate),
    serve(resendActivation, activation.resendActivation),
    serve(signInCalls.checkEmail, checkEmail),
    serve(signInCalls.checkIdentifier, checkIdentifier),
    serve(signInCalls.logIn, async (ctx, input, http) => answerSignIn(ctx, await logIn(ctx, input, http), http)),
    serve(signInCalls.logInAdmin, async (ctx, input, http) =>
      answerSignIn(ctx, await logInAdmin(ctx, input, http), http),
    ),
    serve(sessionCalls.renewSession, (ctx, _, http) =>
      renew(ctx, http.sessionCookie).catch((error: unknown) => {
        // A session that has ended takes its useless cookie with it; a fault of ours leaves it alone.
        if (isProblem(error)) http.clearSessionCookie()
        throw error
      }),
    ),
    serve(sessionCalls.logOut, async (ctx, _, http) => {
      await logOut(ctx)
      http.clearSessionCookie()
      return { message: accountProblems.in(ctx.language).loggedOut }
    }),
    serve(setFirstAdminPassword, setFirstPassword, { prepare: prepareFirstPassword }),
    serve(acceptAdminInvitation, acceptInvitation, { prepare: prepareAcceptance }),
    serve(confirmIdentity, confirmOwnIdentity),
    serve(emailCalls.changeEmail, (ctx, input) => requestEmailChange(ctx, input), { prepare: prepareEmailChange }),
    serve(emailCalls.confirmEmail, confirmEmail),
    serve(ownSessions, getOwnSessions),
    serve(endOwnSession, async (ctx, { id }, http) => {
      const answer = await endOneSession(ctx, id)
      if (id === ctx.actor.session_id) http.clearSessionCookie()
      return answer
    }),
    serve(logOutAll, async (ctx, { except_this }, http) => {
      const answer = await endSessions(ctx, except_this)
      if (!except_this) http.clearSessionCookie()
      return answer
    }),
    serve(passwordCalls.forgotPassword, requestReset),
    serve(passwordCalls.resetPassword, (ctx, input, http, hash) => resetPassword(ctx, input, hash, http), {
      prepare: prepareReset,
    }),
    serve(
      passwordCalls.changePassword,
      async (ctx, _input, http, hashes) => {
        const { message, device } = await changePassword(ctx, hashes, http)
        if (device) http.setDeviceCookie(device)
        return { message }
      },
      { prepare: preparePasswordChange },
    ),
    serve(portraitCalls.changePortrait, (ctx, _input, _http, made) => changePortrait(ctx, made), {
      prepare: makePortrait,
    }),
    serve(portraitCalls.removePortrait, removePortrait),
    serve(profileCalls.getProfile, getProfile),
    serve(profileCalls.updateProfile, changeProfile),
    serve(profileCalls.ensureProfessionalId, async ({ db, actor }) => ({
      professional_id:
        actor.professional_id ??
        (await createProfile(db, { account_id: actor.account_id, business_name: actor.full_name })),
    })),
    serve(addRoleCalls.sendEmailCode, sendEmailCode),
    serve(addRoleCalls.getUserData, getUserData),
    serve(
      addRoleCalls.addRole,
      async (ctx, input, _http, account_id) => {
        const { message } = await addRole(ctx, input, account_id)
        const { addition } = input
        if (addition.kind !== "professional") return { message }
        const note = await becomeProfessional(ctx, { ...addition, account_id })
        return { message: `${message} ${note}`.trim() }
      },
      { prepare: findOwnAccountId },
    ),
    serve(activityLogs, listActivityLogs),
    serveFile(activityLogsFile, (ctx, filter) => exportActivityLogs(ctx, filter), { page: "/admin/activity" }),
    serve(activityLogEntry, (ctx, { id }) => getActivityLogEntry(ctx, id)),
    serve(activityStats, getActivityStats),
    serve(secondFactorCalls.getSecondFactor, factor.getSecondFactor),
    serve(secondFactorCalls.enrollSecondFactor, factor.enrollSecondFactor),
    serve(secondFactorCalls.verifySecondFactor, factor.verifySecondFactor),
    serve(secondFactorCalls.renewRecoveryCodes, factor.renewRecoveryCodes),
    serve(secondFactorCalls.disableSecondFactor, factor.disableSecondFactor),
  ],
  jobs: { ...accountJobs, ...signInCountJobs },
  schedules: [...accountSchedules, ...signInCountSchedules],
  notifications: [
    ...signUpNotifications,
    ...signInNotifications,
    ...adminNotifications,
    ...adminInvitationNotifications,
    ...emailNotifications,
    ...passwordNotifications,
    ...profileNotifications,
    ...roleNotifications,
    ...secondFactorNotifications,
  ],
  files: [portraits],
}
