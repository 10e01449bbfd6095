// The JSON door of signing in, and of who is known before.
import { serve } from "../../platform/api/serve.server.ts"
import type { Ctx } from "../../platform/context.server.ts"
import type { CookieJar } from "../../platform/http/cookies.server.ts"
import { accountProblems } from "../texts.ts"
import * as known from "./known-identifier.contract.ts"
import { checkEmail, checkIdentifier } from "./known-identifier.server.ts"
import * as calls from "./sign-in.contract.ts"
import { logIn, logInAdmin } from "./sign-in.server.ts"

type Opened = Awaited<ReturnType<typeof logIn>>
type Jar = Pick<CookieJar, "setSessionCookie" | "setDeviceCookie">

const handOver = ({ language }: Ctx, { session, device, user }: Opened, jar: Jar) => {
  const { secret, cookie_until, token, expires_at } = session
  jar.setSessionCookie(secret, cookie_until)
  jar.setDeviceCookie(device)
  return { message: accountProblems.in(language).loggedIn, token, expires_at, user }
}

export const signInApi = [
  serve(known.checkEmail, checkEmail),
  serve(known.checkIdentifier, checkIdentifier),
  serve(calls.logIn, async (ctx, input, http) => handOver(ctx, await logIn(ctx, input, http), http)),
  serve(calls.logInAdmin, async (ctx, input, http) => handOver(ctx, await logInAdmin(ctx, input, http), http)),
]
