import { z } from "zod"
import { deskCommentLists } from "../../blog/comments/comment.rules.ts"
import { deskLists } from "../../blog/desk/post-desk.rules.ts"
import { contract } from "../../platform/api/contract.ts"
import { deskFile } from "../../platform/api/desk-file.ts"

export const postsFile = contract({
  ...deskFile,
  name: "admin_blog_posts_csv",
  summary: "All posts that wait for a look, are published or hidden, as a table, without their text",
  path: "/admin/blog/csv",
  input: z.object({ show: z.enum(deskLists).default("waiting") }),
})

export const commentsFile = contract({
  ...deskFile,
  name: "admin_blog_comments_csv",
  summary: "All comments that wait for a look, were reported, are shown or hidden, as a table",
  path: "/admin/blog_comments/csv",
  input: z.object({ show: z.enum(deskCommentLists).default("held") }),
})
