// The mails about a booking: what, when, where and how much, a file for the calendar where there is a time to keep, and
// both answers where one is asked for. They lead to the signed-in page: a link that answers by itself would be answered by
// whatever opens the links of mails.
import { spacedNumber } from "../../accounts/account.rules.ts"
import type { CalendarEntry } from "../../platform/calendar-file.server.ts"
import { type Language, pathIn } from "../../platform/language/language.ts"
import type { MailContent } from "../../platform/mail/mail-content.ts"
import { datesIn } from "../../platform/time.ts"
import type { Delivery } from "../../professionals/delivery.rules.ts"
import { deliveryTexts } from "../../professionals/texts.ts"
import { visitTotalIn } from "../../professionals/visit-total.ts"
import { type Alternative, bookingLink } from "../alternatives/alternatives.rules.ts"
import type { Side } from "../booking.rules.ts"
import { calendarTexts } from "../calendar/texts.ts"
import { visitLocationTexts } from "../visit-location/texts.ts"
import type { BookingTextValues } from "./texts.ts"
import { bookingNotificationTexts } from "./texts.ts"

/** What a row keeps of the booking it tells of. */
export interface BookingNotificationParams {
  booking_id: string
  service_name: string
  /** Instant, ISO. */
  start_time: string
  /** Null or gone: the account was deleted. */
  customer_name?: string | null
  professional_name?: string | null
  /** In the words of who ended it. */
  reason?: string | undefined
  /** In the words of who asked, for the letter to the other side. */
  notes?: string | undefined
  /** Another start that it is about, ISO. */
  proposed_time?: string | undefined
  /** Of a request, ISO: by when it wants an answer. */
  answer_due_at?: string | undefined
  /** The start that it had before, ISO. */
  moved_from?: string | undefined
  /** Of one that nobody has answered: who else was free then. */
  others?: readonly Alternative[] | undefined
  /** Instant, ISO; gone in rows from before it was kept, as what follows. */
  at?: string
  /** How often it has changed until then. */
  sequence?: number
  visit?: VisitFacts
  /** In letters about a visit that stands. */
  meeting?: Meeting
}

/** Where it is and what it comes to. Never the customer's address: letters stay for ever. */
export interface VisitFacts {
  /** Minutes. */
  duration: number
  /** Rupees; null: to be agreed. */
  total: string | null
  /** Null: it was not asked then. */
  delivery: Delivery | null
  locality: string
  /** Empty: the service has no name of its own. */
  offer_name: string
}

/** How the two find each other at the studio or online; a letter is asked for it, so that it can be found there. */
export interface Meeting {
  link: string | null
  /** The customer's, to be called. */
  mobile: string | null
  /** Of the studio. */
  address: string | null
}

/** The sentences of one kind: those of the rooms stand in the rooms. */
export interface BookingNotificationTexts {
  title: string
  message: (facts: BookingTextValues) => string
}

type Zoned = (when: string) => string

/** @param zoned what a time says of whose it is; on the site the page says it for all */
export const textValuesOf = (
  params: BookingNotificationParams,
  language: Language,
  zoned: Zoned = (when) => when,
): BookingTextValues => {
  const { former } = bookingNotificationTexts.in(language)
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

/** A blank stands in front of either: they follow another sentence. */
const dueTexts = ({ answer_due_at }: BookingNotificationParams, language: Language, instant: Zoned) => {
  if (!answer_due_at) return { answerBy: "", endsUnanswered: "" }
  const { due } = bookingNotificationTexts.in(language)
  const when = instant(answer_due_at)
  return { answerBy: due.answerBy(when), endsUnanswered: due.endsUnanswered(when) }
}

export const linkFor = (side: Side, { booking_id }: BookingNotificationParams) =>
  `/${side === "customer" ? "user" : "provider"}/bookings?booking=${booking_id}`

/** What a letter has beside its words. */
export interface MailExtras {
  /** How the visit stands from now on, for the reader's own calendar. */
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
  // A mail is read anywhere, and its first lines stand alone.
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
      [t.mail.howMuch, params.visit && visitTotal(params.visit, language)],
      [t.mail.notes, params.notes],
      [t.mail.reason, params.reason],
    ]),
    action: { label: asks ? t.mail.asks[asks] : t.mail.view, url },
    links: params.others?.map((other) => ({
      label: t.mail.book(other.name),
      url: publicUrl + pathIn(language, bookingLink(other, params.start_time)),
    })),
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

const visitTotal = ({ duration, total }: VisitFacts, language: Language) => visitTotalIn(language)(total, duration)

const calendarEntry = (
  params: BookingNotificationParams,
  extra: Pick<CalendarEntry, "state" | "title" | "url" | "place" | "description">,
): CalendarEntry | undefined => {
  const ends_at = endOf(params)
  if (!ends_at || !params.at) return undefined
  const span = { starts_at: new Date(params.start_time), ends_at, updated_at: new Date(params.at) }
  return { id: params.booking_id, sequence: params.sequence ?? legacySequence(params.at), ...span, ...extra }
}

/** Of a row from before changes were counted: seconds since 2026, above which the count of its booking goes on. */
const legacySequence = (at: string) => Math.floor((Date.parse(at) - Date.UTC(2026, 0)) / 1000)
