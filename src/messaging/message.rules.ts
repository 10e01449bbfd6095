/** What a message may be, and who may write one. */

/** Characters of a message. */
export const MESSAGE_LIMIT = 4000
export const MAX_FILES = 5
/** Of a list of files. */
export const MESSAGES_A_PAGE = 50
/** More unread ones are not counted. */
export const MOST_UNREAD = 99
/** "7", "99+" */
export const unreadCountText = (unread: number) => (unread > MOST_UNREAD ? `${MOST_UNREAD}+` : String(unread))

export const QUICK_REPLY_LIMIT = 1000
export const MAX_QUICK_REPLIES = 3

/** Characters of a message that are quoted above its answer, and in the list. */
export const EXCERPT_LENGTH = 140

/** Why a side may not write now; undefined when it may. */
export type WriteRefusal = "blocked_by_you" | "blocked" | "former" | "suspended"

export interface PairState {
  is_blocked_by_me: boolean
  is_blocked_by_other: boolean
  /** The other one's account. */
  is_former: boolean
  is_suspended: boolean
}

export const writeRefusal = (pair: PairState): WriteRefusal | undefined => {
  if (pair.is_former) return "former"
  if (pair.is_blocked_by_me) return "blocked_by_you"
  if (pair.is_blocked_by_other) return "blocked"
  return pair.is_suspended ? "suspended" : undefined
}
