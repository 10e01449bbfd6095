// Reads bookings, each side its own: lists by start, paged by a cursor that names the last row. Latest first, or upcoming
// before past; a cursor is valid only for the order that it was made in.

import { pageOf } from "../../platform/api/page.server.ts"
import { staleCursor } from "../../platform/api/paging.ts"
import type { Ctx } from "../../platform/context.server.ts"
import { localize } from "../../platform/language/language.ts"
import { invalid, notFound } from "../../platform/problem.ts"
import type { Side } from "../../platform/sides.rules.ts"
import type { CustomerBookingsFilter, ProfessionalBookingsFilter } from "../booking.contract.ts"
import { isAhead } from "../booking.rules.ts"
import { findBookingFor } from "../booking-views.queries.server.ts"
import { bookingProblemTexts } from "../texts.ts"
import { type BookingFilter, listBookings, listNextFirst, type PartCursor } from "./booking-lists.queries.server.ts"

export const listCustomerBookings = (ctx: Ctx<"customer">, filter: CustomerBookingsFilter) => {
  const { status, provider_id, professional_id } = filter
  return listPage(ctx, "customer", { status, professional_id: provider_id || professional_id }, filter)
}

export const getCustomerBooking = async (ctx: Ctx<"customer">, { id }: { id: string }) => {
  const booking = await findBookingFor(ctx.db, readerOf(ctx), "customer", id)
  if (!booking) throw notFound(bookingName)
  return { booking }
}

export const listProfessionalBookings = (ctx: Ctx<"professional">, filter: ProfessionalBookingsFilter) => {
  const { status, waits_for } = filter
  return listPage(ctx, "professional", { status, waiting_at: waits_for && ctx.clock() }, filter)
}

export const getProfessionalBooking = async (ctx: Ctx<"professional">, { bookingId }: { bookingId: string }) => {
  const booking = await findBookingFor(ctx.db, readerOf(ctx), "professional", bookingId)
  if (!booking) throw notFound(bookingName)
  return { booking }
}

const readerOf = ({ actor, clock }: Pick<Ctx<"signed_in">, "actor" | "clock">) => ({ actor, now: clock() })

const bookingName = localize(bookingProblemTexts, (t) => t.booking)

type Page = Pick<CustomerBookingsFilter, "order" | "limit" | "cursor">

const listPage = async <S extends Side>(
  ctx: Ctx<"customer" | "professional">,
  side: S,
  which: BookingFilter,
  { order, limit, cursor }: Page,
) => {
  const reader = readerOf(ctx)
  const isNextFirst = order === "next_first"
  const after = readCursor(cursor, isNextFirst)
  const list = isNextFirst ? listNextFirst : listBookings
  const rows = await list(ctx.db, reader, side, { ...which, after, limit })
  const { page: bookings, next } = pageOf(rows, limit, (last) => {
    const part = isNextFirst ? (isAhead(last, reader.now) ? "ahead_" : "over_") : ""
    return `${part}${last.start_time}_${last.id}`
  })
  return { bookings, next }
}

const readCursor = (cursor: string | undefined, isNextFirst: boolean): PartCursor | undefined => {
  if (cursor === undefined) return undefined
  const form = /^(?:(ahead|over)_)?(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z)_([\w-]{1,64})$/
  const [, part, start_time, id] = form.exec(cursor) ?? []
  if (start_time && id && isInstant(start_time) && isNextFirst === (part !== undefined))
    return { start_time, id, isAhead: part === "ahead" }
  throw invalid({ cursor: staleCursor })
}

/** As we write it ourselves: no 30 February, no 24 o'clock, and no year 0, which the database does not know. */
const isInstant = (text: string) => {
  const at = new Date(text)
  return at.getTime() > 0 && at.toISOString() === text.replace("Z", ".000Z")
}
