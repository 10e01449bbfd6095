// What is told when another time is proposed and answered: to the side that did not act; of a new time also to the calendar
// of who accepted it, by a letter.
import type { NotificationKind } from "../../platform/language/notification-kinds.ts"
import {
  aboutProposals,
  actionNamed,
  asking,
  defineNotifications,
  type MailTiming,
  settling,
} from "../announcement/booking.notifications.server.ts"
import type { OtherChange } from "../announcement/booking-announcement.server.ts"
import type { HistoryKind, Side } from "../booking.rules.ts"
import { proposalNotificationTexts } from "./texts.ts"

const notificationFor = defineNotifications(proposalNotificationTexts)
const inCalendar = { ...settling, calendar: "confirmed" } as const
const ended: MailTiming = { supersedes: aboutProposals }
const asksForIt = { ...asking, ...ended, asks: "time" } as const

type BySide = Record<Side, OtherChange>

const changeBySide = (kind: HistoryKind, act: string, news: Record<Side, OtherChange["notifications"]>): BySide => {
  const line = actionNamed(act, { isProposed: kind === "proposed" })
  return {
    customer: { kind, activity: line, notifications: news.customer },
    professional: { kind, activity: line, notifications: news.professional },
  }
}

/** By who acted. */
export const proposalChanges = {
  proposed: changeBySide("proposed", "propose_time", {
    customer: { professional: notificationFor("professional", "time_proposed_by_customer", "info", asksForIt) },
    professional: { customer: notificationFor("customer", "time_proposed_by_professional", "info", asksForIt) },
  }),
  accepted: changeBySide("proposal_accepted", "accept_time", {
    customer: {
      customer: notificationFor("customer", "time_accepted_by_you_as_customer", undefined, inCalendar),
      professional: notificationFor("professional", "time_accepted_by_customer", "success", inCalendar),
    },
    professional: {
      customer: notificationFor("customer", "time_accepted_by_professional", "success", inCalendar),
      professional: notificationFor("professional", "time_accepted_by_you_as_professional", undefined, inCalendar),
    },
  }),
  declined: changeBySide("proposal_declined", "decline_time", {
    customer: { professional: notificationFor("professional", "time_declined_by_customer", "warning", ended) },
    professional: { customer: notificationFor("customer", "time_declined_by_professional", "warning", ended) },
  }),
  withdrawn: changeBySide("proposal_withdrawn", "withdraw_time", {
    customer: {
      professional: notificationFor("professional", "time_withdrawn_by_customer", "info", {
        ...ended,
        cancelsOut: "time_proposed_by_customer",
      }),
    },
    professional: {
      customer: notificationFor("customer", "time_withdrawn_by_professional", "info", {
        ...ended,
        cancelsOut: "time_proposed_by_professional",
      }),
    },
  }),
}

/** By nobody's act: somebody else has booked the time. */
export const proposalTaken = {
  kind: "proposal_taken",
  activity: actionNamed("time_taken", { isProposed: true }),
  notifications: {
    customer: notificationFor("customer", "time_taken_for_customer", "warning", ended),
    professional: notificationFor("professional", "time_taken_for_professional", "warning", ended),
  },
} as const satisfies OtherChange

const byActor: readonly NotificationKind[] = Object.values(proposalChanges).flatMap(({ customer, professional }) => [
  ...[customer, professional].flatMap(({ notifications }) => Object.values(notifications)),
  customer.activity,
])

export const proposalNotifications: readonly NotificationKind[] = [
  ...byActor,
  ...Object.values(proposalTaken.notifications),
  proposalTaken.activity,
]
