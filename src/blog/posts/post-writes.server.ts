// Posts that come in by the API: an editor's is published at once, anybody else's is sent to our team, and a published
// one stays as it was until they have looked at what is new.
import { refuseStaleSignIn } from "../../platform/api/serve-actor.server.ts"
import type { Ctx } from "../../platform/context.server.ts"
import { localize } from "../../platform/language/language.ts"
import { conflict, invalid } from "../../platform/problem.ts"
import { documentFromHtml } from "../document/document-html.server.ts"
import { writingNotices } from "../writing/texts.ts"
import { refuseHollow } from "../writing/whole-text.server.ts"
import { postEdited, postPublished, postRemoved } from "../writing/writing.notifications.server.ts"
import { markPublished, markScheduled, markSubmitted } from "../writing/writing.queries.server.ts"
import { isFirst, type MissingField, stillAhead } from "../writing/writing.rules.ts"
import { canPublish } from "./can-publish.server.ts"
import { getPostById, postNotFound } from "./post.server.ts"
import { ownPicture, type PostChange, type PostInput } from "./post-input.schema.ts"
import { addVersion, beginPost, releasePictures, showText, takeChosenSlug } from "./post-saving.server.ts"
import { deletePost, isCategory, type LockedPost, lockPost, type PostText } from "./post-writes.queries.server.ts"
import { movePost, recordTeamChange } from "./team-changes.server.ts"
import { postProblems } from "./texts.ts"

type Writer = Ctx<"signed_in">

export const createPost = async (ctx: Writer, { slug, ...input }: PostInput) => {
  const empty = { title: "", excerpt: "", category_id: null, tags: [], featured_image: null, featured_alt: "" }
  const text = await changed(ctx, { ...empty, document: { type: "doc", content: [] } }, input)
  const id = await beginPost(ctx, text)
  if (slug !== undefined) await takeChosenSlug(ctx, id, slug)
  return passOn(ctx, { id, status: "draft", version: 1, published_version: null, scheduled_for: null }, text)
}

export const changePost = async (ctx: Writer, { id, slug, version, ...input }: PostChange & { id: string }) => {
  const post = await lockPost(ctx.db, id, ctx.actor)
  if (!post) throw postNotFound()
  if (version !== undefined && version !== post.version)
    throw conflict(
      localize(postProblems, (t) => t.moved),
      { version: post.version },
    )
  if (post.status === "hidden") throw conflict(localize(postProblems, (t) => t.hidden))
  const text = await changed(ctx, post, input)
  if (slug !== undefined) await movePost(ctx, post, slug)
  const changedPost = { ...post, title: text.title, version: await addVersion(ctx, post, text) }
  const isEdited = Object.values({ slug, ...input }).some((value) => value !== undefined)
  await recordTeamChange(ctx, changedPost, "change_post", { event: isEdited ? postEdited : postPublished })
  return passOn(ctx, changedPost, text)
}

/** In the words of the API, whose specified calls take pictures without a description. */
const nameOf = (field: MissingField) => {
  if (field === "featured_alt" || field === "pictures") return undefined
  return field === "document" ? "content" : field
}

type PassedOn = Pick<LockedPost, "id" | "status" | "version" | "published_version" | "scheduled_for">

/** To the readers, or to those who decide about it. */
const passOn = async (ctx: Writer, post: PassedOn, text: PostText) => {
  const { id } = post
  refuseHollow(text, nameOf)
  if (canPublish(ctx.actor) || isFirst(post)) await showText(ctx, id, text)
  const message = await markPassedOn(ctx, post)
  const { data } = await getPostById(ctx, { id })
  return { message, data }
}

/** @returns what to say about it. Whoever mends a word has not chosen another time. */
const markPassedOn = async (
  { db, actor, clock, language }: Writer,
  { id, version, status, scheduled_for }: PassedOn,
) => {
  const t = postProblems.in(language)
  const change = { version, now: clock() }
  const scheduledFor = stillAhead(scheduled_for, change.now)
  if (!canPublish(actor)) {
    await markSubmitted(db, id, { ...change, scheduledFor })
    return t.submitted
  }
  if (status === "scheduled" && scheduledFor) {
    await markScheduled(db, id, { ...change, scheduledFor })
    return writingNotices.in(language).scheduled
  }
  await markPublished(db, id, change)
  return t.published
}

/** What is not named stays. */
const changed = async ({ db, publicUrl }: Writer, before: PostText, input: Omit<PostChange, "slug" | "version">) => {
  const { content, featured_image, category_id } = input
  if (category_id !== undefined && !(await isCategory(db, category_id)))
    throw invalid({ category_id: localize(postProblems, (t) => t.category) })
  const picture = featured_image ? ownPicture(featured_image, publicUrl) : null
  if (featured_image && !picture) throw invalid({ featured_image: localize(postProblems, (t) => t.picture) })
  return {
    title: input.title ?? before.title,
    excerpt: input.excerpt ?? before.excerpt,
    document: content === undefined ? before.document : documentFromHtml(content),
    category_id: category_id ?? before.category_id,
    tags: input.tags ?? before.tags,
    featured_image: featured_image === undefined ? before.featured_image : picture,
    featured_alt: input.featured_alt ?? before.featured_alt,
  }
}

export const removePost = async (ctx: Writer, { id }: { id: string }) => {
  const post = await lockPost(ctx.db, id, ctx.actor)
  if (!post) throw postNotFound()
  // What the desk means to undo it hides; this is for good.
  if (post.author_account_id !== ctx.actor.account_id) refuseStaleSignIn(ctx.actor, ctx.clock())
  await recordTeamChange(ctx, post, "remove_post", { event: postRemoved })
  await releasePictures(ctx, id)
  await deletePost(ctx.db, id)
  return { message: postProblems.in(ctx.language).removed }
}
