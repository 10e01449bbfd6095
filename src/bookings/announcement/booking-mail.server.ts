// The mails about a booking: what, when, where and how much, a calendar file where there is a visit to enter, and links to
// both answers where one is awaited. The links lead to a signed-in page and do not answer by themselves, because mail scanners
// open links.
import { spacedNumber } from "../../accounts/account.rules.ts"
import { formerTexts } from "../../accounts/former.texts.ts"
import { withoutMapLinks } from "../../locations/map-link.rules.ts"
import type { CalendarEntry } from "../../platform/calendar-file.server.ts"
import { type Language, pathIn } from "../../platform/language/language.ts"
import type { MailContent } from "../../platform/mail/mail-content.ts"
import type { Side } from "../../platform/sides.rules.ts"
import { datesIn } from "../../platform/time.ts"
import type { Delivery } from "../../professionals/delivery.rules.ts"
import { mapLink } from "../../professionals/profile.rules.ts"
import { deliveryTexts } from "../../professionals/texts.ts"
import { type Alternative, bookingLink } from "../alternatives/alternatives.rules.ts"
import type { Meeting, VisitFacts } from "../booking.queries.server.ts"
import { LATE_CANCELLATION_HOURS } from "../booking.rules.ts"
import { bookingTotalIn } from "../booking-total.ts"
import { calendarTexts } from "../calendar/texts.ts"
import { visitLocationTexts } from "../visit-location/texts.ts"
import type { BookingTextValues } from "./texts.ts"
import { bookingNotificationTexts } from "./texts.ts"

/** Parameters stored with a notification about a booking. */
export interface BookingNotificationParams {
  booking_id: string
  service_name: string
  /** Instant, ISO. */
  start_time: string
  /** Null or gone: the account was deleted. */
  customer_name?: string | null
  professional_name?: string | null
  /** As written by whoever ended it. */
  reason?: string | undefined
  /** As written by the customer, for the mail to the professional. */
  notes?: string | undefined
  /** The proposed start, ISO. */
  proposed_time?: string | undefined
  /** Of a request, ISO: when its answer is due. */
  answer_due_at?: string | undefined
  /** The start before it was rescheduled, ISO. */
  moved_from?: string | undefined
  /** Of an unanswered request: other professionals who were free then. */
  others?: readonly Alternative[] | undefined
  /** Instant, ISO; this and the following fields are missing in rows of earlier versions. */
  at?: string
  /** How often the booking had changed by then. */
  sequence?: number
  visit?: VisitFacts
  /** In mails about a confirmed visit. */
  meeting?: Meeting
}

/** The sentences of one kind of notification; each folder has those of its own kinds. */
export interface BookingNotificationTexts {
  title: string
  message: (facts: BookingTextValues) => string
}

type Zoned = (when: string) => string

/** @param zoned adds the time zone to a time; on the site the page names it once */
export const textValuesOf = (
  params: BookingNotificationParams,
  language: Language,
  zoned: Zoned = (when) => when,
): BookingTextValues => {
  const former = formerTexts.in(language)
  const instant = (at: string) => zoned(datesIn(language).instant(at))
  return {
    service: params.service_name,
    when: instant(params.start_time),
    proposed: params.proposed_time ? instant(params.proposed_time) : "",
    ...dueTexts(params, language, instant),
    movedFrom: params.moved_from ? instant(params.moved_from) : "",
    alternatives: (params.others ?? []).map(({ name }) => name),
    customer: params.customer_name ?? former.customer,
    professional: params.professional_name ?? former.professional,
  }
}

/** Both begin with a blank: they follow another sentence. */
const dueTexts = ({ answer_due_at }: BookingNotificationParams, language: Language, instant: Zoned) => {
  if (!answer_due_at) return { answerBy: "", endsUnanswered: "" }
  const { due } = bookingNotificationTexts.in(language)
  const when = instant(answer_due_at)
  return { answerBy: due.answerBy(when), endsUnanswered: due.endsUnanswered(when) }
}

export const linkFor = (side: Side, { booking_id }: BookingNotificationParams) =>
  `/${side === "customer" ? "user" : "provider"}/bookings?booking=${booking_id}`

/** What a mail has beside its text. */
export interface MailExtras {
  /** The state of the visit from now on, for the attached calendar file. */
  calendar?: CalendarEntry["state"]
  /** The reader is asked to confirm or decline: the booking, or another time for it. */
  asks?: "booking" | "time"
}

interface MailReader extends MailExtras {
  side: Side
  texts: BookingNotificationTexts
  language: Language
  publicUrl: string
}

