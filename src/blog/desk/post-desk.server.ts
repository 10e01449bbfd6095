// The desk's decisions about posts: each is one act in the record, in the transaction that makes it, and its author is told.
import { recordAct } from "../../accounts/audit.server.ts"
import { answerReports } from "../../enquiries/grievance/reported/reports.server.ts"
import { contentHidden } from "../../moderation/takedown.notifications.server.ts"
import { insertTakedown } from "../../moderation/takedowns.server.ts"
import { notify } from "../../notifications/notify.server.ts"
import { pageOf } from "../../platform/api/page.server.ts"
import type { Ctx } from "../../platform/context.server.ts"
import { localizerOf } from "../../platform/language/language.ts"
import type { NotificationKind } from "../../platform/language/notification-kinds.ts"
import { conflict, invalid, notFound } from "../../platform/problem.ts"
import { datesIn } from "../../platform/time.ts"
import type { Document } from "../document/document.schema.ts"
import { imagesOf, textOf } from "../document/document-text.ts"
import { previewOf } from "../posts/post-page.server.ts"
import { showText } from "../posts/post-saving.server.ts"
import { type LockedPost, lockPost } from "../posts/post-writes.queries.server.ts"
import { savedTextOf } from "../writing/saved-text.ts"
import { postPublished, postRestored, postReturned } from "../writing/writing.notifications.server.ts"
import { findAuthor, findVersion, markPublished, markScheduled } from "../writing/writing.queries.server.ts"
import { OWN_POSTS_PATH, type PostState, stillAhead } from "../writing/writing.rules.ts"
import * as queries from "./post-desk.queries.server.ts"
import { type DeskList, decisionsFor, needsNote, type PostDecision } from "./post-desk.rules.ts"
import { postDeskProblems } from "./texts.ts"

type Context = Ctx<"admin">

const localized = localizerOf(postDeskProblems)
const postNotFound = () => notFound(localized((t) => t.post))

interface Query {
  show?: DeskList | undefined
  limit: number
  cursor?: string | undefined
}

export const listForDesk = async ({ db }: Context, { show = "waiting", ...query }: Query) => {
  const rows = await queries.listForDesk(db, { show, ...query })
  const { page, next } = pageOf(rows, query.limit, ({ place }) => place)
  return { posts: page.map(({ place: _, ...post }) => post), next }
}

export const getForDesk = async (ctx: Context, { id }: { id: string }) => {
  const row = await queries.findForDesk(ctx.db, id)
  if (!row) throw postNotFound()
  const { published, ...text } = row
  const { document, tags, featured_image, featured_alt, category_id, ...post } = text
  return {
    post: {
      ...post,
      preview: await previewOf(ctx, id, text),
      pictures: picturesOf(text, document),
      text: wordsOf(text),
      published_text: published && wordsOf(published),
    },
  }
}

interface Featured {
  featured_image: string | null
  featured_alt: string
}

const picturesOf = ({ featured_image: src, featured_alt: alt }: Featured, document: Document) => [
  ...(src === null ? [] : [{ src, alt, caption: null }]),
  ...imagesOf(document).map(({ src, alt, caption }) => ({ src, alt, caption })),
]

const wordsOf = ({ title, excerpt, document }: { title: string; excerpt: string; document: Document }) =>
  [title, excerpt, textOf(document)].join("\n")

interface Decision {
  id: string
  decision: PostDecision
  version?: number | undefined
  note?: string | undefined
}

export const decidePost = async (ctx: Context, { id, decision, version, note }: Decision) => {
  const post = await lockPost(ctx.db, id, ctx.actor)
  if (post?.status === "draft" && (await queries.wasSent(ctx.db, id))) throw conflict(localized((t) => t.withdrawn))
  if (!post || post.status === "draft") throw postNotFound()
  if (needsNote(decision) && !note) throw invalid({ note: localized((t) => t.noteMissing) })
  if (decision === "restore" && post.takedown) throw conflict(localized((t) => t.takenDown))
  if (!decisionsFor(post).includes(decision))
    throw conflict(
      localized((t) => t.decided),
      { status: post.status },
    )
  if (decision === "publish" && version !== undefined && version !== post.submitted_version)
    throw conflict(
      localized((t) => t.newer),
      { version: post.submitted_version },
    )
  const author = await authorToTell(ctx, post)
  const done = await acts[decision](ctx, post, { author, note: note ?? "" })
  await audit(ctx, post, decision, note)
  return { message: messageOf(ctx, post, done, author), status: outcomeOf(done, post), slug: post.slug }
}

