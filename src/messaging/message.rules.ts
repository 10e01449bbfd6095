/** What a message may be, and when one waits until somebody has looked at it. */

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

/** First messages with a link or a number, in a day, to so many people: the next such one is held. */
export const MAX_FIRST_CONTACTS = 4
export const FIRST_CONTACT_HOURS = 24

// None of these may walk a text more than once: it is anybody's, and the process waits meanwhile.
const link = /(?:https?:\/\/|www\.)\S|[\w-]\.(?:com|in|net|org|io|co|biz|info|me|shop|online|site)\b/iu
const mail = /[^\s@]@[^\s@.]+\.[^\s@]/u
/** Seven digits or more, however they are spaced, in any script. */
const number = /\p{Nd}(?:[\s().+-]{0,2}\p{Nd}){6,}/u

/** Whether it holds a link, an address or a number. Nothing is hidden for it: they are the sender's to share. */
export const hasContact = (content: string) => link.test(content) || mail.test(content) || number.test(content)

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
