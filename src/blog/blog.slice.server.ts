import type { Slice } from "../platform/slice.server.ts"
import { blogData } from "./blog.personal.server.ts"

export const blog: Slice = {
  name: "blog",
  description: "What is read by people who build, and written by people who know",
  tables: [
    "blog_categories",
    "blog_posts",
    "blog_versions",
    "blog_slugs",
    "blog_pictures",
    "blog_likes",
    "blog_views",
    "blog_comments",
  ],
  impersonal: ["blog_categories"],
  personal: [blogData],
  calls: [],
}
