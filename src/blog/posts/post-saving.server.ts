// The steps of writing a post, for every way it comes in: a version is stored, its pictures are claimed, an address is taken,
// and readers see it, or our team is asked first. Each runs in the transaction of its call.
import { claimFile, releaseFile } from "../../files/file.server.ts"
import type { Ctx } from "../../platform/context.server.ts"
import type { FilePurpose } from "../../platform/files/file-store.server.ts"
import { photoSizes } from "../../platform/files/photo-sizes.ts"
import { newId } from "../../platform/id.ts"
import { localize } from "../../platform/language/language.ts"
import { invalid } from "../../platform/problem.ts"
import { fileIdOf } from "../document/addresses.ts"
import { htmlOf } from "../document/document-html.server.ts"
import { imagesOf, readingMinutes } from "../document/document-text.ts"
import {
  countSlugs,
  deletePictures,
  dropUnreadSlugs,
  insertPicture,
  insertPost,
  insertVersion,
  isPictureOf,
  isPublicPicture,
  isShownElsewhere,
  type LockedPost,
  listPictures,
  lockOwnShownPicture,
  lockPictureFiles,
  markVersion,
  type PostText,
  showVersion,
  takeSlug,
} from "./post-writes.queries.server.ts"
import { slugOf, slugVariant } from "./slug.rules.ts"
import { postProblems } from "./texts.ts"

type Writer = Pick<Ctx<"signed_in">, "db" | "actor" | "clock">

/** As public as the post they stand in. */
export const postPictures: FilePurpose = {
  name: "blog",
  arrival: { shape: "whole", sizes: photoSizes, avif: true, placeholder: true },
  seenBy: async (db, { account_id, is_admin }, fileId) => is_admin || isPictureOf(db, account_id, fileId),
  isPublic: isPublicPicture,
}

/** A new post with its first version, seen by nobody else. @returns its id */
export const beginPost = async (writer: Writer, text: PostText) => {
  const { db, actor, clock } = writer
  const id = newId()
  await insertPost(db, { id, author_account_id: actor.account_id, provider_id: actor.professional_id ?? null }, clock())
  await storeVersion(writer, { id, version: 1, isShown: true }, text)
  await takeFreeSlug(writer, id, text.title)
  return id
}

/** The next one; the row follows where nobody reads or is to decide about an older one meanwhile. @returns its number */
export const addVersion = async (writer: Writer, post: LockedPost, text: PostText) => {
  const version = post.version + 1
  const isShown = post.published_version === null && post.submitted_version === null
  await storeVersion(writer, { id: post.id, version, isShown }, text)
  await markVersion(writer.db, post.id, version)
  return version
}

interface Stored {
  id: string
  version: number
  isShown: boolean
}

const storeVersion = async (writer: Writer, { id, version, isShown }: Stored, text: PostText) => {
  const { db, actor, clock } = writer
  await claimPictures(writer, id, text)
  await insertVersion(db, { post_id: id, version, saved_by: actor.account_id, saved_at: clock() }, text)
  if (isShown) await showText(writer, id, text)
}

/** Makes this text what the row of the post says. */
export const showText = ({ db, clock }: Pick<Writer, "db" | "clock">, id: string, text: PostText) => {
  const made = { html: htmlOf(text.document), reading_minutes: Math.min(readingMinutes(text.document), 999) }
  return showVersion(db, id, text, made, clock())
}

/** Those that are new in it, of who saves it; one may stand in several posts of theirs. */
const claimPictures = async ({ db, actor, clock }: Writer, postId: string, text: PostText) => {
  const used = picturesIn(text)
  if (used.size === 0) return
  const claimed = new Set(await listPictures(db, postId))
  for (const [id, field] of used) {
    if (claimed.has(id)) continue
    const { account_id } = actor
    if (!(await lockOwnShownPicture(db, account_id, id)))
      await claimFile(db, { account_id, id, purpose: "blog" }, clock(), field)
    await insertPicture(db, id, postId)
  }
}

/** Each with the field that names it. */
const picturesIn = ({ document, featured_image }: PostText) => {
  const named = (address: string, field: string) => {
    const id = fileIdOf(address)
    return id === undefined ? [] : [[id, field] as const]
  }
  return new Map([
    ...named(featured_image ?? "", "featured_image"),
    ...imagesOf(document).flatMap(({ src }) => named(src, "content")),
  ])
}

export const releasePictures = async ({ db, clock }: Pick<Writer, "db" | "clock">, postId: string) => {
  const files = await lockPictureFiles(db, postId)
  await deletePictures(db, postId)
  for (const id of files) if (!(await isShownElsewhere(db, id))) await releaseFile(db, id, "removed", clock())
}

/** Of two posts of one title the second has a number behind it. */
const MAX_ATTEMPTS = 20

/** Made from the title; one without a Latin letter is known by a piece of its id. */
export const takeFreeSlug = async ({ db }: Pick<Writer, "db">, id: string, title: string) => {
  const slug = slugOf(title) || `post-${id.slice(-8)}`
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++)
    if (await takeSlug(db, id, slugVariant(slug, attempt))) return dropUnreadSlugs(db, id)
  await takeSlug(db, id, `${slug}-${id.slice(-12)}`)
  return dropUnreadSlugs(db, id)
}

/** Each leads to the post for ever: nobody needs more, and nobody is to take what others would be called. */
const MAX_ADDRESSES = 20

/** The one that was asked for. */
export const takeChosenSlug = async ({ db }: Pick<Writer, "db">, id: string, slug: string) => {
  if ((await countSlugs(db, id)) >= MAX_ADDRESSES)
    throw invalid({ slug: localize(postProblems, (t) => t.tooManySlugs) })
  if (!(await takeSlug(db, id, slug))) throw invalid({ slug: localize(postProblems, (t) => t.slugTaken) })
  await dropUnreadSlugs(db, id)
}
