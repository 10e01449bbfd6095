/** A booking as a line in somebody's calendar, each side as it may see it. */
import type { CalendarEntry } from "../../platform/calendar-file.server.ts"
import { type Language, pathIn } from "../../platform/language/language.ts"
import { type Meeting, meetingText, whereIs } from "../announcement/booking-mail.server.ts"
import type { Side, Status } from "../booking.rules.ts"
import type { CustomerBooking, ProfessionalBooking } from "../booking.schema.ts"
import { bookingTexts } from "../components/texts.ts"
import { calendarTexts } from "./texts.ts"

export interface Reader {
  language: Language
  publicUrl: string
  /** A calendar that follows the bookings keeps them with somebody else, for ever: without the client's number. */
  isFollowed?: boolean
}

const stateOf: Record<Status, CalendarEntry["state"]> = {
  pending: "tentative",
  confirmed: "confirmed",
  completed: "confirmed",
  cancelled: "cancelled",
}

export const customerEntry = (
  booking: CustomerBooking,
  sequence: number | undefined,
  { language, publicUrl }: Reader,
): CalendarEntry => {
  const t = calendarTexts.in(language)
  const professional = booking.provider_name ?? bookingTexts.in(language).former.professional
  const meeting = meetingOf(booking, booking.delivery === "at_studio" ? booking.studio_address : null)
  return {
    ...spanOf(booking),
    sequence: sequence ?? 0,
    place: meeting?.link ?? [locationOf(booking, "customer", language), meeting?.address].filter(Boolean).join(", "),
    title: t.title(booking.service.name, professional),
    description: [t.state[booking.status], meetingText(meeting, "customer", professional, language), booking.notes]
      .filter(Boolean)
      .join("\n\n"),
    url: publicUrl + pathIn(language, `/user/bookings?booking=${booking.id}`),
  }
}

export const professionalEntry = (
  booking: ProfessionalBooking,
  sequence: number | undefined,
  { language, publicUrl, isFollowed = false }: Reader,
): CalendarEntry => {
  const t = calendarTexts.in(language)
  const client = booking.client_name ?? bookingTexts.in(language).former.customer
  const meeting = meetingOf(isFollowed ? { ...booking, contact_mobile: null } : booking, null)
  return {
    ...spanOf(booking),
    sequence: sequence ?? 0,
    place: meeting?.link ?? locationOf(booking, "professional", language),
    title: t.title(booking.service.name, client),
    // Without what the client wrote, for the same reason.
    description: [t.state[booking.status], meetingText(meeting, "professional", client, language)]
      .filter(Boolean)
      .join("\n\n"),
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

/** Once it is confirmed; what is shared no longer is not in the booking. */
const meetingOf = (
  { status, online_by, meeting_link, contact_mobile }: CustomerBooking | ProfessionalBooking,
  address: string | null,
): Meeting | undefined =>
  status === "confirmed" || status === "completed"
    ? { link: meeting_link, mobile: online_by === "call" ? contact_mobile : null, address }
    : undefined

/** Never the customer's address: a calendar keeps what it was told. */
const locationOf = ({ delivery, locality }: CustomerBooking | ProfessionalBooking, side: Side, language: Language) =>
  delivery ? whereIs({ delivery, locality }, side, language) : undefined
