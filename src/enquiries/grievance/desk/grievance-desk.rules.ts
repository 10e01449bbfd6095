/** What the desk may do with a complaint in which state; the page draws its buttons from the table that the server obeys. */
import { indianDay } from "../../../platform/time.ts"
import { COMPLEX_RESOLVED_DAYS, type GrievanceStatus, LAST_LEVEL, workingDayAfter } from "../grievance.rules.ts"

export const grievanceActions = [
  "acknowledge",
  "answer",
  "ask",
  "incoming",
  "move",
  "escalate",
  "close",
  "reopen",
] as const
export type GrievanceAction = (typeof grievanceActions)[number]

const statesOf: Record<GrievanceAction, readonly GrievanceStatus[]> = {
  acknowledge: ["open"],
  answer: ["open", "answered"],
  ask: ["open"],
  // Whatever its state, what somebody writes is entered.
  incoming: ["open", "answered", "closed"],
  move: ["open"],
  escalate: ["open", "answered", "closed"],
  close: ["open", "answered"],
  reopen: ["closed"],
}

/** Those that have a text: it is mailed, or it is what came back. */
export const actionsWithText = [
  "answer",
  "ask",
  "incoming",
  "move",
  "close",
] as const satisfies readonly GrievanceAction[]

export interface MovableGrievance {
  status: GrievanceStatus
  level: number
  acknowledged_at: unknown
  /** Of the present level, Indian day. */
  resolve_by: string
  begun_at: string | Date
}

export const isAllowed = (action: GrievanceAction, grievance: MovableGrievance, now: Date) => {
  if (!statesOf[action].includes(grievance.status)) return false
  if (action === "acknowledge") return grievance.acknowledged_at === null
  if (action === "escalate") return grievance.level < LAST_LEVEL
  return action !== "move" || mayMove(grievance, now)
}

/** Whoever is told of another day is told before the first one is over (the policy's complex cases). */
const mayMove = (grievance: MovableGrievance, now: Date) =>
  indianDay(now) <= grievance.resolve_by && grievance.resolve_by < latestDay(grievance)

/** The last day that the policy leaves for the answer of the present level. */
export const latestDay = ({ begun_at }: Pick<MovableGrievance, "begun_at">) =>
  workingDayAfter(indianDay(new Date(begun_at)), COMPLEX_RESOLVED_DAYS)

/** What a report names by its id. */
export const reportedKinds = ["review", "project", "message", "comment", "post", "conversation"] as const
export type ReportedKind = (typeof reportedKinds)[number]
