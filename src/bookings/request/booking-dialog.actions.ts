/** What the booking dialog asks for while it is open. */
import { freeTimes } from "../../availability/availability.contract.ts"
import { call } from "../../platform/api/api-client.ts"
import { customerBookingById, customerBookings } from "../booking.contract.ts"
import { spansOf } from "./free-days.rules.ts"

/** What is to be booked of whom. */
export interface FreeTimesQuery {
  id: string
  service_id: string
  /** Undefined: by the hour. */
  package_id: string | undefined
}

/** The free times of so many days from today on, in as many calls as that takes. */
export const loadFreeTimes = async (wanted: FreeTimesQuery, days: number, signal: AbortSignal) => {
  const spans = spansOf(days, new Date())
  const answers = await Promise.all(spans.map((span) => call(freeTimes, { ...wanted, ...span }, { signal })))
  const [first] = answers
  return { ...first!, days: answers.flatMap((answer) => answer.days) }
}
export type LoadedTimes = Awaited<ReturnType<typeof loadFreeTimes>>

/** The customer's own visits, upcoming first; the limit is above what one customer has ahead. */
export const loadOwnVisits = async (signal: AbortSignal) =>
  (await call(customerBookings, { order: "next_first", limit: 30 }, { signal })).bookings
export type OwnVisits = Awaited<ReturnType<typeof loadOwnVisits>>

/** The details of an earlier booking, to fill in for a new one. */
export const loadEarlierDetails = async (id: string, signal: AbortSignal) => {
  const { delivery, locality, address, notes } = (await call(customerBookingById, { id }, { signal })).booking
  return { delivery: delivery ?? "", locality, address: address ?? "", notes }
}
export type EarlierDetails = Awaited<ReturnType<typeof loadEarlierDetails>>
