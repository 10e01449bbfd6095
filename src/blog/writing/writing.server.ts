// Posts as they are written: saved as one goes, sent to our team or published, taken back. A save names the version it was
// made upon, and a newer one is never overwritten: the refusal holds it, so that the editor can offer both.

import { pageOf } from "../../platform/api/page.server.ts"
import type { Ctx } from "../../platform/context.server.ts"
import { fileAddress } from "../../platform/files/purposes.ts"
import { localize, localizerOf } from "../../platform/language/language.ts"
import { conflict, invalid, notFound } from "../../platform/problem.ts"
import { emptyDocument } from "../document/document.schema.ts"
import { documentFromHtml, htmlOf } from "../document/document-html.server.ts"
import { documentFromMarkdown } from "../document/document-markdown.server.ts"
import { canPublish } from "../posts/can-publish.server.ts"
import { previewOf } from "../posts/post-page.server.ts"
import { addVersion, beginPost, showText, takeFreeSlug } from "../posts/post-saving.server.ts"
import { canTakeSlug, isCategory, lockPost } from "../posts/post-writes.queries.server.ts"
import { movePost, recordTeamChange } from "../posts/team-changes.server.ts"
import { postProblems } from "../posts/texts.ts"
import { savedTextOf } from "./saved-text.ts"
import { writingNotices, writingProblems } from "./texts.ts"
import { refuseHollow } from "./whole-text.server.ts"
import { postPublished, postWithdrawn } from "./writing.notifications.server.ts"
import * as queries from "./writing.queries.server.ts"
import {
  beginsSitting,
  canSubmit,
  hiddenStandingOf,
  isFirst,
  isUnnamed,
  MAX_AHEAD_MS,
  stillAhead,
  waits,
} from "./writing.rules.ts"
import type { SavedText } from "./writing.schema.ts"

type Writer = Ctx<"signed_in">
type PostId = { id: string }

const localized = localizerOf(writingProblems)
const postNotFound = () => notFound(localized((t) => t.post))

const empty = (): SavedText => ({
  ...{ title: "", excerpt: "", category_id: null, tags: [], featured_image: null, featured_alt: "" },
  document: emptyDocument(),
})

export const beginDraft = async (ctx: Writer) => getWritten(ctx, { id: await beginPost(ctx, empty()) })

export const getWritten = async ({ db, actor }: Writer, { id }: PostId) => {
  const post = await queries.findWritten(db, actor, id)
  if (!post) throw postNotFound()
  return { post }
}

export const listOwn = async ({ db, actor }: Writer, page: { limit: number; cursor?: string | undefined }) => {
  const rows = await queries.listOwn(db, actor, page)
  const { page: posts, next } = pageOf(rows, page.limit, ({ id }) => id)
  return { posts, next }
}

interface Save extends SavedText {
  id: string
  version: number
  save_id: string
  retain_previous?: boolean | undefined
}

export const savePost = async (ctx: Writer, { id, version, save_id, retain_previous, ...text }: Save) => {
  const { db, actor, clock } = ctx
  const post = await lockWritten(ctx, id)
  if (post.version !== version) return upToDate(ctx, id, save_id)
  if (text.category_id !== null && !(await isCategory(db, text.category_id)))
    throw invalid({ category_id: localize(postProblems, (t) => t.category) })
  const saved = await addVersion(ctx, post, text)
  await queries.nameSave(db, id, saved, save_id)
  if (beginsSitting(post, actor, clock()))
    await recordTeamChange(ctx, { ...post, title: text.title, version: saved }, "write_post")
  if (!retain_previous) await queries.thinVersions(db, post, actor.account_id)
  return { version: saved, saved_at: clock().toISOString() }
}

const lockWritten = async ({ db, actor }: Writer, id: string) => {
  const post = await lockPost(db, id, actor)
  if (!post) throw postNotFound()
  return post
}

/** The same save again, whose answer was lost; anything else is newer than what the sender has seen. */
const upToDate = async (ctx: Writer, id: string, saveId: string) => {
  const { post } = await getWritten(ctx, { id })
  if (post.text.save_id === saveId.toLowerCase()) return { version: post.version, saved_at: post.text.saved_at }
  throw conflict(
    localized((t) => t.newer),
    { post },
  )
}

interface Submission {
  id: string
  version: number
  scheduled_for?: string | null | undefined
}

