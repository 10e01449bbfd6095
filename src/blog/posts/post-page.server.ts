// A post as its page shows it: its text in pieces, what is live between them, its parts for the table of contents.
import type { Ctx } from "../../platform/context.server.ts"
import type { KnownWork } from "../../professionals/cost/cost.rules.ts"
import { commentsOf } from "../comments/comment.server.ts"
import { headingsOf } from "../document/document-text.ts"
import { withLiveParts } from "./live-parts.server.ts"
import { hasContents } from "./post.rules.ts"
import { findPostPage } from "./post.server.ts"

export type PostHeading = ReturnType<typeof headingsOf>[number]
type Found = Extract<Awaited<ReturnType<typeof findPostPage>>, { post: object }>
export type PostAuthor = NonNullable<Found["author"]>

/** Undefined: there is no such post. @param worksOf those whose cost stands for a service */
export const getPostPage = async (ctx: Ctx, slug: string, worksOf: (service: string) => readonly KnownWork[]) => {
  const found = await findPostPage(ctx, slug)
  if (!found) return undefined
  if (found.movedTo !== undefined) return { movedTo: found.movedTo }
  const { post, document, author, related } = found
  const { content, ...head } = post
  const headings = headingsOf(document).filter(({ level }) => level < 4)
  return {
    post: { ...head, content: "" },
    pieces: await withLiveParts(ctx, { html: content, document }, worksOf),
    headings: hasContents(headings) ? headings : [],
    ...{ author, related },
    comments: await commentsOf(ctx.db, post.id),
  }
}
