/** How bookings are laid out on a dashboard: what waits for its reader, today, the days ahead. */
import { dateOf, dayNumberAt } from "../../platform/days.ts"
import { statusAt } from "../booking.rules.ts"
import type { CustomerBooking, ProfessionalBooking } from "../booking.schema.ts"
import { awaitsAnswerOf, openProposal } from "../proposal/proposal.rules.ts"

/** From today on. */
export const DAYS_SHOWN = 7

/** An answer to a request, an answer to a proposed time, or the confirmation that a visit took place. */
export type AwaitedStep = "request" | "time" | "completion"

type ProfessionalFields = Pick<ProfessionalBooking, "status" | "start_time" | "end_time" | "proposal"> & MayBeDue

/** Only a request has it. */
type MayBeDue = Partial<Pick<ProfessionalBooking, "answer_due_at">>

/** What the professional has to do about a booking now, if anything. With their own proposal open it is the customer's turn. */
export const awaitedStepOf = (booking: ProfessionalFields, now: Date): AwaitedStep | undefined => {
  const open = openProposal(booking, now)
  if (open) return open.by === "customer" ? "time" : undefined
  if (statusAt(booking, now) === "pending") return "request"
  return booking.status === "confirmed" && Date.parse(booking.end_time) <= now.getTime() ? "completion" : undefined
}

export interface Day<B> {
  /** Indian day. */
  date: string
  bookings: B[]
}

/** Today's visits, and what wants something: a visit of today that is over as well. */
export const groupProfessionalBookings = <B extends ProfessionalFields>(bookings: readonly B[], now: Date) => {
  const today = dayNumberAt(now.getTime())
  const inOrder = bookings.toSorted(bySoonest)
  const visits = inOrder.filter(isVisit)
  const stepOf = (booking: B) => awaitedStepOf(booking, now)
  const answers = inOrder.filter((booking) => ["request", "time"].includes(stepOf(booking) ?? ""))
  const over = inOrder.filter((booking) => stepOf(booking) === "completion")
  return {
    today: visits.filter((booking) => dayOf(booking) === today),
    /** Answers, what starts first before the others; then visits that are over, the latest first. */
    waiting: [...answers, ...over.reverse()],
    next: visits.find((booking) => dayOf(booking) > today && booking.status === "confirmed"),
    week: Array.from({ length: DAYS_SHOWN }, (_, ahead): Day<B> => {
      const day = today + ahead
      const listed = inOrder.filter((booking) => isVisit(booking) || statusAt(booking, now) === "pending")
      return { date: dateOf(day), bookings: listed.filter((booking) => dayOf(booking) === day) }
    }),
  }
}

/** How many other visits there are on the day that a booking is requested for, within the given days. */
export const otherVisits = <B extends ProfessionalFields & { id: string }>(booking: B, week: readonly Day<B>[]) => {
  const wanted = booking.proposal?.by === "customer" ? booking.proposal : booking
  const day = week.find(({ date }) => date === dateOf(dayOf(wanted)))
  return day?.bookings.filter((one) => isVisit(one) && one.id !== booking.id).length ?? 0
}

/** As both sides' dashboards count them: confirmed, and not over. */
export const isUpcoming = ({ status, end_time }: Pick<ProfessionalFields, "status" | "end_time">, now: Date) =>
  status === "confirmed" && Date.parse(end_time) > now.getTime()

type CustomerFields = Pick<CustomerBooking, "status" | "start_time" | "end_time" | "proposal"> & MayBeDue

/** The next confirmed visit, and bookings awaiting an answer, those awaiting the customer's own first. */
export const groupCustomerBookings = <B extends CustomerFields>(bookings: readonly B[], now: Date) => {
  const ahead = bookings.filter(({ end_time }) => Date.parse(end_time) > now.getTime()).toSorted(bySoonest)
  const unsettled = ahead.filter((booking) => isUnsettled(booking, now))
  const awaitsCustomer = (booking: B) => awaitsAnswerOf("customer", booking, now)
  const [asked, sent] = [unsettled.filter(awaitsCustomer), unsettled.filter((booking) => !awaitsCustomer(booking))]
  return { next: ahead.find(({ status }) => status === "confirmed"), waiting: [...asked, ...sent] }
}

/** A request that waits for the professional, or another time that waits for the customer. */
export const isUnsettled = (booking: CustomerFields, now: Date) =>
  statusAt(booking, now) === "pending" || awaitsAnswerOf("customer", booking, now)

const isVisit = ({ status }: ProfessionalFields) => status === "confirmed" || status === "completed"

type WithStart = { start_time: string }

const dayOf = ({ start_time }: WithStart) => dayNumberAt(Date.parse(start_time))

const bySoonest = (a: WithStart, b: WithStart) => Date.parse(a.start_time) - Date.parse(b.start_time)