export const mailFor = (
  params: BookingNotificationParams,
  { side, texts, language, publicUrl, calendar, asks }: MailReader,
): MailContent => {
  const t = bookingNotificationTexts.in(language)
  const facts = textValuesOf(params, language)
  // A mail may be read in another time zone, and its preview alone, so its times name the zone.
  const mailFacts = textValuesOf(params, language, t.mail.ist)
  const title = texts.title
  const message = texts.message(mailFacts)
  const [reader, [otherLabel, other]] =
    side === "customer"
      ? [facts.customer, [t.mail.professional, facts.professional] as const]
      : [facts.professional, [t.mail.client, facts.customer] as const]
  const url = publicUrl + pathIn(language, linkFor(side, params))
  const decline = publicUrl + pathIn(language, `/provider/bookings?cancel=${params.booking_id}`)
  return {
    subject: t.mail.subject(title, mailFacts),
    preview: message,
    heading: title,
    paragraphs: [t.mail.hello(reader), message],
    facts: nonEmptyFacts([
      [otherLabel, other],
      [t.mail.service, [params.visit?.offer_name, facts.service].filter(Boolean).join(" · ")],
      [t.mail.dateAndTime, t.mail.indianTime(spanOf(params, language) ?? facts.when)],
      [t.mail.proposed, facts.proposed && t.mail.indianTime(facts.proposed)],
      [t.mail.where, locationOf(params, side, language)],
      [t.mail.meeting, meetingText(params.meeting, side, other, language)],
      [t.mail.phone, params.meeting?.phone ? spacedNumber(params.meeting.phone) : undefined],
      [t.mail.howMuch, params.visit && visitTotal(params.visit, language)],
      [t.mail.notes, params.notes],
      [t.mail.reason, params.reason],
    ]),
    action: { label: asks ? t.mail.asks[asks] : t.mail.view, url },
    hasDrawing: true,
    links: [
      ...(params.others ?? []).map((other) => ({
        label: t.mail.book(other.name),
        url: publicUrl + pathIn(language, bookingLink(other, params.start_time)),
      })),
      ...(params.meeting?.address
        ? [{ label: t.mail.map, url: mapLink(withoutMapLinks(params.meeting.address)) }]
        : []),
    ],
    ...(calendar === "confirmed" && visitToCome(params, { side, language, publicUrl })),
    ...(asks === "booking" && { second: { label: t.mail.decline, url: decline } }),
    reader,
    calendar:
      calendar &&
      calendarEntry(params, {
        ...{ state: calendar, title: calendarTexts.in(language).title(facts.service, other), url },
        place: params.meeting?.link ?? locationOf(params, side, language),
        // Many calendars show no other sign of it.
        description:
          calendar === "tentative"
            ? calendarTexts.in(language).state.pending
            : meetingText(params.meeting, side, other, language),
      }),
  }
}

/** How a visit that stands is changed, and where the rest stands that no mail may hold. */
const visitToCome = (
  params: BookingNotificationParams,
  { side, language, publicUrl }: Pick<MailReader, "side" | "language" | "publicUrl">,
): Pick<MailContent, "second" | "closing"> => {
  const { change, closing } = bookingNotificationTexts.in(language).mail
  const list = linkFor(side, params).split("?")[0]
  const url = publicUrl + pathIn(language, `${list}?propose=${params.booking_id}`)
  return {
    second: { label: change, url },
    closing:
      side === "customer"
        ? closing.customer(LATE_CANCELLATION_HOURS)
        : closing.professional(params.visit?.delivery === "at_site"),
  }
}

const nonEmptyFacts = (facts: [label: string, value: string | undefined][]) =>
  facts.filter((fact): fact is [string, string] => Boolean(fact[1]))

const endOf = ({ start_time, visit }: BookingNotificationParams) =>
  visit && new Date(Date.parse(start_time) + visit.duration * 60_000)

/** "Tue, 24 Nov, 4:30–5:30 pm" */
const spanOf = (params: BookingNotificationParams, language: Language) => {
  const end = endOf(params)
  return end && datesIn(language).span(params.start_time, end, new Date(params.at ?? params.start_time))
}

const locationOf = ({ visit, meeting }: BookingNotificationParams, side: Side, language: Language) =>
  visit && [visitLocation(visit, side, language), meeting?.address].filter(Boolean).join(", ")

/** Of an online visit: the link, or who calls whom. */
export const meetingText = (meeting: Meeting | undefined, side: Side, other: string, language: Language) =>
  meeting?.link ??
  (meeting?.mobile ? visitLocationTexts.in(language).calls[side](other, spacedNumber(meeting.mobile)) : undefined)

const visitLocation = ({ delivery, locality }: VisitFacts, side: Side, language: Language) =>
  delivery ? deliveryAndLocality({ delivery, locality }, side, language) : undefined

/** "At your site, Kothrud" */
export const deliveryAndLocality = (
  { delivery, locality }: { delivery: Delivery; locality: string },
  side: Side,
  language: Language,
) => [deliveryTexts.in(language)[side][delivery], locality].filter(Boolean).join(", ")

const visitTotal = ({ duration, total, is_package = false }: VisitFacts, language: Language) =>
  bookingTotalIn(language)(total, duration, is_package)

const calendarEntry = (
  params: BookingNotificationParams,
  extra: Pick<CalendarEntry, "state" | "title" | "url" | "place" | "description">,
): CalendarEntry | undefined => {
  const ends_at = endOf(params)
  if (!ends_at || !params.at) return undefined
  const span = { starts_at: new Date(params.start_time), ends_at, updated_at: new Date(params.at) }
  return { id: params.booking_id, sequence: params.sequence ?? legacySequence(params.at), ...span, ...extra }
}

/** For rows of before changes were counted: seconds since 2026; the booking's own count goes on above it. */
const legacySequence = (at: string) => Math.floor((Date.parse(at) - Date.UTC(2026, 0)) / 1000)
