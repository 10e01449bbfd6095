// Reading bookings, each side its own: lists by start, latest first, walked by a cursor that names the last row seen.

import { staleCursor } from "../../platform/api/paging.ts"
import type { Ctx } from "../../platform/context.server.ts"
import { invalid, notFound } from "../../platform/problem.ts"
import { say } from "../../platform/words/language.ts"
import type { CustomerBookingsFilter, ProfessionalBookingsFilter } from "../booking.contract.ts"
import { bookingProblemWords } from "../booking.problems.words.ts"
import { findBookingFor, listBookings, type RowCursor } from "../booking-views.queries.server.ts"

export const listCustomerBookings = async (ctx: Ctx<"customer">, filter: CustomerBookingsFilter) => {
  const { status, limit, provider_id, professional_id } = filter
  const asked = { status, limit, professional_id: provider_id || professional_id, after: readCursor(filter.cursor) }
  return pageOf(await listBookings(ctx.db, readerOf(ctx), "customer", asked), limit)
}

export const showCustomerBooking = async (ctx: Ctx<"customer">, { id }: { id: string }) => {
  const booking = await findBookingFor(ctx.db, readerOf(ctx), "customer", id)
  if (!booking) throw notFound(bookingName)
  return { booking }
}

export const listProfessionalBookings = async (ctx: Ctx<"professional">, filter: ProfessionalBookingsFilter) => {
  const { status, limit, waits_for, cursor } = filter
  const asked = { status, limit, waiting_at: waits_for && ctx.clock(), after: readCursor(cursor) }
  return pageOf(await listBookings(ctx.db, readerOf(ctx), "professional", asked), limit)
}

export const showProfessionalBooking = async (ctx: Ctx<"professional">, { bookingId }: { bookingId: string }) => {
  const booking = await findBookingFor(ctx.db, readerOf(ctx), "professional", bookingId)
  if (!booking) throw notFound(bookingName)
  return { booking }
}

const readerOf = ({ actor, clock }: Pick<Ctx<"signed_in">, "actor" | "clock">) => ({ actor, now: clock() })

const bookingName = say(bookingProblemWords, (t) => t.booking)

const pageOf = <T extends RowCursor>(rows: T[], limit: number) => {
  const bookings = rows.slice(0, limit)
  const last = bookings.at(-1)
  return { bookings, next: rows.length > limit && last ? `${last.start_time}_${last.id}` : null }
}

const readCursor = (cursor: string | undefined): RowCursor | undefined => {
  if (cursor === undefined) return undefined
  const [, start_time, id] = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z)_([\w-]{1,64})$/.exec(cursor) ?? []
  if (start_time && id && isInstant(start_time)) return { start_time, id }
  throw invalid({ cursor: staleCursor })
}

/** As we write it ourselves: no 30 February, no 24 o'clock, and no year 0, which the database does not know. */
const isInstant = (text: string) => {
  const at = new Date(text)
  return at.getTime() > 0 && at.toISOString() === text.replace("Z", ".000Z")
}
