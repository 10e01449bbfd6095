import { z } from "zod"

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

export const pagination = z.object({
  currentPage: z.number().int(),
  totalPages: z.number().int(),
  totalPosts: z.number().int(),
  postsPerPage: z.number().int(),
})

export const postPage = z.object({ posts: z.array(listedPost), pagination })
export type PostPage = z.output<typeof postPage>
