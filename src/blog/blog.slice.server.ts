import { serve } from "../platform/api/serve.server.ts"
import type { Slice } from "../platform/slice.server.ts"
import { blogData } from "./blog.personal.server.ts"
import * as postCalls from "./posts/post.contract.ts"
import * as posts from "./posts/post.server.ts"
import { postPictures } from "./posts/post-saving.server.ts"
import * as writes from "./posts/post-writes.server.ts"
import * as readerMarks from "./posts/reader-marks.server.ts"

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
  calls: [
    serve(postCalls.listPosts, posts.listPosts),
    serve(postCalls.listCategories, posts.listCategories),
    serve(postCalls.searchPosts, posts.searchPosts),
    serve(postCalls.postById, posts.getPostById),
    serve(postCalls.postBySlug, posts.getPostBySlug),
    serve(postCalls.relatedPosts, posts.getRelated),
    serve(postCalls.createPost, writes.createPost),
    serve(postCalls.changePost, writes.changePost),
    serve(postCalls.removePost, writes.removePost),
    serve(postCalls.viewPost, readerMarks.viewPost),
    serve(postCalls.likePost, readerMarks.likePost),
  ],
  files: [postPictures],
  jobs: readerMarks.readerMarkJobs,
  schedules: readerMarks.readerMarkSchedules,
}
