/** Comments of posts. Pure. */
export const MAX_COMMENT = 2000

export const commentStates = ["visible", "held", "hidden"] as const
export type CommentState = (typeof commentStates)[number]

export const commentPath = (slug: string, replyTo?: string) =>
  `/blog/comment/${slug}${replyTo ? `?reply=${encodeURIComponent(replyTo)}` : ""}`

/** Of the part of a post's page. */
export const COMMENTS_ID = "comments"
