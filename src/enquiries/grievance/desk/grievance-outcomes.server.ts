// What each action of the desk makes of a complaint: its columns, the entry in its thread, and the mail to its sender.
import { localizerOf } from "../../../platform/language/language.ts"
import type { NotificationKind } from "../../../platform/language/notification-kinds.ts"
import { invalid } from "../../../platform/problem.ts"
import { indianDay } from "../../../platform/time.ts"
import type { NewEntry } from "../../desk-entries/desk-entry.queries.server.ts"
import { grievanceAcknowledged, grievanceTakenFurther } from "../grievance.notifications.server.ts"
import { isWorkingDate } from "../grievance.rules.ts"
import { answerDay } from "../grievance.server.ts"
import * as mails from "./grievance-desk.notifications.server.ts"
import type { GrievanceColumns, LockedGrievance } from "./grievance-desk.queries.server.ts"
import { type GrievanceAction, latestDay } from "./grievance-desk.rules.ts"
import type { GrievanceActionInput } from "./grievance-desk.schema.ts"
import { grievanceDeskProblemTexts } from "./texts.ts"

interface Outcome {
  columns: GrievanceColumns
  entry: Pick<NewEntry, "kind" | "body" | "changes">
  mail?: { kind: NotificationKind; params: never }
}

interface Step {
  found: LockedGrievance
  text: string
  resolve_by: string
  now: Date
}

const localized = localizerOf(grievanceDeskProblemTexts)

export const outcomeOf = (
  found: LockedGrievance,
  { action, text = "", resolve_by = "" }: GrievanceActionInput,
  now: Date,
) => outcomes[action]({ found, text, resolve_by, now })

/** Its params are those of its kind. */
const mailOf = <P extends object>(kind: NotificationKind<P>, params: P): NonNullable<Outcome["mail"]> =>
  ({ kind, params }) as never

/** Whoever is written to knows that it is here. */
const heard = ({ found: { acknowledged_at }, now }: Step) => ({ acknowledged_at: acknowledged_at ?? now })

/** The day of an open one is over without an answer: that stays, whatever comes after. */
const lateness = ({ found: { status, resolve_by }, now }: Step): GrievanceColumns =>
  status === "open" && resolve_by < indianDay(now) ? { was_late: true } : {}

const outcomes: Record<GrievanceAction, (step: Step) => Outcome> = {
  acknowledge: ({ found: { ticket, resolve_by }, now }) => ({
    columns: { acknowledged_at: now },
    entry: { kind: "acknowledged" },
    mail: mailOf(grievanceAcknowledged, { ticket, resolve_by }),
  }),
  answer: (step) => {
    const { found, text, now } = step
    const { ticket, level } = found
    return {
      columns: { ...heard(step), ...lateness(step), status: "answered", answered_at: now, asked_at: null },
      entry: { kind: "reply", body: text },
      mail: mailOf(mails.grievanceAnswered, { ticket, level, text }),
    }
  },
  ask: (step) => ({
    columns: { ...heard(step), asked_at: step.now },
    entry: { kind: "question", body: step.text },
    mail: mailOf(mails.grievanceQuestion, { ticket: step.found.ticket, text: step.text }),
  }),
  incoming: ({ text }) => ({ columns: { asked_at: null }, entry: { kind: "incoming", body: text } }),
  move: (step) => {
    const { found, text, resolve_by } = step
    const latest = latestDay(found)
    if (resolve_by <= found.resolve_by || resolve_by > latest)
      throw invalid({ resolve_by: localized((t) => t.dayBetween) })
    if (!isWorkingDate(resolve_by)) throw invalid({ resolve_by: localized((t) => t.rules.day_off()) })
    return {
      columns: { ...heard(step), resolve_by, moved_because: text },
      entry: { kind: "moved", body: text, changes: { resolve_by: [found.resolve_by, resolve_by] } },
      mail: mailOf(mails.grievanceMoved, { ticket: found.ticket, text, resolve_by }),
    }
  },
  escalate: (step) => {
    const { found, now } = step
    const [level, resolve_by] = [found.level + 1, answerDay(now)]
    const begunAnew = {
      status: "open",
      answered_at: null,
      asked_at: null,
      closed_at: null,
      moved_because: null,
    } as const
    return {
      columns: { ...lateness(step), ...begunAnew, level, escalated_at: now, resolve_by },
      entry: { kind: "escalated", changes: { level: [found.level, level] } },
      mail: mailOf(grievanceTakenFurther, { ticket: found.ticket, resolve_by, level }),
    }
  },
  close: (step) => {
    const { ticket, is_spam } = step.found
    const { text, now } = step
    return {
      columns: { ...lateness(step), status: "closed", closed_at: now, asked_at: null },
      entry: { kind: "closed", body: text },
      // Nobody answers advertising.
      ...(!is_spam && { mail: mailOf(mails.grievanceClosed, { ticket, text }) }),
    }
  },
  reopen: () => ({
    columns: { status: "open", closed_at: null, answered_at: null },
    entry: { kind: "change", changes: { status: ["closed", "open"] } },
  }),
}
