/** What administrators can hide, and what may be said about it. */
export const takedownKinds = ["review", "project", "message", "comment", "post", "portrait"] as const
export type TakedownKind = (typeof takedownKinds)[number]

/** Characters of what an author is told. */
export const MIN_REASON = 10
export const MAX_REASON = 500

/** Characters of what an author answers. */
export const MAX_APPEAL = 1000
