import { serve } from "../../platform/api/serve.server.ts"
import { endOwnSession, logOutAll, ownSessions } from "./own-sessions.contract.ts"
import { endOne, endThem, showOwnSessions } from "./own-sessions.server.ts"

export const ownSessionsApi = [
  serve(ownSessions, showOwnSessions),
  serve(endOwnSession, async (ctx, { id }, http) => {
    const answer = await endOne(ctx, id)
    if (id === ctx.actor.session_id) http.clearSessionCookie()
    return answer
  }),
  serve(logOutAll, async (ctx, { except_this }, http) => {
    const answer = await endThem(ctx, except_this)
    if (!except_this) http.clearSessionCookie()
    return answer
  }),
]
