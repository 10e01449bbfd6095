/** A request that nobody has answered yet is moved to another free time by its customer, at once and not again and again. */
import { type Side, type Status, statusAt } from "../booking.rules.ts"
import { refuseProposal } from "../proposal/proposal.rules.ts"

/** Each of them mails the professional. */
export const MAX_MOVES = 3

interface StatusInTime {
  status: Status
  start_time: string
  answer_due_at?: string | null | undefined
}

export type RescheduleRefusal = "begun" | "not_waiting" | "often"

/** @param made how often it has been moved */
export const refuseReschedule = (booking: StatusInTime, made: number, now: Date): RescheduleRefusal | undefined => {
  const status = statusAt(booking, now)
  if (status === "confirmed" && new Date(booking.start_time) <= now) return "begun"
  if (status !== "pending") return "not_waiting"
  return made >= MAX_MOVES ? "often" : undefined
}

export const countReschedules = (history: readonly { kind: string | null }[]) =>
  history.filter(({ kind }) => kind === "moved").length

/** As the screens of its customer offer it. */
export const canReschedule = (booking: StatusInTime & { history: readonly { kind: string | null }[] }, now: Date) =>
  refuseReschedule(booking, countReschedules(booking.history), now) === undefined

/** In which dialog this side gets another time: at once, or by a yes of the other side; undefined where not at all. */
export const dialogForOtherTime = (
  reader: Side,
  booking: Parameters<typeof refuseProposal>[1] & Parameters<typeof canReschedule>[0],
  now: Date,
): "move" | "propose" | undefined => {
  if (reader === "customer" && canReschedule(booking, now)) return "move"
  return refuseProposal(reader, booking, now) ? undefined : "propose"
}
