/** The clocks and levels of the grievance policy (specification 1 §9), the same for its text, its forms and the server. */
import { dateOf, dayNumber, weekdayOf } from "../../platform/days.ts"

export const ACKNOWLEDGED_HOURS = 24
/** Working days. */
export const RESOLVED_DAYS = 7
export const COMPLEX_RESOLVED_DAYS = 15

/** What one can complain about, in the policy's order. */
export const grievanceKinds = ["person", "content", "refund", "account", "privacy", "company"] as const
export type GrievanceKind = (typeof grievanceKinds)[number]

/** It may name what it is about by an id (reported_id of grievances). */
export const isReport = (kind: GrievanceKind) => kind === "person" || kind === "content"

/** What a report of a person or of something on the site says in one word. */
export const reportReasons = ["spam", "rude", "money", "false_name", "other"] as const
export type ReportReason = (typeof reportReasons)[number]

/** Characters: with its reason above it, a report is a complaint. */
export const REPORT_LIMIT = 3900

/** "closed": settled, or withdrawn, and its sender was told so. */
export const grievanceStatuses = ["open", "answered", "closed"] as const
export type GrievanceStatus = (typeof grievanceStatuses)[number]

/** 0: grievance officer, 1: officer again, 2: management. The officer gets the mail of every level, and forwards the last. */
export const LAST_LEVEL = 2

/** The working day that comes so many after an Indian day: Monday to Friday. */
export const workingDayAfter = (date: string, count: number) => {
  let day = dayNumber(date)
  for (let left = count; left > 0; ) {
    day += 1
    if (isWorkingDay(day)) left -= 1
  }
  return dateOf(day)
}

/** @param day an Indian day, counted from 1970 */
export const isWorkingDay = (day: number) => ![0, 6].includes(weekdayOf(day))

/** @param date an Indian day, ISO */
export const isWorkingDate = (date: string) => isWorkingDay(dayNumber(date))

/** The id where a complaint says nothing but what is reported: one word and it ("Review 0197…"). */
export const reportedIdOf = (booking: string) =>
  /^\S+ ([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i.exec(booking)?.[1]?.toLowerCase()

/** A ticket as it is stored, however it was typed: "2a3b4 c5d6e" is "2A3B4-C5D6E". */
export const ticketFrom = (text: string) =>
  text
    .replace(/[^0-9a-z]/gi, "")
    .toUpperCase()
    .replace(/^(.{5})(?=.)/, "$1-")
