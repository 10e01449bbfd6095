import type { IconName } from "../../../ui/icon.tsx"
import type { ThreadEvent } from "../../message.schema.ts"

interface EventLook {
  icon: IconName
  colour: string
}

const waits: EventLook = { icon: "clock", colour: "text-brass-ink" }
const agreed: EventLook = { icon: "check", colour: "text-neem-ink" }
const refused: EventLook = { icon: "x", colour: "text-danger-ink" }
const over: EventLook = { icon: "dash", colour: "text-muted" }

/** The signs that these states have everywhere. */
export const eventLooks: Record<ThreadEvent["kind"], EventLook> = {
  pending: waits,
  confirmed: agreed,
  completed: { icon: "double-check", colour: "text-slate-ink" },
  cancelled: over,
  accepted: agreed,
  declined: refused,
  lapsed: over,
  withdrawn: over,
  taken_back: over,
  proposed: waits,
  proposal_accepted: agreed,
  proposal_declined: refused,
  proposal_withdrawn: over,
  proposal_taken: over,
  no_show: { icon: "alert", colour: "text-brass-ink" },
  no_show_answer: { icon: "message", colour: "text-muted" },
  account_inactive: over,
  moved: { icon: "calendar", colour: "text-neem-ink" },
}

/** Of a newer version. */
const unknown: EventLook = { icon: "info", colour: "text-muted" }

export const eventLook = (kind: ThreadEvent["kind"]) => (Object.hasOwn(eventLooks, kind) ? eventLooks[kind] : unknown)
