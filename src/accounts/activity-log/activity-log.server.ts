// User Activity Tracking (specification 2 §2, §7): administrators see who signed in, from where and for how long, and what
// one person has done. Pages have numbers here, so that total and offset are exact however many sign-ins there are; what all
// come to is counted as they come (sign-in-count.queries.server.ts), never over all rows.
import { actionDisplay, detailsOf } from "../../activity/activity.server.ts"
import type { Ctx } from "../../platform/context.server.ts"
import type { Language } from "../../platform/language/language.ts"
import { localize } from "../../platform/language/language.ts"
import { invalid, notFound } from "../../platform/problem.ts"
import { SEEN_EVERY_MINUTES } from "../session/session.queries.server.ts"
import { loggedIn } from "../sign-in/sign-in.notifications.server.ts"
import type { LogEntry } from "./activity-log.contract.ts"
import { type ActionRow, type EntryRow, findAction, findHistory, findSignIn } from "./log-entry.queries.server.ts"
import { findPeopleByEmail, MAX_PEOPLE, MAX_ROWS } from "./people-by-email.queries.server.ts"
import { actorOf, type UserType } from "./person-kinds.rules.ts"
import { findTotals } from "./sign-in-count.queries.server.ts"
import { findPageOfOne, findPageOfSome, findPageOfType, findSignInPage } from "./sign-in-page.queries.server.ts"
import { activityLogAnswerTexts, durationTexts } from "./texts.ts"

type ReadContext = Pick<Ctx<"admin">, "db" | "clock" | "language">

interface Asked {
  limit: number
  offset: number
  activity_type?: "login" | undefined
  user_type?: UserType | undefined
  user_email?: string | undefined
}

export const listActivityLogs = async (ctx: ReadContext, { activity_type, user_email, ...page }: Asked) => {
  if (user_email && !activity_type) {
    const { rows, total } = await findHistory(ctx.db, user_email, page)
    return { activities: rows.map((row) => entryOf(row, row, ctx)), total }
  }
  const { rows, total } = await (user_email ? findByEmail(ctx, user_email, page) : findSignInPage(ctx.db, page))
  return { activities: rows.map((row) => signInOf(row, ctx)), total }
}

type PageAsked = Omit<Asked, "activity_type" | "user_email">

const findByEmail = async ({ db }: ReadContext, part: string, page: PageAsked) => {
  const ids = await findIdsByEmail(db, part)
  const [first, ...others] = ids
  if (!first) return { rows: [], total: 0 }
  if (others.length === 0 && !page.user_type) return findPageOfOne(db, first, page)
  const { user_type, ...place } = page
  return user_type ? findPageOfType(db, ids, { user_type, ...place }) : findPageOfSome(db, ids, place)
}

/** A part of an address that very many people have is refused: their rows could not be counted in time. */
export const findIdsByEmail = async (db: ReadContext["db"], part: string) => {
  if (!isSpecific(part) && (await countPeople(db)) > MAX_SCANNED) throw tooWide()
  const people = await findPeopleByEmail(db, part)
  const rows = people.reduce((sum, { sign_in_count }) => sum + sign_in_count, 0)
  if (people.length > 1 && (people.length > MAX_PEOPLE || rows > MAX_ROWS)) throw tooWide()
  return people.map(({ id }) => id)
}

/** The index knows letters by threes; of less, everybody's address is read, where they are not too many for that. */
const isSpecific = (part: string) => /[\p{L}\p{N}]{3}/u.test(part)
const MAX_SCANNED = 10_000

const countPeople = async (db: ReadContext["db"]) => {
  const { regular_users, service_providers, dual_role_users } = await findTotals(db)
  return regular_users + service_providers + dual_role_users
}

const tooWide = () => invalid({ user_email: localize(activityLogAnswerTexts, (t) => t.tooWide(MAX_PEOPLE)) })

export const getActivityLogEntry = async (ctx: ReadContext, id: string) => {
  const isSignIn = /^\d{1,15}$/.test(id)
  const signIn = isSignIn ? await findSignIn(ctx.db, Number(id)) : undefined
  if (signIn) return { activity: signInOf(signIn, ctx) }
  const action = isSignIn ? undefined : await findAction(ctx.db, id)
  if (!action) throw notFound(localize(activityLogAnswerTexts, (t) => t.entry))
  return { activity: entryOf(action, action, ctx) }
}

export const getActivityStats = async ({ db }: Pick<ReadContext, "db">) => {
  const { sign_ins, seconds, last_sign_in_at, desktop, mobile, tablet, unknown, ...roles } = await findTotals(db)
  return {
    activity_stats: {
      login_count: sign_ins,
      last_login: last_sign_in_at?.toISOString() ?? null,
      avg_session_duration_seconds: sign_ins > 0 ? Math.round(seconds / sign_ins) : 0,
      total_time_spent_seconds: seconds,
      device_distribution: { Desktop: desktop, Mobile: mobile, Tablet: tablet, Unknown: unknown },
      user_role_summary: roles,
    },
  }
}

type Act = Pick<ActionRow, "action" | "details" | "params" | "created_at">

export const signInOf = (row: EntryRow, ctx: ReadContext) =>
  entryOf(row, { action: loggedIn.kind, details: "", params: {}, created_at: row.login_at! }, ctx)

const entryOf = (row: EntryRow, act: Act, { clock, language }: ReadContext): LogEntry => ({
  id: row.id,
  actor_email: row.email,
  actor_name: row.full_name,
  ...actorOf(row.person_kind, row),
  is_admin: row.is_admin ?? false,
  ...sessionOf(row, clock(), language),
  ip_address: row.ip_address,
  action: act.action,
  action_display: actionDisplay(act.action, language),
  details: detailsOf(act, language),
  changed_fields: changedFields(act.params),
  created_at: act.created_at.toISOString(),
})

const sessionOf = (row: EntryRow, now: Date, language: Language) => {
  const { login_at, over_at, device } = row
  const seconds = secondsUntil(now, row)
  return {
    login_time: login_at?.toISOString() ?? null,
    logout_time: over_at && over_at <= now ? over_at.toISOString() : null,
    is_active: over_at && over_at > now,
    session_duration: seconds,
    duration: seconds === null ? null : durationTexts.in(language).duration(seconds),
    device_info: device,
  }
}

/** To the last use. That is written down now and then only: until then it may have been in use, to its end or to now. */
const secondsUntil = (now: Date, { login_at, over_at, seconds }: EntryRow) => {
  if (!login_at || !over_at || seconds === null) return seconds
  const whole = Math.floor((Math.min(now.getTime(), over_at.getTime()) - login_at.getTime()) / 1000)
  return whole - seconds <= SEEN_EVERY_MINUTES * 60 ? Math.max(0, whole) : seconds
}

const changedFields = (params: unknown) => {
  const changed = typeof params === "object" && params !== null && "changed" in params ? params.changed : null
  return Array.isArray(changed) ? changed.filter((field) => typeof field === "string") : null
}
