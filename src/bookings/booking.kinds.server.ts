// The kinds of news about a booking: who is told what, in which list, with which letter; and the lines of both
// activities. A professional's letter holds the customer's name and notes, never phone or e-mail.

import type { Letter } from "../platform/mail/mail-letter.ts"
import { datesIn } from "../platform/time.ts"
import { type Kind, kind, type NoticeWords, type Topic } from "../platform/words/kinds.ts"
import { type Language, pathIn, say, type Words } from "../platform/words/language.ts"
import type { Told } from "./booking.kinds.words.en.ts"
import { bookingNoticeWords } from "./booking.kinds.words.ts"
import type { Side } from "./booking.rules.ts"

/** What a row keeps of the booking it tells of. */
export interface BookingNews {
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
}

/** The sentences of one kind: those of the rooms stand in the rooms. */
export interface NewsWords {
  title: string
  message: (told: Told) => string
}

const toldOf = (news: BookingNews, language: Language): Told => {
  const { former } = bookingNoticeWords.in(language)
  return {
    service: news.service_name,
    when: datesIn(language).instant(news.start_time),
    proposed: news.proposed_time ? datesIn(language).instant(news.proposed_time) : "",
    customer: news.customer_name ?? former.customer,
    professional: news.professional_name ?? former.professional,
  }
}

const linkFor = (side: Side, { booking_id }: BookingNews) =>
  `/${side === "customer" ? "user" : "provider"}/bookings?booking=${booking_id}`

const aboutBookings: Topic = { topic: "bookings", label: say(bookingNoticeWords, (t) => t.topic) }

/** For one side, as a notice of this type and as a letter; without a type as a letter alone. */
export const newsIn =
  <Name extends string>(words: Words<Record<Name, NewsWords>>) =>
  (side: Side, name: Name, type?: NoticeWords["type"]): Kind<BookingNews> =>
    kind<BookingNews>({
      kind: name,
      ...(type && {
        notice: (news, language) => {
          const { title, message } = words.in(language)[name]
          const said = message(toldOf(news, language))
          const { withReason } = bookingNoticeWords.in(language)
          return { type, title, message: news.reason ? withReason(said, news.reason) : said, link: linkFor(side, news) }
        },
      }),
      letter: (news, language, publicUrl) => letterFor(side, words.in(language)[name], news, language, publicUrl),
      topic: aboutBookings,
    })

type News = Exclude<
  keyof ReturnType<typeof bookingNoticeWords.in>,
  "topic" | "withReason" | "former" | "mail" | "activity"
>
const newsFor = newsIn<News>(bookingNoticeWords)

const letterFor = (side: Side, words: NewsWords, news: BookingNews, language: Language, publicUrl: string): Letter => {
  const t = bookingNoticeWords.in(language)
  const told = toldOf(news, language)
  const title = words.title
  const message = words.message(told)
  const [reader, other] =
    side === "customer"
      ? [told.customer, [t.mail.professional, told.professional] as const]
      : [told.professional, [t.mail.client, told.customer] as const]
  return {
    subject: t.mail.subject(title, told),
    preview: message,
    heading: title,
    paragraphs: [t.mail.hello(reader), message],
    facts: [
      [...other],
      [t.mail.service, told.service],
      [t.mail.dateAndTime, t.mail.indianTime(told.when)],
      ...(told.proposed ? [[t.mail.proposed, t.mail.indianTime(told.proposed)] satisfies [string, string]] : []),
      ...(news.notes ? [[t.mail.notes, news.notes] satisfies [string, string]] : []),
      ...(news.reason ? [[t.mail.reason, news.reason] satisfies [string, string]] : []),
    ],
    action: { label: t.mail.view, url: publicUrl + pathIn(language, linkFor(side, news)) },
  }
}

export type Happening =
  | "requested"
  | "confirmed"
  | "declined"
  | "completed"
  | "cancelled_by_customer"
  | "cancelled_by_professional"
  | "expired"

/** Who is told of what. The one who acted knows already, but has a receipt of what was asked for. */
export const newsOf: Record<Happening, Partial<Record<Side, Kind<BookingNews>>>> = {
  requested: {
    customer: newsFor("customer", "booking_request_sent"),
    professional: newsFor("professional", "booking_requested", "info"),
  },
  confirmed: { customer: newsFor("customer", "booking_confirmed", "success") },
  declined: { customer: newsFor("customer", "booking_declined", "warning") },
  completed: { customer: newsFor("customer", "booking_completed", "success") },
  cancelled_by_customer: { professional: newsFor("professional", "booking_cancelled_by_customer", "warning") },
  cancelled_by_professional: { customer: newsFor("customer", "booking_cancelled_by_professional", "warning") },
  expired: {
    customer: newsFor("customer", "booking_expired_for_customer", "warning"),
    professional: newsFor("professional", "booking_expired_for_professional", "warning"),
  },
}

export interface BookingAct extends BookingNews {
  /** Whose activity it stands in. */
  side: Side
}

export const actCalled = (name: string) =>
  kind<BookingAct>({
    kind: name,
    details: (act, language) => {
      const { withCustomer, withProfessional } = bookingNoticeWords.in(language).activity
      return (act.side === "customer" ? withProfessional : withCustomer)(toldOf(act, language))
    },
  })

const booked = actCalled("book_service")
const asked = actCalled("booking_request")
const cancelled = actCalled("cancel_booking")
const acts: Record<Exclude<Happening, "requested">, Kind<BookingAct>> = {
  confirmed: actCalled("confirm_booking"),
  declined: actCalled("decline_booking"),
  completed: actCalled("complete_booking"),
  cancelled_by_customer: cancelled,
  cancelled_by_professional: cancelled,
  expired: actCalled("booking_expired"),
}

/** The line of one side's recent activity. */
export const actOf = (happening: Happening, side: Side) => {
  if (happening === "requested") return side === "customer" ? booked : asked
  return acts[happening]
}

export const bookingKinds: readonly Kind[] = [
  ...Object.values(newsOf).flatMap((sides) => Object.values(sides)),
  ...new Set([booked, asked, ...Object.values(acts)]),
]
