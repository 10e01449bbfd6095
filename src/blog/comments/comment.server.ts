// What people say about posts. The first comment of a person is read by our team before others read it; from then on they
// are shown at once, and may be hidden.
import { recordAudit } from "../../accounts/audit.server.ts"
import { notify } from "../../notifications/notify.server.ts"
import { pageOf } from "../../platform/api/page.server.ts"
import type { Ctx } from "../../platform/context.server.ts"
import { newId } from "../../platform/id.ts"
import { localizerOf } from "../../platform/language/language.ts"
import { conflict, notFound } from "../../platform/problem.ts"
import { commentHidden } from "./comment.notifications.server.ts"
import * as queries from "./comment.queries.server.ts"
import type { CommentState } from "./comment.rules.ts"
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

export const addComment = async ({ db, actor, clock, language }: Context, { id: post_id, content, parent_id }: NewComment) => {
  if (!(await queries.isPublished(db, post_id))) throw postNotFound()
  const parent = parent_id === undefined ? null : await queries.findParent(db, post_id, parent_id)
  if (parent === undefined) throw commentNotFound()
  const isShown = actor.is_admin || (await queries.isTrusted(db, actor.account_id))
  const [id, now, status] = [newId(), clock(), isShown ? ("visible" as const) : ("held" as const)]
  await queries.insertComment(db, {
    ...{ id, post_id, parent_id: parent, account_id: actor.account_id },
    ...{ content, status, created_at: now },
  })
  const t = commentProblems.in(language)
  return { message: t.added[status], comment: { id, content, status, created_at: now.toISOString() } }
}

export const removeComment = async ({ db, actor, language }: Context, { id }: Id) => {
  const comment = await queries.lockOwn(db, id, actor.account_id)
  if (!comment) throw commentNotFound()
  await queries.deleteComment(db, comment)
  return { message: commentProblems.in(language).removed }
}

interface Query {
  show?: CommentState | undefined
  limit: number
  cursor?: string | undefined
}

export const listForDesk = async ({ db }: Ctx<"admin">, { show = "held", ...query }: Query) => {
  const rows = await queries.listForDesk(db, { show, ...query })
  const { page, next } = pageOf(rows, query.limit, ({ id }) => id)
  return { comments: page, next }
}

export const decideComment = async (ctx: Ctx<"admin">, { id, decision }: Id & { decision: "show" | "hide" }) => {
  const { db, actor, clock, network, language } = ctx
  const comment = await queries.lockForDesk(db, id)
  if (!comment) throw commentNotFound()
  const status = decision === "show" ? ("visible" as const) : ("hidden" as const)
  if (comment.status === status) throw conflict(localized((t) => t.decided))
  await queries.markDecided(db, comment, { status, by: actor.account_id, now: clock() })
  const { author, side, post_title, post_slug } = comment
  if (decision === "hide" && author.is_reachable)
    await notify(db, commentHidden, { comment_id: id, title: post_title, slug: post_slug }, [{ ...author, side }], clock())
  await recordAudit(db, {
    ...{ account_id: actor.account_id, act: decision === "show" ? "show_comment" : "hide_comment" },
    ...{ subject: id, details: { post: post_title }, ip_address: network, at: clock() },
  })
  return { message: commentProblems.in(language).done[decision] }
}
