import { serve } from "../platform/api/serve.server.ts"
import type { Slice } from "../platform/slice.server.ts"
import { blogData } from "./blog.personal.server.ts"
import * as commentCalls from "./comments/comment.contract.ts"
import * as comments from "./comments/comment.server.ts"
import { appealComment } from "./comments/comment-takedown.server.ts"
import * as deskCalls from "./desk/post-desk.contract.ts"
import * as desk from "./desk/post-desk.server.ts"
import { appealPost } from "./desk/post-takedown.server.ts"
import * as postCalls from "./posts/post.contract.ts"
import * as posts from "./posts/post.server.ts"
import { postPictures } from "./posts/post-saving.server.ts"
import * as writes from "./posts/post-writes.server.ts"
import * as readerMarks from "./posts/reader-marks.server.ts"
import * as writingCalls from "./writing/writing.contract.ts"
import { writingJobs, writingSchedules } from "./writing/writing.jobs.server.ts"
import { writingNotifications } from "./writing/writing.notifications.server.ts"
import * as writing from "./writing/writing.server.ts"

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
    serve(writingCalls.beginDraft, writing.beginDraft),
    serve(writingCalls.ownPosts, writing.listOwn),
    serve(writingCalls.writtenPostOf, writing.getWritten),
    serve(writingCalls.savePost, writing.savePost),
    serve(writingCalls.submitPost, writing.submitPost),
    serve(writingCalls.withdrawPost, writing.withdrawPost),
    serve(writingCalls.appealPost, appealPost),
    serve(writingCalls.changeSlug, writing.changeSlug),
    serve(writingCalls.checkSlug, writing.checkSlug),
    serve(writingCalls.ownPictures, writing.listOwnPictures),
    serve(writingCalls.postVersions, writing.listVersions),
    serve(writingCalls.postVersionOf, writing.getVersion),
    serve(writingCalls.previewPost, writing.previewPost),
    serve(writingCalls.convertText, writing.convertText),
    serve(deskCalls.deskPosts, desk.listForDesk),
    serve(deskCalls.reviewedPostOf, desk.getForDesk),
    serve(deskCalls.decidePost, desk.decidePost),
    serve(commentCalls.postComments, comments.listComments),
    serve(commentCalls.ownComments, comments.listOwnComments),
    serve(commentCalls.addComment, comments.addComment),
    serve(commentCalls.removeComment, comments.removeComment),
    serve(commentCalls.appealComment, appealComment),
    serve(commentCalls.deskComments, comments.listForDesk),
    serve(commentCalls.decideComment, comments.decideComment),
  ],
  notifications: writingNotifications,
  files: [postPictures],
  jobs: { ...readerMarks.readerMarkJobs, ...writingJobs },
  schedules: [...readerMarks.readerMarkSchedules, ...writingSchedules],
}
