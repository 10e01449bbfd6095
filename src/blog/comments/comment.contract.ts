import { z } from "zod"
import { appealText, reason } from "../../moderation/takedown.schema.ts"
import { appealFormTexts } from "../../moderation/texts.ts"
import { contract } from "../../platform/api/contract.ts"
import { idCursor, pageLimit } from "../../platform/api/paging.ts"
import { anyId } from "../../platform/id.schema.ts"
import { commentDecisions, deskCommentLists } from "./comment.rules.ts"
import { blogComment, commentFields, heldComment, ownComment } from "./comment.schema.ts"
import { commentFieldTexts } from "./texts.ts"

const id = z.string()
const done = z.object({ message: z.string() })

export const postComments = contract({
  name: "blog_comments",
  summary: "What people say about a post, the oldest first, replies behind what they reply to",
  method: "GET",
  path: "/blog/posts/{id}/comments",
  who: "anyone",
  refuses: ["not_found"],
  input: z.object({ id }),
  output: z.object({ comments: z.array(blogComment) }),
})

export const ownComments = contract({
  name: "own_blog_comments",
  summary: "What I have said about a post, shown or not",
  method: "GET",
  path: "/blog/posts/{id}/comments/own",
  who: "signed_in",
  refuses: ["not_found"],
  input: z.object({ id }),
  output: z.object({ comments: z.array(ownComment) }),
})

export const addComment = contract({
  name: "add_blog_comment",
  summary: "Comment a post, or reply to a comment; a person's first one is shown after our team has read it",
  method: "POST",
  path: "/blog/posts/{id}/comments",
  who: "signed_in",
  status: 201,
  refuses: ["not_found"],
  limit: { bucket: "blog-comments", perAccount: { max: 20, seconds: 3600 }, perNetwork: { max: 60, seconds: 3600 } },
  texts: commentFieldTexts,
  input: commentFields.extend({ id }),
  output: done.extend({ comment: ownComment }),
})

export const removeComment = contract({
  name: "remove_blog_comment",
  summary: "Delete a comment of mine; where others replied an empty place stays",
  method: "DELETE",
  path: "/blog/comments/{id}",
  who: "signed_in",
  refuses: ["not_found"],
  input: z.object({ id }),
  output: done,
})

export const appealComment = contract({
  name: "appeal_blog_comment",
  summary: "Say once why a comment of mine should be shown after all",
  method: "POST",
  path: "/blog/comments/{id}/appeal",
  who: "signed_in",
  refuses: ["not_found", "conflict"],
  texts: appealFormTexts,
  input: appealText.extend({ id: anyId }),
  output: done,
})

export const deskComments = contract({
  name: "admin_blog_comments",
  summary:
    "Comments that wait for a look or were reported, the oldest first; or those shown or hidden, the newest first",
  method: "GET",
  path: "/admin/blog_comments",
  who: "admin",
  input: z.object({
    show: z.enum(deskCommentLists).optional().describe("held unless it says otherwise"),
    limit: pageLimit,
    cursor: idCursor,
  }),
  output: z.object({ comments: z.array(heldComment), next: z.string().nullable() }),
})

export const decideComment = contract({
  name: "decide_blog_comment",
  summary:
    "Show a comment, hide it, or leave what was reported; its writer is told when it is hidden, and who reported it what came of it",
  method: "POST",
  path: "/admin/blog_comments/{id}",
  who: "admin",
  refuses: ["not_found", "conflict"],
  texts: commentFieldTexts,
  input: z.object({
    id: z.string().max(100),
    decision: z.enum(commentDecisions),
    reason: reason.optional().describe("Needed to hide; its writer reads it"),
  }),
  output: done,
})
