import { z } from "zod"
import { contract } from "../../platform/api/contract.ts"
import { messageOnly } from "../../platform/validation.ts"
import { POST_LIMITS } from "../post-limits.rules.ts"
import { MAX_CATEGORY, MAX_PAGE, MAX_QUERY, RELATED } from "./post.rules.ts"
import { blogCategory, blogPost, listedPost, postPage } from "./post.schema.ts"
import { postChange, postInput } from "./post-input.schema.ts"
import { postFormTexts, postListFieldTexts } from "./texts.ts"

const CACHE_SECONDS = 30
const data = <T extends z.ZodType>(value: T) => z.object({ data: value })
const page = z.coerce.number().int().min(1).max(MAX_PAGE).default(1)
const id = z.string()

export const listPosts = contract({
  name: "blog_posts",
  summary: "Posts of the blog, newest first, six a page",
  method: "GET",
  path: "/blog/posts",
  who: "anyone",
  cacheSeconds: CACHE_SECONDS,
  texts: postListFieldTexts,
  input: z.object({
    page,
    category: z.string().max(MAX_CATEGORY).optional().describe("Slug, name or id of a category; all: every one"),
    search: z.string().max(MAX_QUERY).optional().describe("Words of title, excerpt or text; then the best match first"),
    tag: z.string().max(POST_LIMITS.tag).optional(),
  }),
  output: data(postPage),
})

export const searchPosts = contract({
  name: "search_blog",
  summary: "Posts of the blog in which these words stand, the best match first; none for a blank search",
  method: "GET",
  path: "/blog/search",
  who: "anyone",
  cacheSeconds: CACHE_SECONDS,
  texts: postListFieldTexts,
  input: z.object({ q: z.string().max(MAX_QUERY).default(""), page }),
  output: data(postPage),
})

export const listCategories = contract({
  name: "blog_categories",
  summary: "The categories of the blog, with how many posts each has",
  method: "GET",
  path: "/blog/categories",
  who: "anyone",
  cacheSeconds: CACHE_SECONDS,
  input: z.object({}),
  output: data(z.array(blogCategory)),
})

export const postById = contract({
  name: "blog_post",
  summary: "A published post; one's own and an administrator's in every state",
  method: "GET",
  path: "/blog/posts/{id}",
  who: "anyone",
  refuses: ["not_found"],
  input: z.object({ id }),
  output: data(blogPost),
})

export const postBySlug = contract({
  name: "blog_post_by_slug",
  summary: "A published post by its address, or by one that it had",
  method: "GET",
  path: "/blog/posts/slug/{slug}",
  who: "anyone",
  cacheSeconds: CACHE_SECONDS,
  refuses: ["not_found"],
  input: z.object({ slug: z.string() }),
  output: data(blogPost),
})

export const relatedPosts = contract({
  name: "related_blog_posts",
  summary: "Posts to read after one: with the same tags and of the same category first",
  method: "GET",
  path: "/blog/posts/{id}/related",
  who: "anyone",
  cacheSeconds: CACHE_SECONDS,
  refuses: ["not_found"],
  texts: postListFieldTexts,
  input: z.object({ id, count: z.coerce.number().int().min(1).max(12).default(RELATED) }),
  output: data(z.array(listedPost)),
})

const visitor = z.uuid().optional().describe("Drawn by the browser; without it a visitor is a network and a browser")
const marked = { bucket: "blog-marks", perNetwork: { max: 120, seconds: 60 } }
/** A browser's number is drawn anew by who wants to: so many posts nobody likes in an hour, though a network may be a suburb. */
const liked = { bucket: "blog-likes", perNetwork: { max: 60, seconds: 3600 } }

export const viewPost = contract({
  name: "view_blog_post",
  summary: "Count that a post was read, once a visitor and day",
  method: "POST",
  path: "/blog/posts/{id}/views",
  who: "anyone",
  transaction: "one_statement",
  refuses: ["not_found"],
  limit: marked,
  input: z.object({ id, visitor }),
  output: data(z.object({ view_count: z.number().int() })),
})

export const likePost = contract({
  name: "like_blog_post",
  summary: "Like a post, once a visitor; a second time changes nothing",
  method: "POST",
  path: "/blog/posts/{id}/like",
  who: "anyone",
  transaction: "one_statement",
  refuses: ["not_found"],
  limit: liked,
  input: z.object({ id, visitor }),
  output: data(z.object({ like_count: z.number().int(), is_liked: z.literal(true) })),
})

/** A text of 200,000 letters, each of which may take six bytes on its way. */
const maxBodyBytes = 2 * 1024 * 1024
const written = { bucket: "blog-writing", perAccount: { max: 60, seconds: 60 } }

export const createPost = contract({
  name: "create_blog_post",
  summary: "Write a post: an administrator's is published, anybody else's goes to our team first",
  method: "POST",
  path: "/blog/posts",
  who: "signed_in",
  status: 201,
  ...{ limit: written, maxBodyBytes },
  texts: postFormTexts,
  input: postInput,
  output: data(blogPost).extend({ message: z.string() }),
})

export const changePost = contract({
  name: "change_blog_post",
  summary: "Change a post of mine, or as an administrator anybody's; a published one stays until our team has agreed",
  method: "PUT",
  path: "/blog/posts/{id}",
  who: "signed_in",
  ...{ limit: written, maxBodyBytes },
  refuses: ["not_found", "conflict"],
  texts: postFormTexts,
  input: postChange.extend({ id }),
  output: data(blogPost).extend({ message: z.string() }),
})

export const removePost = contract({
  name: "remove_blog_post",
  summary: "Remove a post of mine, or as an administrator anybody's, for which the sign-in has to be a recent one",
  method: "DELETE",
  path: "/blog/posts/{id}",
  who: "signed_in",
  refuses: ["not_found", "confirm_identity"],
  limit: written,
  input: z.object({ id }),
  output: messageOnly,
})
