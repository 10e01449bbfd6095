/** Another time for a visit: one side would rather have it, the other one says yes or no; until then the old one is kept. */
import { type BookingTiming, type HistoryKind, isOver, type Side, type Status, statusAt } from "../booking.rules.ts"

/** As the row of a booking has it. */
interface Proposed {
  proposed_start: Date | null
  proposed_by: Side | null
  held_until: Date | null
}

/**
 * A professional's yes to the time that was asked for ends what they have proposed. As long as that can be undone, it has
 * ended for them alone: it is open for the customer, and there again for both when it is undone. Also in SQL
 * (`proposalFor`).
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

/** Over once the booking has ended, and once either start has come: nobody can choose any more. */
export const openProposal = <S extends WithProposal>(booking: S, now: Date): NonNullable<S["proposal"]> | undefined => {
  const { proposal } = booking
  return proposal && isStillAhead(booking, now) && new Date(proposal.start_time) > now ? proposal : undefined
}

const isStillAhead = (booking: WithProposal, now: Date) =>
  ["pending", "confirmed"].includes(statusAt(booking, now)) && new Date(booking.start_time) > now

/** What the other side has proposed and this one has yet to answer. */
export const awaitsAnswerOf = (side: Side, booking: WithProposal, now: Date) => {
  const open = openProposal(booking, now)
  return open !== undefined && open.by !== side
}

/** Other times that one side may propose for one booking: each of them is told. */
export const MAX_PROPOSED = 5

export type ProposalRefusal = "ended" | "started" | "theirs"

/** One's own proposal may be replaced; the other side's is answered first. */
export const refuseProposal = (
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

/** @param seen the start that is answered, as far as it was said: a newer one may have come meanwhile */
export const refuseAnswer = (
  by: Side,
  booking: WithProposal,
  { seen, now }: { seen: string | undefined; now: Date },
): AnswerRefusal | undefined => {
  const open = openProposal(booking, now)
  if (!open) return "none"
  if (open.by === by) return "own"
  return isOtherStart(open, seen) ? "other" : undefined
}

/** Than the one that was seen, as far as that was said. */
export const isOtherStart = (open: { start_time: string }, seen: string | undefined) =>
  seen !== undefined && Date.parse(seen) !== Date.parse(open.start_time)

interface Step {
  kind: HistoryKind | null
  by: Side | null
  proposed_start: Date | null
}

/** The last that happened to a proposal, of a booking's history. */
export const lastProposalStep = <S extends Step>(steps: readonly S[]) =>
  steps.findLast(({ kind }) => kind?.startsWith("propos"))

/** Whether this side's yes, to the start that was seen, is what the booking has its time from. */
export const isAccepted = (
  by: Side,
  { status, start_time }: Pick<WithProposal, "status" | "start_time">,
  { last, seen }: { last: Step; seen: string | undefined },
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

/** Whether the time that is answered, as far as it was said, is one that somebody else has booked meanwhile. */
export const isTaken = (last: Step, seen: string | undefined) =>
  last.kind === "proposal_taken" && (!seen || Date.parse(seen) === last.proposed_start?.getTime())

/** How this side has itself ended the proposal that was seen, or the last one. */
export const ownEndingOf = (by: Side, steps: readonly Step[], seen: string | undefined) => {
  const isSeen = ({ proposed_start }: Step) => !seen || proposed_start?.getTime() === Date.parse(seen)
  const last = lastProposalStep(steps.filter(isSeen))
  if (last?.by !== by) return undefined
  if (last.kind === "proposal_declined") return "declined"
  return last.kind === "proposal_withdrawn" ? "withdrawn" : undefined
}
