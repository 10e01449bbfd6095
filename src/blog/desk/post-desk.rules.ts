/** What the desk decides about posts. Pure. */
import type { PostState } from "../writing/writing.rules.ts"

export const deskLists = ["waiting", "published", "hidden"] as const
export type DeskList = (typeof deskLists)[number]

export const postDecisions = ["publish", "return", "hide", "restore"] as const
export type PostDecision = (typeof postDecisions)[number]

interface Decidable extends Decided {
  takedown: object | null
}

interface Decided {
  status: PostState
  submitted_version: number | null
}

/** Something was sent and nobody has looked at it. What is scheduled has been looked at. */
export const isWaiting = ({ status, submitted_version }: Decided) =>
  submitted_version !== null && (status === "in_review" || status === "published")

/** What was hidden with a reason is restored with one, where appeals are answered. */
export const decisionsFor = (post: Decidable): readonly PostDecision[] => [
  ...(isWaiting(post) ? (["publish", "return"] as const) : []),
  ...(post.status === "published" ? (["hide"] as const) : []),
  ...(post.status === "hidden" && !post.takedown ? (["restore"] as const) : []),
]

export const needsNote = (decision: PostDecision) => decision === "return" || decision === "hide"

/** Characters of what an author is told. */
export const MIN_NOTE = 10
export const MAX_NOTE = 1000
