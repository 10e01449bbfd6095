// A post as its page shows it: its text in pieces, what is live between them, its parts for the table of contents.
import type { Ctx } from "../../platform/context.server.ts"
import { commentsOf } from "../comments/comment.server.ts"
import { htmlOf } from "../document/document-html.server.ts"
import { headingsOf, readingMinutes } from "../document/document-text.ts"
import type { Document } from "../document/nodes.ts"
import { type PartsCtx, withLiveParts } from "./live-parts.server.ts"
import { hasContents } from "./post.rules.ts"
import type { PostPreview } from "./post.schema.ts"
import { findAboutWriting, findPostPage } from "./post.server.ts"
import type { PostText } from "./post-writes.queries.server.ts"

/** Undefined: there is no such post. */
export const getPostPage = async (ctx: Ctx, slug: string) => {
  const found = await findPostPage(ctx, slug)
  if (!found) return undefined
  if (found.movedTo !== undefined) return { movedTo: found.movedTo }
  const { post, document, author, related } = found
  const { content, ...head } = post
  return {
    post: { ...head, content: "" },
    ...(await partsOf(ctx, { html: content, document })),
    ...{ author, related },
    comments: await commentsOf(ctx.db, post.id),
  }
}

/** The same of a text that is written, before it is published. */
export const previewOf = async (ctx: PartsCtx, id: string, text: PostText): Promise<PostPreview> => {
  const { title, excerpt, tags, featured_image, featured_alt, document } = text
  const { about, author } = await findAboutWriting(ctx, id, text.category_id)
  return {
    post: { ...about, title, excerpt, tags, featured_image, featured_alt, reading_minutes: readingMinutes(document) },
    ...(await partsOf(ctx, { html: htmlOf(document), document })),
    author,
  }
}

const partsOf = async (ctx: PartsCtx, text: { html: string; document: Document }) => {
  const headings = headingsOf(text.document).filter(({ level }) => level < 4)
  return { pieces: await withLiveParts(ctx, text), headings: hasContents(headings) ? headings : [] }
}
