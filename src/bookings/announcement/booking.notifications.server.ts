// The notifications about a booking: who gets which, in which list, with which mail; and the entries of both
// activities. A professional's mail holds the customer's name and notes, never phone or e-mail.

import { localize, type Texts } from "../../platform/language/language.ts"
import {
  kind,
  type NotificationKind,
  type NotificationTexts,
  type Topic,
} from "../../platform/language/notification-kinds.ts"
import type { Side } from "../booking.rules.ts"
import {
  type BookingNotificationParams,
  type BookingNotificationTexts,
  factsOf,
  linkFor,
  type MailExtras,
  mailFor,
} from "./booking-mail.server.ts"
import { bookingNotificationTexts } from "./texts.ts"

const aboutBookings: Topic = { topic: "bookings", label: localize(bookingNotificationTexts, (t) => t.topic) }

/** So long a letter that asks for something waits for what comes next: it may be taken back, replaced, or answered. */
const ASKING_WAITS_SECONDS = 120
const aboutMoves = ["request_moved", "request_moved_by_you"] as const
const aboutRequests = ["booking_requested", "booking_request_sent", "request_waits", "request_lapses"] as const
export const aboutProposals = [
  ...(["time_proposed_by_customer", "time_proposed_by_professional"] as const),
  ...(["time_withdrawn_by_customer", "time_withdrawn_by_professional"] as const),
] as const

/** How it stands to what was told before about the same booking. */
export type MailTiming = Pick<NotificationKind, "delaySeconds" | "supersedes" | "cancelsOut">
export const asking: MailTiming = { delaySeconds: ASKING_WAITS_SECONDS }
/** There is an answer, or nothing to answer any more. */
export const settling: MailTiming = { supersedes: [...aboutRequests, ...aboutMoves, ...aboutProposals] }
/** The request waits on at another time. */
export const moving: MailTiming = { ...asking, supersedes: [...aboutMoves, ...aboutProposals] }

const ofStandingVisits = new WeakSet<NotificationKind<BookingNotificationParams>>()

/** For one side, as a notice of this type and as a letter; without a type as a letter alone. */
export const defineNotifications =
  <Name extends string>(texts: Texts<Record<Name, BookingNotificationTexts>>) =>
  (
    side: Side,
    name: Name,
    type?: NotificationTexts["type"],
    more?: MailExtras & MailTiming,
  ): NotificationKind<BookingNotificationParams> => {
    const { delaySeconds, supersedes, cancelsOut, ...letter } = more ?? {}
    const news = kind<BookingNotificationParams>({
      ...{ kind: name, about: ({ booking_id }) => booking_id },
      ...(delaySeconds && { delaySeconds }),
      ...(supersedes && { supersedes }),
      ...(cancelsOut && { cancelsOut }),
      ...(type && {
        notification: (news, language) => {
          const { title, message } = texts.in(language)[name]
          const said = message(factsOf(news, language))
          const { withReason } = bookingNotificationTexts.in(language)
          return { type, title, message: news.reason ? withReason(said, news.reason) : said, link: linkFor(side, news) }
        },
      }),
      mail: (news, language, publicUrl) =>
        mailFor(news, { side, texts: texts.in(language)[name], language, publicUrl, ...letter }),
      topic: aboutBookings,
    })
    if (more?.calendar === "confirmed") ofStandingVisits.add(news)
    return news
  }

/** Whether its letter tells how the two meet: that of a visit that stands. */
export const hasMeeting = (news: NotificationKind<BookingNotificationParams>) => ofStandingVisits.has(news)

type BookingTextKey = Exclude<
  keyof ReturnType<typeof bookingNotificationTexts.in>,
  "topic" | "due" | "withReason" | "former" | "mail" | "activity"
>
const defineNotification = defineNotifications<BookingTextKey>(bookingNotificationTexts)
const inCalendar = { ...settling, calendar: "confirmed" } as const
const ending = { ...settling, calendar: "cancelled" } as const

