/** Booking from the browser: the same checks as the server's first, then the call, and words for whatever happens. */
import { ApiFailure, call, failureMessage } from "../platform/api-client.ts"
import { wordsHere } from "../platform/language.ts"
import type { FieldErrors } from "../platform/problem.ts"
import { currentUser } from "../platform/session/renewal.ts"
import { storedToken } from "../platform/session/stored-session.ts"
import { fromIndianTime } from "../platform/time.ts"
import { createBooking } from "./booking.contract.ts"
import { bookingFieldWords } from "./booking.fields.words.ts"
import type { Draft } from "./booking-draft.ts"
import { refuseStart, toWire } from "./booking-time.rules.ts"

export type BookingOutcome =
  | { kind: "booked"; message: string }
  | { kind: "signed_out"; message: string }
  | { kind: "refused"; message: string; fields: FieldErrors }

interface Wish {
  providerId: string
  serviceId: string
  draft: Draft
}

/** What is wrong with it, by the wire's names; none when it can be sent. */
export const checkDraft = ({ date, time }: Draft, now: Date, t = words()): FieldErrors => {
  const missing = t.missing_start()
  if (!date || !time) return { ...(!date && { booking_date: missing }), ...(!time && { booking_time: missing }) }
  const startsAt = fromIndianTime(date, time)
  const fault = startsAt ? refuseStart(startsAt, now) : "missing_start"
  return fault ? { booking_date: t[fault]() } : {}
}

const words = () => wordsHere(bookingFieldWords).rules

export const bookHere = async (wish: Wish): Promise<BookingOutcome> => {
  const startsAt = fromIndianTime(wish.draft.date, wish.draft.time)
  if (!wish.providerId) return { kind: "refused", message: words().no_provider(), fields: {} }
  if (!startsAt) {
    const missing = words().missing_start()
    return { kind: "refused", message: missing, fields: { booking_date: missing } }
  }
  // A token that is lost comes back by the cookie, unseen.
  if (!storedToken() && !(await currentUser()))
    return { kind: "signed_out", message: "Authentication token not found. Please log in again." }
  try {
    const { message } = await send(wish, startsAt)
    return { kind: "booked", message }
  } catch (error) {
    return outcomeOf(error)
  }
}

const IN_FLIGHT_TRIES = 8

/** The first attempt may still be under way after a lost answer: its end is worth waiting for. */
const send = async ({ providerId, serviceId, draft }: Wish, startsAt: Date, attempt = 1) => {
  const body = { provider_id: providerId, service_id: serviceId, notes: draft.notes, ...toWire(startsAt) }
  try {
    return await call(createBooking, body, { idempotencyKey: draft.key })
  } catch (error) {
    if (!(error instanceof ApiFailure && error.code === "in_flight") || attempt >= IN_FLIGHT_TRIES) throw error
    await new Promise((resolve) => setTimeout(resolve, 1000))
    return send({ providerId, serviceId, draft }, startsAt, attempt + 1)
  }
}

const outcomeOf = (error: unknown): BookingOutcome => {
  const message = failureMessage(error, "Failed to book service")
  if (!(error instanceof ApiFailure)) return { kind: "refused", message, fields: {} }
  // The shared client leads to the login page by itself.
  if (error.status === 401)
    return { kind: "refused", message: "Your session has expired. Please log in again.", fields: {} }
  if (error.status === 409) return { kind: "refused", message, fields: { booking_time: message } }
  return { kind: "refused", message, fields: error.fields }
}
