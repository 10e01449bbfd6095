// Bookings for calendars: one as a file, and all of a professional's at a link that a calendar program fetches every few hours.
// The program has no cookie, so the link is the credential: only its hash is stored, and a new link revokes the previous one.
import { formerTexts } from "../../accounts/former.texts.ts"
import { CALENDAR_TYPE, type CalendarEntry, feedFile, visitFile } from "../../platform/calendar-file.server.ts"
import type { Ctx } from "../../platform/context.server.ts"
import { DAY_MS } from "../../platform/days.ts"
import { consume } from "../../platform/http/limits.server.ts"
import { type Language, localize, pathIn } from "../../platform/language/language.ts"
import { notFound } from "../../platform/problem.ts"
import type { Side } from "../../platform/sides.rules.ts"
import { hashSecret, newSecret } from "../../platform/tokens.server.ts"
import { deliveryAndLocality, meetingText } from "../announcement/booking-mail.server.ts"
import type { Meeting } from "../booking.queries.server.ts"
import type { Status } from "../booking.rules.ts"
import type { CustomerBooking, ProfessionalBooking } from "../booking.schema.ts"
import { listBookings } from "../lists/booking-lists.queries.server.ts"
import { getCustomerBooking, getProfessionalBooking } from "../lists/booking-lists.server.ts"
import { deleteFeed, findFeed, findFeedOwner, findSequences, saveFeed } from "./calendar.queries.server.ts"
import { calendarTexts } from "./texts.ts"

type FeedContext = Pick<Ctx<"signed_in">, "db" | "actor" | "clock">

/** Entries of a feed: more than a professional has ahead, with some past ones. */
const MAX_ENTRIES = 500
const PAST_MS = 90 * DAY_MS
const FETCH_LIMIT = { max: 60, seconds: 3600 }

const calendarResponse = (name: string, text: string) => ({ type: `${CALENDAR_TYPE}; charset=utf-8`, name, text })

export const customerVisitFile = async (ctx: Ctx<"customer">, wanted: { id: string }) => {
  const sequence = await sequenceOf(ctx, "customer", wanted.id)
  const { booking } = await getCustomerBooking(ctx, wanted)
  return calendarResponse("visit.ics", visitFile(customerEntry(booking, sequence, ctx)))
}

export const professionalVisitFile = async (ctx: Ctx<"professional">, wanted: { bookingId: string }) => {
  const sequence = await sequenceOf(ctx, "professional", wanted.bookingId)
  const { booking } = await getProfessionalBooking(ctx, wanted)
  return calendarResponse("visit.ics", visitFile(professionalEntry(booking, sequence, ctx)))
}

const sequenceOf = async ({ db, actor, clock }: FeedContext, side: Side, id: string) =>
  (await findSequences(db, { actor, now: clock(), side, only: { id } })).get(id)

export const serveFeed = async ({ db, clock, publicUrl }: Ctx, { secret }: { secret: string }) => {
  const owner = await findFeedOwner(db, hashSecret(secret))
  if (!owner) throw notFound(localize(calendarTexts, (t) => t.feed))
  // Limited by calendar, not by network: a calendar service fetches many feeds from a few addresses.
  await consume(db, `calendar-feed:${owner.professional_id}`, FETCH_LIMIT)
  const { language } = owner
  const now = clock()
  const not_over_by = new Date(now.getTime() - PAST_MS)
  const sequences = await findSequences(db, { actor: owner, now, side: "professional", only: { not_over_by } })
  const bookings = await listBookings(db, { actor: owner, now }, "professional", { limit: MAX_ENTRIES, not_over_by })
  const reader = { language, publicUrl, isFollowed: true }
  const entries = bookings.map((booking) => professionalEntry(booking, sequences.get(booking.id), reader))
  return calendarResponse("bookings.ics", feedFile(entries, calendarTexts.in(language).calendar))
}

export const getFeed = async ({ db, actor }: Ctx<"professional">) => ({
  since: (await findFeed(db, actor.professional_id))?.created_at.toISOString() ?? null,
})

export const makeFeed = async ({ db, clock, publicUrl }: Ctx<"professional">, { id }: { id: string }) => {
  const secret = newSecret()
  const now = clock()
  await saveFeed(db, id, hashSecret(secret), now)
  return { url: `${publicUrl}/api/calendar/bookings.ics?secret=${secret}`, since: now.toISOString() }
}

export const endFeed = async ({ db, actor, language }: Ctx<"professional">) => {
  await deleteFeed(db, actor.professional_id)
  return { message: calendarTexts.in(language).ended }
}

interface Reader {
  language: Language
  publicUrl: string
  /** For a feed: calendar services store its entries for good, so the client's number and notes are left out. */
  isFollowed?: boolean
}

const stateOf: Record<Status, CalendarEntry["state"]> = {
  pending: "tentative",
  confirmed: "confirmed",
  completed: "confirmed",
  cancelled: "cancelled",
}

/** A booking as an entry in a calendar, with what that side may see. */
const customerEntry = (
  booking: CustomerBooking,
  sequence: number | undefined,
  { language, publicUrl }: Reader,
): CalendarEntry => {
  const t = calendarTexts.in(language)
  const professional = booking.provider_name ?? formerTexts.in(language).professional
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

const professionalEntry = (
  booking: ProfessionalBooking,
  sequence: number | undefined,
  { language, publicUrl, isFollowed = false }: Reader,
): CalendarEntry => {
  const t = calendarTexts.in(language)
  const client = booking.client_name ?? formerTexts.in(language).customer
  const meeting = meetingOf(isFollowed ? { ...booking, contact_mobile: null } : booking, null)
  return {
    ...spanOf(booking),
    sequence: sequence ?? 0,
    place: meeting?.link ?? locationOf(booking, "professional", language),
    title: t.title(booking.service.name, client),
    // Without the client's notes, for the same reason.
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

/** Undefined before it is confirmed; details that are no longer shared are missing in the booking itself. */
const meetingOf = (
  { status, online_by, meeting_link, contact_mobile }: CustomerBooking | ProfessionalBooking,
  address: string | null,
): Meeting | undefined =>
  status === "confirmed" || status === "completed"
    ? { link: meeting_link, mobile: online_by === "call" ? contact_mobile : null, address }
    : undefined

/** Never the customer's address: what a calendar stores cannot be deleted. */
const locationOf = ({ delivery, locality }: CustomerBooking | ProfessionalBooking, side: Side, language: Language) =>
  delivery ? deliveryAndLocality({ delivery, locality }, side, language) : undefined
