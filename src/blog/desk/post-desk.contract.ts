import { z } from "zod"
import { contract } from "../../platform/api/contract.ts"
import { pageLimit } from "../../platform/api/paging.ts"
import { deskLists } from "./post-desk.rules.ts"
import { deskPost, postDecision, postOutcome, reviewedPost } from "./post-desk.schema.ts"
import { postDeskFieldTexts } from "./texts.ts"

export const deskPosts = contract({
  name: "admin_blog_posts",
  summary: "Posts that wait for a look, the oldest first; or what is published or hidden, the newest first",
  method: "GET",
  path: "/admin/blog",
  who: "admin",
  input: z.object({
    show: z.enum(deskLists).optional().describe("waiting unless it says otherwise"),
    limit: pageLimit,
    cursor: z
      .string()
      .max(100)
      .refine((text) => /^[0-9T:.Z-]{20,30}_[\w-]{1,64}$/.test(text), { params: { rule: "page_link" } })
      .optional(),
  }),
  output: z.object({ posts: z.array(deskPost), next: z.string().nullable() }),
})

export const reviewedPostOf = contract({
  name: "admin_blog_post",
  summary: "One post as it would look, with what readers see now",
  method: "GET",
  path: "/admin/blog/{id}",
  who: "admin",
  refuses: ["not_found"],
  input: z.object({ id: z.string() }),
  output: z.object({ post: reviewedPost }),
})

export const decidePost = contract({
  name: "decide_blog_post",
  summary: "Publish what was sent, send it back with a note, hide a post, or show it again; its author is told",
  method: "POST",
  path: "/admin/blog/{id}",
  who: "admin",
  refuses: ["not_found", "conflict"],
  texts: postDeskFieldTexts,
  input: postDecision,
  output: postOutcome,
})
