/** Another time proposed for a visit: one side proposes, the other accepts or declines; until then the current time is kept. */
import type { Side } from "../../platform/sides.rules.ts"
import { type BookingTiming, type HistoryKind, isOver, type Status, statusAt } from "../booking.rules.ts"

/** As the row of a booking has it. */
interface Proposed {
  proposed_start: Date | null
  proposed_by: Side | null
  held_until: Date | null
}

/**
 * The proposal as this side sees it. A professional who confirms the requested time thereby withdraws their own proposal.
 * Within the undo window that shows to them alone; the customer still sees it, and after an undo both do. Also in SQL
 * (`visibleProposalCondition`).
 */
export const visibleProposal = ({ proposed_start, proposed_by, held_until }: Proposed, side: Side, now: Date) => {
  if (!proposed_by || !proposed_start) return null
  if (held_until && (side === "professional" || held_until <= now)) return null
  return { by: proposed_by, start_time: proposed_start.toISOString() }
}

interface WithProposal {
  status: Status
  /** Instant, ISO. */
  start_time: string
  answer_due_at?: string | null | undefined
  proposal: { by: Side; start_time: string } | null
}

/** A proposal is open until the booking ends or either of the two starts has come. */
export const openProposal = <S extends WithProposal>(booking: S, now: Date): NonNullable<S["proposal"]> | undefined => {
  const { proposal } = booking
  return proposal && isStillAhead(booking, now) && new Date(proposal.start_time) > now ? proposal : undefined
}

const isStillAhead = (booking: WithProposal, now: Date) =>
  ["pending", "confirmed"].includes(statusAt(booking, now)) && new Date(booking.start_time) > now

/** Whether the other side has proposed a time that this one has yet to answer. */
export const awaitsAnswerOf = (side: Side, booking: WithProposal, now: Date) => {
  const open = openProposal(booking, now)
  return open !== undefined && open.by !== side
}

/** How many times one side may propose for one booking: each sends a mail. */
export const MAX_PROPOSED = 5

export type ProposalRefusal = "ended" | "started" | "theirs"

/** One's own proposal may be replaced; the other side's is answered first. */
export const proposalRefusal = (
  by: Side,
  booking: WithProposal & BookingTiming,
  now: Date,
): ProposalRefusal | undefined => {
  const status = statusAt(booking, now)
  if (status === "cancelled" || status === "completed" || isOver(booking, now)) return "ended"
  if (!isStillAhead(booking, now)) return "started"
  return awaitsAnswerOf(by, booking, now) ? "theirs" : undefined
}

export type AnswerRefusal = "none" | "own" | "other"

/** @param seen the start that is answered, if given: it may have been replaced meanwhile */
export const answerRefusal = (
  by: Side,
  booking: WithProposal,
  { seen, now }: { seen: string | undefined; now: Date },
): AnswerRefusal | undefined => {
  const open = openProposal(booking, now)
  if (!open) return "none"
  if (open.by === by) return "own"
  return isOtherStart(open, seen) ? "other" : undefined
}

/** Whether the open proposal differs from the one that was seen, if that is given. */
export const isOtherStart = (open: { start_time: string }, seen: string | undefined) =>
  seen !== undefined && Date.parse(seen) !== Date.parse(open.start_time)

interface ProposalEntry {
  kind: HistoryKind | null
  by: Side | null
  proposed_start: Date | null
}

/** The latest history entry about a proposal. */
export const lastProposalEntry = <S extends ProposalEntry>(history: readonly S[]) =>
  history.findLast(({ kind }) => kind?.startsWith("propos"))

/** Whether the booking has its time by this side's acceptance of the start that was seen. */
export const isAccepted = (
  by: Side,
  { status, start_time }: Pick<WithProposal, "status" | "start_time">,
  { last, seen }: { last: ProposalEntry; seen: string | undefined },
) => {
  const start = Date.parse(start_time)
  return (
    last.kind === "proposal_accepted" &&
    last.by === by &&
    status === "confirmed" &&
    last.proposed_start?.getTime() === start &&
    (!seen || Date.parse(seen) === start)
  )
}

/** Whether the answered time, if given, was taken by another booking meanwhile. */
export const isTaken = (last: ProposalEntry, seen: string | undefined) =>
  last.kind === "proposal_taken" && (!seen || Date.parse(seen) === last.proposed_start?.getTime())

/** How this side itself ended the proposal that was seen, or the latest one. */
export const ownEndingOf = (by: Side, history: readonly ProposalEntry[], seen: string | undefined) => {
  const isSeen = ({ proposed_start }: ProposalEntry) => !seen || proposed_start?.getTime() === Date.parse(seen)
  const last = lastProposalEntry(history.filter(isSeen))
  if (last?.by !== by) return undefined
  if (last.kind === "proposal_declined") return "declined"
  return last.kind === "proposal_withdrawn" ? "withdrawn" : undefined
}
