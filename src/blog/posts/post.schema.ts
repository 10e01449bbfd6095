import { z } from "zod"
import { postPiece } from "./live-parts.schema.ts"

export const blogColors = ["tile", "slate", "neem", "plum", "ochre"] as const
export type BlogColor = (typeof blogColors)[number]

const instant = z.string().describe("UTC, to the second")

export const blogCategory = z.object({
  id: z.number().int(),
  slug: z.string(),
  name: z.string(),
  color: z.enum(blogColors).describe("One of the site's colours"),
  post_count: z.number().int().describe("Published posts"),
})
export type BlogCategory = z.output<typeof blogCategory>

/** As it stands on a card. */
export const listedPost = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  category_id: z.number().int(),
  category_slug: z.string(),
  category_name: z.string(),
  category_color: z.enum(blogColors),
  tags: z.array(z.string()),
  featured_image: z.string().nullable(),
  featured_alt: z.string(),
  author_name: z.string(),
  author_image: z.string().nullable(),
  provider_id: z.string().nullable().describe("The professional who wrote it, where one did and has a profile"),
  published_at: instant,
  updated_at: instant.describe("When its text was published last"),
  reading_minutes: z.number().int(),
  view_count: z.number().int(),
  like_count: z.number().int(),
  comment_count: z.number().int(),
  url: z.string(),
  is_published: z.boolean(),
})
export type ListedPost = z.output<typeof listedPost>

export const blogPost = listedPost.extend({
  published_at: instant.nullable().describe("Null: not published yet"),
  content: z.string().describe("HTML; what is live in it is an empty div with data-live and data-service"),
  author_about: z.string().describe("Who that is, in a line; empty where nothing is known"),
})
export type BlogPost = z.output<typeof blogPost>

/** A text that may not be whole yet, as its page would show it. */
export const previewedPost = blogPost
  .pick({
    ...{ id: true, title: true, excerpt: true, tags: true, featured_image: true, featured_alt: true },
    ...{ author_name: true, author_image: true, author_about: true, provider_id: true },
    ...{ published_at: true, updated_at: true, reading_minutes: true },
  })
  .extend({
    category_slug: z.string().nullable(),
    category_name: z.string().nullable(),
    category_color: z.enum(blogColors).nullable(),
  })
export type PreviewedPost = z.output<typeof previewedPost>

/** What a profile says of who wrote a post. */
const postAuthor = z.object({
  business_name: z.string(),
  full_name: z.string(),
  headline: z.string(),
  about: z.string(),
  locality: z.string().nullable(),
  city: z.string(),
  services: z.array(z.string()),
})
export type PostAuthor = z.output<typeof postAuthor>

const postHeading = z.object({ id: z.string(), level: z.number().int(), text: z.string() })
export type PostHeading = z.output<typeof postHeading>

export const postPreview = z.object({
  post: previewedPost,
  pieces: z.array(postPiece),
  headings: z.array(postHeading).describe("Empty where the post has no contents"),
  author: postAuthor.nullable(),
})
export type PostPreview = z.output<typeof postPreview>

export const pagination = z.object({
  currentPage: z.number().int(),
  totalPages: z.number().int(),
  totalPosts: z.number().int(),
  postsPerPage: z.number().int(),
})

export const postPage = z.object({ posts: z.array(listedPost), pagination })
export type PostPage = z.output<typeof postPage>
