// The notifications about a booking: who gets which, in which list, with which mail; and the entries of both
// activities. A professional's mail holds the customer's name and notes, never phone or e-mail.

import { localize, type Texts } from "../../platform/language/language.ts"
import {
  kind,
  type NotificationKind,
  type NotificationTexts,
  type Topic,
} from "../../platform/language/notification-kinds.ts"
import type { Side } from "../../platform/sides.rules.ts"
import {
  type BookingNotificationParams,
  type BookingNotificationTexts,
  linkFor,
  type MailExtras,
  mailFor,
  textValuesOf,
} from "./booking-mail.server.ts"
import { bookingNotificationTexts } from "./texts.ts"

const aboutBookings: Topic = { topic: "bookings", label: localize(bookingNotificationTexts, (t) => t.topic) }

/** Mails that ask for an answer are delayed: the request may be withdrawn, replaced or answered by then. */
const REQUEST_DELAY_SECONDS = 120
const rescheduleKinds = ["request_moved", "request_moved_by_you"] as const
const requestKinds = ["booking_requested", "booking_request_sent", "request_waits", "request_lapses"] as const
export const proposalKinds = [
  ...(["time_proposed_by_customer", "time_proposed_by_professional"] as const),
  ...(["time_withdrawn_by_customer", "time_withdrawn_by_professional"] as const),
] as const

/** How a notification relates to earlier ones about the same booking: delayed, or superseding them. */
export type MailTiming = Pick<NotificationKind, "delaySeconds" | "supersedes" | "skipIfUnsent">
export const awaitingTiming: MailTiming = { delaySeconds: REQUEST_DELAY_SECONDS }
/** The question is answered, or no longer open. */
export const resolvedTiming: MailTiming = { supersedes: [...requestKinds, ...rescheduleKinds, ...proposalKinds] }
/** The request still awaits an answer, at another time. */
export const rescheduledTiming: MailTiming = { ...awaitingTiming, supersedes: [...rescheduleKinds, ...proposalKinds] }

const kindsOfConfirmedVisits = new WeakSet<NotificationKind<BookingNotificationParams>>()

/** Defines a kind for one side: a notification of this type with a mail, or without a type the mail alone. */
export const defineNotifications =
  <Name extends string>(texts: Texts<Record<Name, BookingNotificationTexts>>) =>
  (
    side: Side,
    name: Name,
    type?: NotificationTexts["type"],
    more?: MailExtras & MailTiming,
  ): NotificationKind<BookingNotificationParams> => {
    const { delaySeconds, supersedes, skipIfUnsent, ...mailExtras } = more ?? {}
    const definition = kind<BookingNotificationParams>({
      ...{ kind: name, about: ({ booking_id }) => booking_id },
      ...(delaySeconds && { delaySeconds }),
      ...(supersedes && { supersedes }),
      ...(skipIfUnsent && { skipIfUnsent }),
      ...(type && {
        notification: (params, language) => {
          const { title, message } = texts.in(language)[name]
          const text = message(textValuesOf(params, language))
          const { withReason } = bookingNotificationTexts.in(language)
          return {
            type,
            title,
            message: params.reason ? withReason(text, params.reason) : text,
            link: linkFor(side, params),
          }
        },
      }),
      mail: (params, language, publicUrl) =>
        mailFor(params, { side, texts: texts.in(language)[name], language, publicUrl, ...mailExtras }),
      topic: aboutBookings,
    })
    if (more?.calendar === "confirmed") kindsOfConfirmedVisits.add(definition)
    return definition
  }

/** Whether its mail includes the meeting details: only those of confirmed visits do. */
export const hasMeeting = (definition: NotificationKind<BookingNotificationParams>) =>
  kindsOfConfirmedVisits.has(definition)

type BookingTextKey = Exclude<
  keyof ReturnType<typeof bookingNotificationTexts.in>,
  "topic" | "due" | "withReason" | "mail" | "activity"
>
const defineNotification = defineNotifications<BookingTextKey>(bookingNotificationTexts)
const confirmedMail = { ...resolvedTiming, calendar: "confirmed" } as const
const cancelledMail = { ...resolvedTiming, calendar: "cancelled" } as const

export type StatusChange =
  | "requested"
  | "confirmed"
  | "declined"
  | "completed"
  | "completed_by_default"
  | "cancelled_by_customer"
  | "cancelled_by_professional"
  | "expired"
  | "proposal_expired"

