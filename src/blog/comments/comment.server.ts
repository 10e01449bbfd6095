// What people say about posts. The first comment of a person is read by our team before others read it; from then on they
// are shown at once, and may be hidden.

import { recordAct } from "../../accounts/audit.server.ts"
import { answerReports } from "../../enquiries/grievance/reported/reports.server.ts"
import { contentHidden } from "../../moderation/takedown.notifications.server.ts"
import { insertTakedown } from "../../moderation/takedowns.server.ts"
import { notify } from "../../notifications/notify.server.ts"
import { pageOf } from "../../platform/api/page.server.ts"
import type { Ctx } from "../../platform/context.server.ts"
import { newId } from "../../platform/id.ts"
import { localizerOf } from "../../platform/language/language.ts"
import { conflict, invalid, notFound } from "../../platform/problem.ts"
import { canPublish } from "../posts/can-publish.server.ts"
import * as queries from "./comment.queries.server.ts"
import { type CommentDecision, commentPath, type DeskCommentList } from "./comment.rules.ts"
import { commentProblems } from "./texts.ts"

type Context = Ctx<"signed_in">
type Id = { id: string }

const localized = localizerOf(commentProblems)
const postNotFound = () => notFound(localized((t) => t.post))
const commentNotFound = () => notFound(localized((t) => t.comment))

export const listComments = async ({ db }: Ctx, { id }: Id) => {
  if (!(await queries.isPublished(db, id))) throw postNotFound()
  return { comments: await queries.listVisible(db, id) }
}

/** For the page of a post that is published. */
export const commentsOf = queries.listVisible

export const listOwnComments = async ({ db, actor }: Context, { id }: Id) => {
  if (!(await queries.isPublished(db, id))) throw postNotFound()
  return { comments: await queries.listOwn(db, id, actor.account_id) }
}

interface NewComment extends Id {
  content: string
  parent_id?: string | undefined
}

export const addComment = async (
  { db, actor, clock, language }: Context,
  { id: post_id, content, parent_id }: NewComment,
) => {
  if (!(await queries.isPublished(db, post_id))) throw postNotFound()
  const parent = parent_id === undefined ? null : await queries.findParent(db, post_id, parent_id)
  if (parent === undefined) throw commentNotFound()
  const isShown = canPublish(actor) || (await queries.isTrusted(db, actor.account_id))
  const [id, now, status] = [newId(), clock(), isShown ? ("visible" as const) : ("held" as const)]
  await queries.insertComment(db, {
    ...{ id, post_id, parent_id: parent, account_id: actor.account_id },
    ...{ content, status, created_at: now },
  })
  const t = commentProblems.in(language)
  return { message: t.added[status], comment: { id, content, status, created_at: now.toISOString(), takedown: null } }
}

export const removeComment = async ({ db, actor, language }: Context, { id }: Id) => {
  const comment = await queries.lockOwn(db, id, actor.account_id)
  if (!comment) throw commentNotFound()
  await queries.deleteComment(db, comment)
  return { message: commentProblems.in(language).removed }
}

interface Query {
  show?: DeskCommentList | undefined
  limit: number
  cursor?: string | undefined
}

export const listForDesk = async ({ db }: Ctx<"admin">, { show = "held", ...query }: Query) => {
  const rows = await queries.listForDesk(db, { show, ...query })
  const { page, next } = pageOf(rows, query.limit, ({ id }) => id)
  return { comments: page, next }
}

interface Decision extends Id {
  decision: CommentDecision
  reason?: string | undefined
}

export const decideComment = async (ctx: Ctx<"admin">, { id, decision, reason }: Decision) => {
  const { db, actor, language } = ctx
  const comment = await queries.lockComment(db, id)
  if (!comment) throw commentNotFound()
  if (comment.author.account_id === actor.account_id) throw conflict(localized((t) => t.own))
  if (decision === "hide") {
    if (reason === undefined) throw invalid({ reason: localized((t) => t.reasonMissing) })
    await hide(ctx, comment, reason)
  } else await (decision === "leave" ? leave : show)(ctx, comment)
  await recordAct(ctx, acts[decision], {
    subject: comment.id,
    details: { post: comment.post_title, ...(decision === "hide" && { reason }) },
  })
  return { message: commentProblems.in(language).done[decision] }
}

const leave = async ({ db, actor, clock }: Ctx<"admin">, { id }: queries.DecidedComment) => {
  const answered = await answerReports(db, id, { result: "left", by: actor.account_id, now: clock() })
  if (answered === 0) throw conflict(localized((t) => t.decided))
}

/** What was hidden with a reason is restored with one, where appeals are answered. */
const show = async ({ db, actor, clock }: Ctx<"admin">, comment: queries.DecidedComment) => {
  if (comment.status === "visible") throw conflict(localized((t) => t.decided))
  if (comment.is_taken_down) throw conflict(localized((t) => t.takenDown))
  await queries.markDecided(db, comment, { status: "visible", by: actor.account_id, now: clock() })
}

const hide = async ({ db, actor, clock }: Ctx<"admin">, comment: queries.DecidedComment, reason: string) => {
  if (comment.status === "hidden") throw conflict(localized((t) => t.decided))
  const { id, author, side, post_id, post_slug, post_title: title } = comment
  const by = { by: actor.account_id, now: clock() }
  await queries.markDecided(db, comment, { status: "hidden", ...by })
  await insertTakedown(db, { kind: "comment", id, author_id: author.account_id, reason, ...by })
  await answerReports(db, id, { result: "hidden", ...by })
  if (!author.is_reachable) return
  const about = { item: "comment" as const, item_id: id, path: commentPath(post_slug), post_id, title, reason }
  await notify(db, contentHidden, about, [{ ...author, side }], clock())
}

const acts = { show: "show_comment", hide: "hide_comment", leave: "leave_comment" } as const
