// The JSON door of accounts. It also composes what crosses slices: a professional's account comes with a profile.

import { serve } from "../platform/api/serve.server.ts"
import type { Ctx } from "../platform/context.server.ts"
import type { CookieJar } from "../platform/http/cookies.server.ts"
import { isProblem } from "../platform/problem.ts"
import { becomeProfessional } from "../professionals/joining/joining.server.ts"
import { createProfile } from "../professionals/profile.server.ts"
import * as calls from "./account.contract.ts"
import { accountProblems } from "./account.problems.words.ts"
import * as sessions from "./session/session.contract.ts"
import { logIn, logInAdmin, logOut, renew } from "./sign-in/sign-in.server.ts"
import { activate, resendActivation } from "./sign-up/activation.server.ts"
import type { AnySignUp, ProfessionalSignUp } from "./sign-up/sign-up.schema.ts"
import { checkEmail, checkIdentifier, prepareSignUp, signedUp, signUp } from "./sign-up/sign-up.server.ts"

const joinAsCustomer = async (ctx: Ctx, form: AnySignUp, passwordHash: string) => {
  return signedUp(ctx, await signUp(ctx, "customer", form, passwordHash))
}

const joinAsProfessional = async (ctx: Ctx, form: ProfessionalSignUp, passwordHash: string) => {
  const account_id = await signUp(ctx, "professional", form, passwordHash)
  const note = await becomeProfessional(ctx, { ...form, account_id })
  return signedUp(ctx, account_id, note)
}

const preparing = { prepare: prepareSignUp }

type Opened = Awaited<ReturnType<typeof logIn>>
type Jar = Pick<CookieJar, "setSessionCookie" | "setDeviceCookie">

const handOver = ({ language }: Ctx, { session, device, user }: Opened, jar: Jar) => {
  const { secret, cookie_until, token, expires_at } = session
  jar.setSessionCookie(secret, cookie_until)
  jar.setDeviceCookie(device)
  return { message: accountProblems.in(language).loggedIn, token, expires_at, user }
}

export const accountsApi = [
  serve(calls.signUpCustomer, (ctx, form, _http, hash) => joinAsCustomer(ctx, form, hash), preparing),
  serve(calls.signUpProfessional, (ctx, form, _http, hash) => joinAsProfessional(ctx, form, hash), preparing),
  serve(
    calls.register,
    (ctx, form, _http, hash) =>
      form.userType === "professional" ? joinAsProfessional(ctx, form, hash) : joinAsCustomer(ctx, form, hash),
    preparing,
  ),
  serve(calls.checkEmail, checkEmail),
  serve(calls.checkIdentifier, checkIdentifier),
  serve(sessions.logIn, async (ctx, input, http) => handOver(ctx, await logIn(ctx, input, http), http)),
  serve(sessions.logInAdmin, async (ctx, input, http) => handOver(ctx, await logInAdmin(ctx, input, http), http)),
  serve(sessions.renewSession, (ctx, _, http) =>
    renew(ctx, http.sessionCookie).catch((error: unknown) => {
      // A session that has ended takes its useless cookie with it; a fault of ours leaves it alone.
      if (isProblem(error)) http.clearSessionCookie()
      throw error
    }),
  ),
  serve(sessions.logOut, async (ctx, _, http) => {
    await logOut(ctx)
    http.clearSessionCookie()
    return { message: accountProblems.in(ctx.language).loggedOut }
  }),
  serve(calls.activateAccount, activate),
  serve(calls.resendActivation, resendActivation),
  serve(calls.ensureProfessionalId, async ({ db, actor }) => ({
    professional_id:
      actor.professional_id ??
      (await createProfile(db, { account_id: actor.account_id, business_name: actor.full_name })),
  })),
]
