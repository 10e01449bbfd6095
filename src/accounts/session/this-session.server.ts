// The session of who asks: prolonged by its cookie, and ended.
import { recordActivity } from "../../activity/activity.server.ts"
import type { Ctx } from "../../platform/context.server.ts"
import { recordAudit } from "../audit.server.ts"
import { loggedOut } from "../sign-in/sign-in.notifications.server.ts"
import { endSession, renewAccess } from "./session.server.ts"
import { describeUser } from "./signed-in-user.server.ts"

export const renew = async (ctx: Ctx, secret: string | undefined) => {
  const { account, token, expires_at } = await renewAccess(ctx.db, secret, ctx.clock())
  return { token, expires_at, user: describeUser(account) }
}

export const logOut = async (ctx: Ctx) => {
  if (!ctx.actor) return
  const { account_id, session_id } = ctx.actor
  const now = ctx.clock()
  if (!(await endSession(ctx.db, session_id, now))) return
  await recordActivity(ctx.db, loggedOut, {}, { account_id, at: now })
  await recordAudit(ctx.db, { account_id, act: "sign_out", ip_address: ctx.network, at: now })
}
