// Posts and comments, as the desk lists them, as tables for a spreadsheet.
import { recordAct } from "../../accounts/audit.server.ts"
import type { DeskCommentList } from "../../blog/comments/comment.rules.ts"
import type { HeldComment } from "../../blog/comments/comment.schema.ts"
import { listForDesk as listComments } from "../../blog/comments/comment.server.ts"
import type { DeskList } from "../../blog/desk/post-desk.rules.ts"
import type { DeskPost } from "../../blog/desk/post-desk.schema.ts"
import { listForDesk as listPosts } from "../../blog/desk/post-desk.server.ts"
import type { StreamedFile } from "../../platform/api/serve-file.server.ts"
import type { Ctx } from "../../platform/context.server.ts"
import { csvFile } from "../../platform/csv-file.server.ts"
import { indianMinute } from "../../platform/indian-minute.ts"
import { indianDay } from "../../platform/time.ts"
import { blogFileTexts } from "./texts.ts"

type Admin = Ctx<"admin">

export const exportPosts = async (ctx: Admin, { show }: { show: DeskList }): Promise<StreamedFile> => {
  const { clock, language, publicUrl } = ctx
  await recordAct(ctx, "export_blog", { details: { part: "posts", show } })
  // Where the next page begins is a time and an id: the use case alone knows it.
  let cursor: string | null | undefined
  return csvFile({
    name: `posts-${indianDay(clock())}.csv`,
    columns: blogFileTexts.in(language).posts,
    read: async (_last: DeskPost | undefined, limit) => {
      if (cursor === null) return []
      const { posts, next } = await listPosts(ctx, { show, limit, cursor })
      cursor = next
      return posts
    },
    line: ({ title, excerpt, category_name, author_name, author_id, slug, id, ...post }) => [
      ...[title, excerpt, category_name, author_name, indianMinute(post.submitted_at)],
      ...[indianMinute(post.scheduled_for), indianMinute(post.published_at), post.takedown?.reason ?? post.review_note],
      ...[postAddress(publicUrl, slug), author_id, id],
    ],
  })
}

export const exportComments = async (ctx: Admin, { show }: { show: DeskCommentList }): Promise<StreamedFile> => {
  const { clock, language, publicUrl } = ctx
  await recordAct(ctx, "export_blog", { details: { part: "comments", show } })
  return csvFile({
    name: `comments-${indianDay(clock())}.csv`,
    columns: blogFileTexts.in(language).comments,
    read: async (last: HeldComment | undefined, limit) =>
      (await listComments(ctx, { show, limit, cursor: last?.id })).comments,
    line: ({ content, author_name, author_id, created_at, post_title, post_slug, id, ...comment }) => [
      ...[content, author_name, indianMinute(created_at), post_title, comment.parent_content],
      ...[comment.reports.map(({ name }) => name).join(", ") || null, comment.takedown?.reason ?? null],
      ...[postAddress(publicUrl, post_slug), author_id, id],
    ],
  })
}

const postAddress = (publicUrl: string, slug: string) => `${publicUrl}/blog/${slug}`
