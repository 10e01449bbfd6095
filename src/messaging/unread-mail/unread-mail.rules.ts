/** When somebody is told by mail of what they have not read. */
import { indianClock } from "../../platform/time.ts"

/** Minutes that a message is unread before. */
export const MAIL_AFTER_MINUTES = 10
/** Of the first so many unread messages the mail holds the words. */
export const MAIL_MESSAGES = 5
/** Characters of each. */
export const MAIL_EXCERPT = 1000

/** Indian time; from the evening until the morning. */
export const QUIET = { from: "22:00", until: "08:00" }
/** Hours before a visit in which mails about it come at any time. */
const BEFORE_VISIT_HOURS = 12

export const isQuiet = (now: Date) => indianClock(now) >= QUIET.from || indianClock(now) < QUIET.until

export interface UnreadMailBounds {
  now: Date
  writtenBefore: Date
  /** In the quiet hours: only conversations of people with a visit that begins by then. */
  visitBefore: Date | undefined
}

export const unreadMailBounds = (now: Date): UnreadMailBounds => ({
  now,
  writtenBefore: new Date(now.getTime() - MAIL_AFTER_MINUTES * 60_000),
  visitBefore: isQuiet(now) ? new Date(now.getTime() + BEFORE_VISIT_HOURS * 3_600_000) : undefined,
})
