/** Rules of the inbox: what kinds of submissions it tells apart, and until when each is to be answered. */

import { DAY_MS, dateOf, dayAfter, dayNumber, dayNumberAt, HOUR_MS, midnightOf } from "../../platform/days.ts"
import { policy } from "../../policy.ts"
import { isWorkingDay, workingDayAfter } from "../grievance/grievance.rules.ts"
import type { SubmissionKind } from "../submission.rules.ts"

/** A message, an inquiry for a service, a wish to be told when one opens, a registration, an interest in a position. */
export const inboxKinds = ["contact", "inquiry", "waiting_list", "registration", "career"] as const
export type InboxKind = (typeof inboxKinds)[number]

export const submissionStatuses = ["new", "in_progress", "answered", "closed"] as const
export type SubmissionStatus = (typeof submissionStatuses)[number]

/** "waiting": new or in progress. */
export const statusFilters = ["waiting", ...submissionStatuses, "all"] as const

export const assignedFilters = ["me", "nobody"] as const
export const decisions = ["approved", "refused"] as const
export type Decision = (typeof decisions)[number]

/** Business days until a registration is answered at the latest (REVIEW_DAYS says so on the page). */
export const LATEST_REVIEW_DAY = 3

interface Received {
  kind: SubmissionKind
  /** Is told by itself when the service opens. */
  isWaiting: boolean
  at: Date
}

/** Until when its sender is to hear from us; null where the page promises no time. */
export const submissionDueAt = ({ kind, isWaiting, at }: Received): Date | null => {
  if (kind === "registration") return endOfDay(workingDayAfter(dateOf(dayNumberAt(at.getTime())), LATEST_REVIEW_DAY))
  return kind === "contact" && !isWaiting ? afterADayOfWork(at) : null
}

const endOfDay = (date: string) => new Date(midnightOf(dayNumber(dayAfter(date, 1))))

/** "Within 24 hours, Monday to Friday": the hours of a weekend do not count. */
const afterADayOfWork = (at: Date) => {
  const day = dayNumberAt(at.getTime())
  const begins = isWorkingDay(day) ? at.getTime() : midnightOf(nextWorkingDay(day))
  const due = begins + policy.replyHours * HOUR_MS
  const dueDay = dayNumberAt(due)
  return new Date(isWorkingDay(dueDay) ? due : due + (nextWorkingDay(dueDay) - dueDay) * DAY_MS)
}

const nextWorkingDay = (day: number) => dayNumber(workingDayAfter(dateOf(day), 1))