/** Nobody is told of what they did themselves, nor who is suspended or has gone. */
const authorToTell = async ({ db, actor }: Context, { id, author_account_id }: LockedPost) => {
  if (author_account_id === actor.account_id) return
  const author = await findAuthor(db, id)
  return author?.is_reachable ? author : undefined
}
type Author = Awaited<ReturnType<typeof authorToTell>>

const messageOf = (ctx: Context, { scheduled_for }: LockedPost, done: Done, author: Author) => {
  const t = postDeskProblems.in(ctx.language)
  if (done === "schedule") return t.done.schedule(scheduledTime(ctx, scheduled_for!))
  return author ? t.andTold(t.done[done]) : t.done[done]
}

type Done = PostDecision | "schedule"
type Act = (ctx: Context, post: LockedPost, to: { author: Author; note: string }) => Promise<Done>

/** Of a change that is sent back the post stays what it was. */
const outcomeOf = (done: Done, { published_version }: LockedPost): PostState => {
  if (done === "return" && published_version === null) return "returned"
  if (done === "schedule") return "scheduled"
  return done === "hide" ? "hidden" : "published"
}

const scheduledTime = ({ clock, language }: Context, at: Date) => datesIn(language).instant(at.toISOString(), clock())

/** A time that has passed meanwhile is now. */
const publish: Act = async (ctx, post, { author }) => {
  const { db, actor, clock } = ctx
  const version = post.submitted_version!
  const text = await findVersion(db, post.id, version)
  if (!text) throw postNotFound()
  await showText(ctx, post.id, savedTextOf(text))
  const change = { version, now: clock(), by: actor.account_id }
  const scheduledFor = post.published_version === null && stillAhead(post.scheduled_for, change.now)
  if (scheduledFor) {
    await markScheduled(db, post.id, { ...change, scheduledFor })
    return "schedule"
  }
  await markPublished(db, post.id, change)
  await tell(ctx, author, postPublished, { post_id: post.id, title: text.title })
  return "publish"
}

const acts: Record<PostDecision, Act> = {
  publish,
  return: async (ctx, post, { author, note }) => {
    await queries.markReturned(ctx.db, post.id, { note, by: ctx.actor.account_id, now: ctx.clock() })
    await tell(ctx, author, postReturned, { post_id: post.id, title: post.shown_title, ...(note && { note }) })
    return "return"
  },
  hide: async (ctx, post, { author, note }) => {
    const by = { by: ctx.actor.account_id, now: ctx.clock() }
    const isOwn = post.author_account_id === null || post.author_account_id === by.by
    await queries.markHidden(ctx.db, post.id, isOwn ? note : null)
    // Reports of what one wrote oneself wait for a colleague (moderation.server.ts).
    if (!isOwn) {
      await takeDown(ctx, post, author, note)
      await answerReports(ctx.db, post.id, { result: "hidden", ...by })
    }
    return "hide"
  },
  restore: async (ctx, post, { author }) => {
    await queries.markShownAgain(ctx.db, post.id)
    await tell(ctx, author, postRestored, { post_id: post.id, title: post.shown_title })
    return "restore"
  },
}

const takeDown = async (ctx: Context, post: LockedPost, author: Author, reason: string) => {
  const { id, author_account_id, shown_title: title } = post
  const by = { by: ctx.actor.account_id, now: ctx.clock() }
  await insertTakedown(ctx.db, { kind: "post", id, author_id: author_account_id!, reason, ...by })
  await tell(ctx, author, contentHidden, { item: "post", item_id: id, path: OWN_POSTS_PATH, title, reason })
}

const tell = async <P extends object>({ db, clock }: Context, author: Author, kind: NotificationKind<P>, params: P) => {
  if (author) await notify(db, kind, params, [author], clock())
}

const auditActs = {
  publish: "publish_post",
  return: "return_post",
  hide: "hide_post",
  restore: "restore_post",
} as const satisfies Record<PostDecision, string>

const audit = (ctx: Context, post: LockedPost, decision: PostDecision, note?: string) =>
  recordAct(ctx, auditActs[decision], {
    subject: post.id,
    details: {
      title: post.shown_title,
      version: post.submitted_version ?? post.published_version,
      ...(note && { note }),
    },
  })