/**
 * Which side is notified of which change. Whoever acted gets only a mail, which updates their calendar, unless nothing about
 * the booking has reached it yet. A request is tentative in both calendars; the mails that end it remove it from both.
 */
export const notificationOf: Record<
  StatusChange,
  Partial<Record<Side, NotificationKind<BookingNotificationParams>>>
> = {
  requested: {
    customer: defineNotification("customer", "booking_request_sent", undefined, {
      ...awaitingTiming,
      calendar: "tentative",
    }),
    professional: defineNotification("professional", "booking_requested", "info", {
      ...awaitingTiming,
      calendar: "tentative",
      asks: "booking",
    }),
  },
  confirmed: {
    customer: defineNotification("customer", "booking_confirmed", "success", confirmedMail),
    professional: defineNotification("professional", "booking_confirmed_by_you", undefined, confirmedMail),
  },
  declined: {
    customer: defineNotification("customer", "booking_declined", "warning", cancelledMail),
    professional: defineNotification("professional", "booking_declined_by_you", undefined, {
      ...cancelledMail,
      skipIfUnsent: "booking_requested",
    }),
  },
  completed: { customer: defineNotification("customer", "booking_completed", "success", resolvedTiming) },
  completed_by_default: {
    customer: defineNotification("customer", "booking_completed_by_default_for_customer", "success", resolvedTiming),
    professional: defineNotification(
      "professional",
      "booking_completed_by_default_for_professional",
      "info",
      resolvedTiming,
    ),
  },
  cancelled_by_customer: {
    customer: defineNotification("customer", "booking_cancelled_by_you_as_customer", undefined, {
      ...cancelledMail,
      skipIfUnsent: "booking_request_sent",
    }),
    professional: defineNotification("professional", "booking_cancelled_by_customer", "warning", {
      ...cancelledMail,
      skipIfUnsent: "booking_requested",
    }),
  },
  cancelled_by_professional: {
    customer: defineNotification("customer", "booking_cancelled_by_professional", "warning", cancelledMail),
    professional: defineNotification(
      "professional",
      "booking_cancelled_by_you_as_professional",
      undefined,
      cancelledMail,
    ),
  },
  expired: {
    customer: defineNotification("customer", "booking_expired_for_customer", "warning", cancelledMail),
    professional: defineNotification("professional", "booking_expired_for_professional", "warning", cancelledMail),
  },
  proposal_expired: {
    customer: defineNotification("customer", "proposal_expired_for_customer", "warning", cancelledMail),
    professional: defineNotification("professional", "proposal_expired_for_professional", "warning", cancelledMail),
  },
}

export interface BookingAction extends BookingNotificationParams {
  /** Whose activity it belongs to. */
  side: Side
}

/** @param more isProposed: about a proposed time, beside the current one */
export const actionNamed = (name: string, { isProposed = false } = {}) =>
  kind<BookingAction>({
    kind: name,
    about: ({ booking_id }) => booking_id,
    details: (act, language) => {
      const { withCustomer, withProfessional, instead } = bookingNotificationTexts.in(language).activity
      const values = textValuesOf(act, language)
      const current = values.movedFrom ? instead(values.when, values.movedFrom) : values.when
      const when = isProposed && values.proposed ? instead(values.proposed, values.when) : current
      return (act.side === "customer" ? withProfessional : withCustomer)({ ...values, when })
    },
  })

const booked = actionNamed("book_service")
const requestReceived = actionNamed("booking_request")
const completed = actionNamed("complete_booking")
const cancelled = actionNamed("cancel_booking")
const expired = actionNamed("booking_expired")
const actions: Record<Exclude<StatusChange, "requested">, NotificationKind<BookingAction>> = {
  confirmed: actionNamed("confirm_booking"),
  declined: actionNamed("decline_booking"),
  completed,
  completed_by_default: completed,
  cancelled_by_customer: cancelled,
  cancelled_by_professional: cancelled,
  expired,
  proposal_expired: expired,
}

/** The kind of row in one side's recent activity. */
export const actionOf = (occurrence: StatusChange, side: Side) => {
  if (occurrence === "requested") return side === "customer" ? booked : requestReceived
  return actions[occurrence]
}

export const bookingNotifications: readonly NotificationKind[] = [
  ...Object.values(notificationOf).flatMap((sides) => Object.values(sides)),
  ...new Set([booked, requestReceived, ...Object.values(actions)]),
]