export const submitPost = async (ctx: Writer, { id, version, scheduled_for }: Submission) => {
  const { db, actor, clock, language } = ctx
  const post = await lockWritten(ctx, id)
  if (post.version !== version)
    throw conflict(
      localized((t) => t.newer),
      await getWritten(ctx, { id }),
    )
  if (post.status === "hidden") {
    const isOwn = post.author_account_id === actor.account_id
    throw conflict(localized((t) => t.hidden[hiddenStandingOf({ takedown: post.takedown, isOwn })]))
  }
  if (!canSubmit(post)) throw conflict(localized((t) => t.nothingNew))
  refuseHollow(post)
  const scheduledFor = isFirst(post) ? timeOf(scheduled_for, post.scheduled_for, clock()) : null
  if (isFirst(post) && isUnnamed(post)) await takeFreeSlug(ctx, id, post.title)
  const t = writingNotices.in(language)
  const change = { version, now: clock() }
  if (!canPublish(actor)) {
    // What is decided about: of a post that waited already the row still says what was sent before.
    if (isFirst(post)) await showText(ctx, id, savedTextOf(post))
    await queries.markSubmitted(db, id, { ...change, scheduledFor })
    return { message: t.submitted, ...(await getWritten(ctx, { id })) }
  }
  await showText(ctx, id, savedTextOf(post))
  await recordTeamChange(ctx, post, "change_post", scheduledFor ? {} : { event: postPublished })
  if (scheduledFor) await queries.markScheduled(db, id, { ...change, scheduledFor })
  else await queries.markPublished(db, id, change)
  return { message: scheduledFor ? t.scheduled : t.published, ...(await getWritten(ctx, { id })) }
}

/** What is past would be published at once, which nobody meant who chose a time. Not named, the time chosen before stays. */
const timeOf = (time: string | null | undefined, before: Date | null, now: Date) => {
  if (time === undefined) return stillAhead(before, now)
  if (time === null) return null
  const ahead = Date.parse(time) - now.getTime()
  if (ahead <= 0) throw invalid({ scheduled_for: localized((t) => t.past) })
  if (ahead > MAX_AHEAD_MS) throw invalid({ scheduled_for: localized((t) => t.tooFar) })
  return new Date(time)
}

export const withdrawPost = async (ctx: Writer, { id }: PostId) => {
  const post = await lockWritten(ctx, id)
  if (!waits(post)) throw conflict(localized((t) => t.nothingWaits))
  await recordTeamChange(ctx, post, "withdraw_post", { event: postWithdrawn })
  await queries.markWithdrawn(ctx.db, id)
  return { message: writingNotices.in(ctx.language).withdrawn, ...(await getWritten(ctx, { id })) }
}

interface Address extends PostId {
  slug: string
}

export const changeSlug = async (ctx: Writer, { id, slug }: Address) => {
  const post = await lockWritten(ctx, id)
  await movePost(ctx, post, slug)
  return { message: writingNotices.in(ctx.language).slug, ...(await getWritten(ctx, { id })) }
}

/** While it is typed. */
export const checkSlug = async ({ db, actor, language }: Writer, { id, slug }: Address) => {
  if (!(await queries.findWritten(db, actor, id))) throw postNotFound()
  const is_free = await canTakeSlug(db, id, slug)
  return { is_free, message: is_free ? null : postProblems.in(language).slugTaken }
}

export const listOwnPictures = async ({ db, actor, clock }: Writer) => ({
  pictures: (await queries.listPicturesOf(db, actor.account_id, clock())).map(({ id, ...size }) => ({
    id,
    ...size,
    small: fileAddress(id, "small"),
    url: fileAddress(id, "large"),
  })),
})

export const listVersions = async ({ db, actor }: Writer, { id }: PostId) => {
  const versions = await queries.listVersions(db, actor, id)
  if (versions.length === 0) throw postNotFound()
  return { versions }
}

export const getVersion = async ({ db, actor }: Writer, { id, version }: PostId & { version: number }) => {
  const found = await queries.findVersionFor(db, actor, id, version)
  if (!found) throw postNotFound()
  return { version: found }
}

export const previewPost = async (ctx: Writer, { id }: PostId) => {
  const { post } = await getWritten(ctx, { id })
  return previewOf(ctx, id, post.text)
}

export const convertText = async (_ctx: Writer, { format, text }: { format: "html" | "markdown"; text: string }) => {
  const document = format === "html" ? documentFromHtml(text) : documentFromMarkdown(text)
  return { document, html: htmlOf(document) }
}
