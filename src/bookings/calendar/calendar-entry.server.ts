/** A booking as a line in somebody's calendar, each side as it may see it. */
import type { CalendarEntry } from "../../platform/calendar-file.server.ts"
import { type Language, pathIn } from "../../platform/words/language.ts"
import type { Side, Status } from "../booking.rules.ts"
import type { CustomerBooking, ProfessionalBooking } from "../booking.schema.ts"
import { bookingWords } from "../booking.words.ts"
import { whereIs } from "../booking-letter.server.ts"
import { calendarWords } from "./calendar.words.ts"

export interface Reader {
  language: Language
  publicUrl: string
}

const stateOf: Record<Status, CalendarEntry["state"]> = {
  pending: "tentative",
  confirmed: "confirmed",
  completed: "confirmed",
  cancelled: "cancelled",
}

export const customerEntry = (booking: CustomerBooking, { language, publicUrl }: Reader): CalendarEntry => {
  const t = calendarWords.in(language)
  const { former } = bookingWords.in(language)
  return {
    ...spanOf(booking),
    place: placeOf(booking, "customer", language),
    title: t.title(booking.service.name, booking.provider_name ?? former.professional),
    description: [t.state[booking.status], booking.notes].filter(Boolean).join("\n\n"),
    url: publicUrl + pathIn(language, `/user/bookings?booking=${booking.id}`),
  }
}

export const professionalEntry = (booking: ProfessionalBooking, { language, publicUrl }: Reader): CalendarEntry => {
  const t = calendarWords.in(language)
  const { former } = bookingWords.in(language)
  return {
    ...spanOf(booking),
    place: placeOf(booking, "professional", language),
    title: t.title(booking.service.name, booking.client_name ?? former.customer),
    // Without what the client wrote: a calendar that follows the bookings keeps it with somebody else, for ever.
    description: t.state[booking.status],
    url: publicUrl + pathIn(language, `/provider/bookings?booking=${booking.id}`),
  }
}

const spanOf = ({ id, start_time, end_time, status, created_at, history }: CustomerBooking | ProfessionalBooking) => ({
  id,
  starts_at: new Date(start_time),
  ends_at: new Date(end_time),
  updated_at: new Date(history.at(-1)?.at ?? created_at),
  state: stateOf[status],
})

/** Never the address: a calendar keeps what it was told. */
const placeOf = ({ delivery, locality }: CustomerBooking | ProfessionalBooking, side: Side, language: Language) =>
  delivery ? whereIs({ delivery, locality }, side, language) : undefined
