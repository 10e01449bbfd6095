import { z } from "zod"
import { appealText } from "../../moderation/takedown.schema.ts"
import { appealFormTexts } from "../../moderation/texts.ts"
import { contract, type Limit } from "../../platform/api/contract.ts"
import { idCursor, pageLimit } from "../../platform/api/paging.ts"
import { anyId } from "../../platform/id.schema.ts"
import { documentSchema } from "../document/document.schema.ts"
import { POST_LIMITS } from "../post-limits.rules.ts"
import { postPreview } from "../posts/post.schema.ts"
import { slugField } from "../posts/slug.schema.ts"
import { writingFieldTexts } from "./texts.ts"
import { listedVersion, ownPicture, ownPost, postVersion, savedText, writtenPost } from "./writing.schema.ts"

/** Who writes saves every few seconds. */
const limit: Limit = { bucket: "writing", perAccount: { max: 120, seconds: 60 } }
/** 200,000 letters of Devanagari, each three bytes, with the tree around them. */
const maxBodyBytes = 4 * 1024 * 1024
const own = { who: "signed_in", texts: writingFieldTexts } as const
/** Of an integer in the database. */
const MAX_VERSION = 2_147_483_647
const id = z.string()
const post = z.object({ post: writtenPost })
const acted = z.object({ message: z.string(), post: writtenPost })

export const beginDraft = contract({
  ...own,
  name: "begin_blog_post",
  summary: "Begin a post, as an empty draft",
  method: "POST",
  path: "/blog/drafts",
  status: 201,
  limit: { bucket: "new-posts", perAccount: { max: 30, seconds: 3600 } },
  input: z.object({}),
  output: post,
})

export const ownPosts = contract({
  ...own,
  name: "own_blog_posts",
  summary: "My posts in every state, the newest first",
  method: "GET",
  path: "/blog/drafts",
  input: z.object({ limit: pageLimit, cursor: idCursor }),
  output: z.object({ posts: z.array(ownPost), next: z.string().nullable() }),
})

export const writtenPostOf = contract({
  ...own,
  name: "written_blog_post",
  summary: "A post of mine with its newest text; an administrator's any",
  method: "GET",
  path: "/blog/drafts/{id}",
  refuses: ["not_found"],
  input: z.object({ id }),
  output: post,
})

export const savePost = contract({
  ...own,
  name: "save_blog_post",
  summary: "Save the text upon the version that was seen; where another is newer the refusal holds it as post",
  method: "PUT",
  path: "/blog/drafts/{id}",
  refuses: ["not_found", "conflict"],
  ...{ limit, maxBodyBytes },
  input: savedText.extend({
    id,
    version: z.number().int().min(1),
    retain_previous: z.boolean().optional().describe("What was saved before stays in the history, however near it is"),
    save_id: z.uuid().describe("Drawn for each save: the same one sent again is one save"),
  }),
  output: z.object({ version: z.number().int(), saved_at: z.string() }),
})

export const submitPost = contract({
  ...own,
  name: "submit_blog_post",
  summary: "Publish the saved text, at once or at a time; who is no administrator sends it to our team for that",
  method: "POST",
  path: "/blog/drafts/{id}/submit",
  refuses: ["not_found", "conflict"],
  limit,
  input: z.object({
    id,
    version: z.number().int().min(1),
    scheduled_for: z.iso
      .datetime({ offset: true })
      .nullish()
      .describe("Of a post that was never published; null: at once, not named: as it was chosen before"),
  }),
  output: acted,
})

export const withdrawPost = contract({
  ...own,
  name: "withdraw_blog_post",
  summary: "Take back what waits for our team or its time",
  method: "POST",
  path: "/blog/drafts/{id}/withdraw",
  refuses: ["not_found", "conflict"],
  limit,
  input: z.object({ id }),
  output: acted,
})

export const appealPost = contract({
  name: "appeal_blog_post",
  summary: "Say once why a post of mine should be on the blog again",
  method: "POST",
  path: "/blog/drafts/{id}/appeal",
  who: "signed_in",
  refuses: ["not_found", "conflict"],
  texts: appealFormTexts,
  input: appealText.extend({ id: anyId }),
  output: z.object({ message: z.string() }),
})

export const changeSlug = contract({
  ...own,
  name: "change_blog_slug",
  summary: "Another address for a post; the old one goes on leading to it",
  method: "PUT",
  path: "/blog/drafts/{id}/slug",
  refuses: ["not_found", "conflict"],
  limit,
  input: z.object({ id, slug: slugField }),
  output: acted,
})

export const checkSlug = contract({
  ...own,
  name: "check_blog_slug",
  summary: "Whether a post could have this address",
  method: "GET",
  path: "/blog/drafts/{id}/slug",
  refuses: ["not_found"],
  limit,
  input: z.object({ id, slug: slugField }),
  output: z.object({ is_free: z.boolean(), message: z.string().nullable().describe("Why not") }),
})

export const ownPictures = contract({
  ...own,
  name: "own_blog_pictures",
  summary: "Pictures that I have brought for my posts, the newest first",
  method: "GET",
  path: "/blog/pictures",
  input: z.object({}),
  output: z.object({ pictures: z.array(ownPicture) }),
})

export const postVersions = contract({
  ...own,
  name: "blog_post_versions",
  summary: "What a post of mine was, the newest first",
  method: "GET",
  path: "/blog/drafts/{id}/versions",
  refuses: ["not_found"],
  input: z.object({ id }),
  output: z.object({ versions: z.array(listedVersion) }),
})

export const postVersionOf = contract({
  ...own,
  name: "blog_post_version",
  summary: "The text of one version",
  method: "GET",
  path: "/blog/drafts/{id}/versions/{version}",
  refuses: ["not_found"],
  input: z.object({ id, version: z.coerce.number().int().min(1).max(MAX_VERSION) }),
  output: z.object({ version: postVersion }),
})

export const previewPost = contract({
  ...own,
  name: "preview_blog_post",
  summary: "A post of mine as readers would see the saved text",
  method: "GET",
  path: "/blog/drafts/{id}/preview",
  refuses: ["not_found"],
  input: z.object({ id }),
  output: postPreview,
})

export const convertText = contract({
  ...own,
  name: "convert_blog_text",
  summary: "What was pasted, as a document: HTML or Markdown, cleaned",
  method: "POST",
  path: "/blog/documents",
  transaction: false,
  ...{ limit, maxBodyBytes },
  input: z.object({ format: z.enum(["html", "markdown"]), text: z.string().max(5 * POST_LIMITS.text) }),
  output: z.object({ document: documentSchema, html: z.string() }),
})
