// A person's own sessions: renewing and ending the current one, listing all (device, network, first and last use), and ending
// others. The id of somebody else's session is treated as unknown.
import { recordActivity } from "../../activity/activity.server.ts"
import type { Ctx } from "../../platform/context.server.ts"
import { localize } from "../../platform/language/language.ts"
import { notFound } from "../../platform/problem.ts"
import { recordAudit } from "../audit.server.ts"
import { loggedOut } from "../sign-in/sign-in.notifications.server.ts"
import { describeAgent, shortNetwork } from "./agent.rules.ts"
import { listLiveSessions, markOwnSessionEnded } from "./session.queries.server.ts"
import { endOtherSessions, endSession, renewAccess } from "./session.server.ts"
import { describeUser } from "./signed-in-user.server.ts"
import { ownSessionAnswers } from "./texts.ts"

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

const MAX_LISTED = 50

export const getOwnSessions = async ({ db, actor, clock, language }: Ctx<"signed_in">) => {
  const { account_id, session_id } = actor
  const rows = await listLiveSessions(db, account_id, session_id, { now: clock(), limit: MAX_LISTED })
  const t = ownSessionAnswers.in(language)
  const sessions = rows.map(({ id, device, user_agent, ip_address, created_at, last_seen_at }) => ({
    id,
    device: t.device(describeAgent(user_agent ?? "")),
    is_handheld: device === "Mobile" || device === "Tablet",
    is_this: id === session_id,
    network: shortNetwork(ip_address ?? ""),
    signed_in_at: created_at.toISOString(),
    last_used_at: last_seen_at.toISOString(),
  }))
  return { sessions, total: rows[0]?.total ?? 0 }
}

export const endOneSession = async (ctx: Ctx<"signed_in">, id: string) => {
  const isEnded = await markOwnSessionEnded(ctx.db, ctx.actor.account_id, id, ctx.clock())
  if (!isEnded) throw notFound(localize(ownSessionAnswers, (t) => t.session))
  await recordEnd(ctx, { session_id: id })
  return { message: ownSessionAnswers.in(ctx.language).endedOne }
}

export const endSessions = async (ctx: Ctx<"signed_in">, exceptThis: boolean) => {
  const { account_id, session_id } = ctx.actor
  const ended = await endOtherSessions(ctx.db, account_id, exceptThis ? session_id : null, ctx.clock())
  if (ended > 0) await recordEnd(ctx, { ended })
  const t = ownSessionAnswers.in(ctx.language)
  return { message: exceptThis ? t.endedOthers(ended) : t.endedAll, ended }
}

const recordEnd = ({ db, actor, network, clock }: Ctx<"signed_in">, details: Record<string, unknown>) =>
  recordAudit(db, {
    account_id: actor.account_id,
    act: "sessions_ended",
    ip_address: network,
    at: clock(),
    details,
  })
