import { serve } from "../../platform/api/serve.server.ts"
import { isProblem } from "../../platform/problem.ts"
import { accountProblems } from "../texts.ts"
import * as calls from "./session.contract.ts"
import { logOut, renew } from "./this-session.server.ts"

export const sessionApi = [
  serve(calls.renewSession, (ctx, _, http) =>
    renew(ctx, http.sessionCookie).catch((error: unknown) => {
      // A session that has ended takes its useless cookie with it; a fault of ours leaves it alone.
      if (isProblem(error)) http.clearSessionCookie()
      throw error
    }),
  ),
  serve(calls.logOut, async (ctx, _, http) => {
    await logOut(ctx)
    http.clearSessionCookie()
    return { message: accountProblems.in(ctx.language).loggedOut }
  }),
]
