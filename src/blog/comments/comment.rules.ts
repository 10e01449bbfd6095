/** Comments of posts. Pure. */
export const MAX_COMMENT = 2000

export const commentStates = ["visible", "held", "hidden"] as const
export type CommentState = (typeof commentStates)[number]

export const commentPath = (slug: string, replyTo?: string) =>
  `/blog/comment/${slug}${replyTo ? `?reply=${encodeURIComponent(replyTo)}` : ""}`

/** What the desk looks through; what is reported is shown until it is decided. */
export const deskCommentLists = ["held", "reported", "visible", "hidden"] as const
export type DeskCommentList = (typeof deskCommentLists)[number]

export const commentDecisions = ["show", "hide", "leave"] as const
export type CommentDecision = (typeof commentDecisions)[number]

/** Of the part of a post's page. */
export const COMMENTS_ID = "comments"
