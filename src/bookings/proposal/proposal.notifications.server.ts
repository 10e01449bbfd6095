// Notifications of proposals and of answers to them, each to the other side. Whoever accepts a new time gets a mail as well,
// which updates their calendar.
import type { NotificationKind } from "../../platform/language/notification-kinds.ts"
import type { Side } from "../../platform/sides.rules.ts"
import {
  actionNamed,
  awaitingTiming,
  defineNotifications,
  type MailTiming,
  proposalKinds,
  resolvedTiming,
} from "../announcement/booking.notifications.server.ts"
import type { OtherChange } from "../announcement/booking-announcement.server.ts"
import type { HistoryKind } from "../booking.rules.ts"
import { proposalNotificationTexts } from "./texts.ts"

const notificationFor = defineNotifications(proposalNotificationTexts)
const confirmedMail = { ...resolvedTiming, calendar: "confirmed" } as const
const proposalEnded: MailTiming = { supersedes: proposalKinds }
const proposalMail = { ...awaitingTiming, ...proposalEnded, asks: "time" } as const

type BySide = Record<Side, OtherChange>

const changeBySide = (
  kind: HistoryKind,
  act: string,
  notifications: Record<Side, OtherChange["notifications"]>,
): BySide => {
  const activity = actionNamed(act, { isProposed: kind === "proposed" })
  return {
    customer: { kind, activity, notifications: notifications.customer },
    professional: { kind, activity, notifications: notifications.professional },
  }
}

/** By the side that acted. */
export const proposalChanges = {
  proposed: changeBySide("proposed", "propose_time", {
    customer: { professional: notificationFor("professional", "time_proposed_by_customer", "info", proposalMail) },
    professional: { customer: notificationFor("customer", "time_proposed_by_professional", "info", proposalMail) },
  }),
  accepted: changeBySide("proposal_accepted", "accept_time", {
    customer: {
      customer: notificationFor("customer", "time_accepted_by_you_as_customer", undefined, confirmedMail),
      professional: notificationFor("professional", "time_accepted_by_customer", "success", confirmedMail),
    },
    professional: {
      customer: notificationFor("customer", "time_accepted_by_professional", "success", confirmedMail),
      professional: notificationFor("professional", "time_accepted_by_you_as_professional", undefined, confirmedMail),
    },
  }),
  declined: changeBySide("proposal_declined", "decline_time", {
    customer: { professional: notificationFor("professional", "time_declined_by_customer", "warning", proposalEnded) },
    professional: { customer: notificationFor("customer", "time_declined_by_professional", "warning", proposalEnded) },
  }),
  withdrawn: changeBySide("proposal_withdrawn", "withdraw_time", {
    customer: {
      professional: notificationFor("professional", "time_withdrawn_by_customer", "info", {
        ...proposalEnded,
        skipIfUnsent: "time_proposed_by_customer",
      }),
    },
    professional: {
      customer: notificationFor("customer", "time_withdrawn_by_professional", "info", {
        ...proposalEnded,
        skipIfUnsent: "time_proposed_by_professional",
      }),
    },
  }),
}

/** Made by a job: another booking has taken the time. */
export const proposalTaken = {
  kind: "proposal_taken",
  activity: actionNamed("time_taken", { isProposed: true }),
  notifications: {
    customer: notificationFor("customer", "time_taken_for_customer", "warning", proposalEnded),
    professional: notificationFor("professional", "time_taken_for_professional", "warning", proposalEnded),
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