export type StatusChange =
  | "requested"
  | "confirmed"
  | "declined"
  | "completed"
  | "cancelled_by_customer"
  | "cancelled_by_professional"
  | "expired"
  | "proposal_expired"

/**
 * Who is told of what. The one who acted knows already, but their calendar does not: they have a letter with what it says
 * from now on, unless none of it has reached their calendar yet. A request stands in both calendars as tentative; the
 * letters that end it take it out of both.
 */
export const notificationOf: Record<
  StatusChange,
  Partial<Record<Side, NotificationKind<BookingNotificationParams>>>
> = {
  requested: {
    customer: defineNotification("customer", "booking_request_sent", undefined, { ...asking, calendar: "tentative" }),
    professional: defineNotification("professional", "booking_requested", "info", {
      ...asking,
      calendar: "tentative",
      asks: "booking",
    }),
  },
  confirmed: {
    customer: defineNotification("customer", "booking_confirmed", "success", inCalendar),
    professional: defineNotification("professional", "booking_confirmed_by_you", undefined, inCalendar),
  },
  declined: {
    customer: defineNotification("customer", "booking_declined", "warning", ending),
    professional: defineNotification("professional", "booking_declined_by_you", undefined, {
      ...ending,
      cancelsOut: "booking_requested",
    }),
  },
  completed: { customer: defineNotification("customer", "booking_completed", "success", settling) },
  cancelled_by_customer: {
    customer: defineNotification("customer", "booking_cancelled_by_you_as_customer", undefined, {
      ...ending,
      cancelsOut: "booking_request_sent",
    }),
    professional: defineNotification("professional", "booking_cancelled_by_customer", "warning", {
      ...ending,
      cancelsOut: "booking_requested",
    }),
  },
  cancelled_by_professional: {
    customer: defineNotification("customer", "booking_cancelled_by_professional", "warning", ending),
    professional: defineNotification("professional", "booking_cancelled_by_you_as_professional", undefined, ending),
  },
  expired: {
    customer: defineNotification("customer", "booking_expired_for_customer", "warning", ending),
    professional: defineNotification("professional", "booking_expired_for_professional", "warning", ending),
  },
  proposal_expired: {
    customer: defineNotification("customer", "proposal_expired_for_customer", "warning", ending),
    professional: defineNotification("professional", "proposal_expired_for_professional", "warning", ending),
  },
}

export interface BookingAction extends BookingNotificationParams {
  /** Whose activity it stands in. */
  side: Side
}

/** @param more isProposed: about another time that is asked for, beside the one that stands */
export const actionNamed = (name: string, { isProposed = false } = {}) =>
  kind<BookingAction>({
    kind: name,
    about: ({ booking_id }) => booking_id,
    details: (act, language) => {
      const { withCustomer, withProfessional, instead } = bookingNotificationTexts.in(language).activity
      const told = factsOf(act, language)
      const stands = told.movedFrom ? instead(told.when, told.movedFrom) : told.when
      const when = isProposed && told.proposed ? instead(told.proposed, told.when) : stands
      return (act.side === "customer" ? withProfessional : withCustomer)({ ...told, when })
    },
  })

const booked = actionNamed("book_service")
const requestReceived = actionNamed("booking_request")
const cancelled = actionNamed("cancel_booking")
const expired = actionNamed("booking_expired")
const acts: Record<Exclude<StatusChange, "requested">, NotificationKind<BookingAction>> = {
  confirmed: actionNamed("confirm_booking"),
  declined: actionNamed("decline_booking"),
  completed: actionNamed("complete_booking"),
  cancelled_by_customer: cancelled,
  cancelled_by_professional: cancelled,
  expired,
  proposal_expired: expired,
}

/** The line of one side's recent activity. */
export const actionOf = (occurrence: StatusChange, side: Side) => {
  if (occurrence === "requested") return side === "customer" ? booked : requestReceived
  return acts[occurrence]
}

export const bookingNotifications: readonly NotificationKind[] = [
  ...Object.values(notificationOf).flatMap((sides) => Object.values(sides)),
  ...new Set([booked, requestReceived, ...Object.values(acts)]),
]
