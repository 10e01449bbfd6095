// Administrators decide about what everybody sees: hide it with a reason, leave it, keep it hidden after an appeal, restore it.
// The row of the item is locked first, so that of two at once the second finds what the first has decided and is told by whom.
import { recordAct } from "../../accounts/audit.server.ts"
import { answerReports, findReportedId, reverseReports } from "../../enquiries/grievance/reported/reports.server.ts"
import { contentHidden, contentRestored, contentStaysHidden } from "../../moderation/takedown.notifications.server.ts"
import type { TakedownKind } from "../../moderation/takedown.rules.ts"
import { insertTakedown, markAppealAnswered, markRestored } from "../../moderation/takedowns.server.ts"
import { notify } from "../../notifications/notify.server.ts"
import { pageOf } from "../../platform/api/page.server.ts"
import type { Ctx } from "../../platform/context.server.ts"
import { localizerOf } from "../../platform/language/language.ts"
import { conflict, invalid, notFound } from "../../platform/problem.ts"
import { type LockedItem, lockItem, shownState } from "./moderated-items.server.ts"
import * as queries from "./moderation.queries.server.ts"
import { type Decision, decisions, idsIn } from "./moderation.rules.ts"
import { moderationProblems } from "./texts.ts"

type Context = Ctx<"admin">

interface Page {
  kind?: TakedownKind | undefined
  limit: number
  cursor?: string | undefined
}

const localized = localizerOf(moderationProblems)

/** Tells whether there is more. */
const oneMore = (page: Page): Page => ({ ...page, limit: page.limit + 1 })

const pageOfItems = (rows: readonly queries.ItemRow[], limit: number) => {
  const { page, next } = pageOf(rows, limit, ({ place }) => place)
  return { items: page.map(({ place: _, ...item }) => item), next }
}

export const listReported = async ({ db }: Context, page: Page) =>
  pageOfItems(await queries.listReported(db, oneMore(page)), page.limit)

export const listHidden = async ({ db }: Context, page: Page) =>
  pageOfItems(await queries.listHidden(db, oneMore(page)), page.limit)

export const findItems = async ({ db }: Context, { q = "", ...page }: Page & { q?: string | undefined }) =>
  pageOfItems(await queries.listFound(db, idsIn(q), oneMore(page)), page.limit)

type ReportDecision = { id: string; decision: "hide" | "leave"; reason?: string | undefined }

export const decideReport = async (ctx: Context, { id, decision, reason }: ReportDecision) => {
  const itemId = await findReportedId(ctx.db, id)
  const item = itemId === undefined ? undefined : await lockItem(ctx.db, itemId)
  if (!item) throw notFound(localized((t) => t.things.report))
  refuseOwn(ctx, item)
  if (decision === "hide" && reason === undefined) throw invalid({ reason: localized((t) => t.reasonMissing) })
  // One that was taken a level further waits again, and may be of what is hidden.
  if (decision === "hide" && item.isHidden) throw await whoWasFaster(ctx, item)
  const result = decision === "hide" || item.isHidden ? "hidden" : "left"
  const now = ctx.clock()
  const answered = await answerReports(ctx.db, item.id, { result, by: ctx.actor.account_id, now })
  if (answered === 0) throw await whoWasFaster(ctx, item)
  const act = decision === "hide" ? "hide_content" : "leave_content"
  if (decision === "hide") await hide(ctx, item, { reason: reason!, now })
  await audit(ctx, item, act, { reason, reports: answered })
  return { message: messageOf(ctx, act, { author: decision === "hide" && item.author.is_reachable, reporters: true }) }
}

/** Nobody decides about what they wrote, nor about what is written of them. */
const refuseOwn = ({ actor }: Context, { author, concerns }: LockedItem) => {
  if ([author.account_id, ...concerns].includes(actor.account_id)) throw conflict(localized((t) => t.own))
}

type Hiding = { kind: TakedownKind; id: string; action: "hide" | "keep" | "restore"; reason: string }

export const decideHiding = async (ctx: Context, { kind, id, action, reason }: Hiding) => {
  const item = await lockItem(ctx.db, id, kind)
  if (!item) throw notFound(localized((t) => t.things[kind]))
  refuseOwn(ctx, item)
  const act = actOf(item, action)
  const now = ctx.clock()
  let reports = 0
  if (act === "hide_content") {
    await hide(ctx, item, { reason, now })
    reports = await answerReports(ctx.db, item.id, { result: "hidden", by: ctx.actor.account_id, now })
  } else if (act === "restore_content") reports = await restore(ctx, item, { reason, now })
  else if (!act || !(await markAppealAnswered(ctx.db, { ...item, reason, now }))) throw await whoWasFaster(ctx, item)
  else await tell(ctx, item, contentStaysHidden, { reason, now })
  await audit(ctx, item, act, { reason, ...(reports > 0 && { reports }) })
  return { message: messageOf(ctx, act, { author: item.author.is_reachable, reporters: reports > 0 }) }
}

const messageOf = (
  { language }: Context,
  act: Decision,
  { author, reporters }: { author: boolean; reporters: boolean },
) => {
  const { decided, told } = moderationProblems.in(language)
  if (reporters) return decided[act](author ? told.both : told.reporters)
  return decided[act](author ? told.author : told.nobody)
}

const actOf = ({ isHidden }: LockedItem, action: Hiding["action"]) => {
  if (action === "hide") return isHidden ? undefined : "hide_content"
  if (!isHidden) return undefined
  return action === "keep" ? "keep_content_hidden" : "restore_content"
}

/** Of one decision all rows have the same time: by it those are found later whose reports it answered. */
interface Because {
  reason: string
  now: Date
}

const hide = async (ctx: Context, item: LockedItem, { reason, now }: Because) => {
  const author_id = item.author.account_id
  await insertTakedown(ctx.db, { ...item, author_id, reason, by: ctx.actor.account_id, now })
  await shownState[item.kind].hide(ctx.db, item.id, now)
  await tell(ctx, item, contentHidden, { reason, now })
}

/** @returns how many had reported it */
const restore = async (ctx: Context, item: LockedItem, { reason, now }: Because) => {
  const by = ctx.actor.account_id
  const hiddenAt = await markRestored(ctx.db, { ...item, reason, by, now })
  if (!hiddenAt) throw await whoWasFaster(ctx, item)
  await shownState[item.kind].restore(ctx.db, item.id, now)
  await tell(ctx, item, contentRestored, { reason, now })
  return reverseReports(ctx.db, item.id, { hiddenAt, by, now })
}

const tell = async (
  { db }: Context,
  { author, side, kind: item, id: item_id, path, names }: LockedItem,
  what: typeof contentHidden,
  { reason, now }: Because,
) => {
  if (author.is_reachable) await notify(db, what, { item, item_id, path, ...names, reason }, [{ ...author, side }], now)
}

/** What is recorded where posts are decided about. */
const sameOnBlog: Record<string, Decision> = { hide_post: "hide_content", restore_post: "restore_content" }

const whoWasFaster = async ({ db }: Context, { id, kind }: LockedItem) => {
  const last = await queries.findLastDecision(db, id, [...decisions, ...Object.keys(sameOnBlog)])
  if (!last) return conflict(localized((t) => t.nothingToDecide[kind]))
  return conflict(localized((t) => t.faster[sameOnBlog[last.act] ?? (last.act as Decision)](last.name)))
}

const audit = (ctx: Context, { id, kind }: LockedItem, act: Decision, details: Record<string, unknown>) =>
  recordAct(ctx, act, { subject: id, details: { kind, ...details } })
