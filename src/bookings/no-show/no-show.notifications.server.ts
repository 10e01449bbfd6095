// Notifications of no-show reports and of answers to them, each to the other side.
import type { NotificationKind } from "../../platform/language/notification-kinds.ts"
import { actionNamed, defineNotifications } from "../announcement/booking.notifications.server.ts"
import { noShowNotificationTexts } from "./texts.ts"

const notificationFor = defineNotifications(noShowNotificationTexts)
const noShowChange = { kind: "no_show", activity: actionNamed("no_show") } as const
const answered = { kind: "no_show_answer", activity: actionNamed("no_show_answer") } as const

/** By the side that made the statement. */
export const noShowChanges = {
  said: {
    customer: {
      ...noShowChange,
      notifications: { professional: notificationFor("professional", "no_show_said_by_customer", "warning") },
    },
    professional: {
      ...noShowChange,
      notifications: { customer: notificationFor("customer", "no_show_said_by_professional", "warning") },
    },
  },
  answered: {
    customer: {
      ...answered,
      notifications: { professional: notificationFor("professional", "no_show_answered_by_customer", "info") },
    },
    professional: {
      ...answered,
      notifications: { customer: notificationFor("customer", "no_show_answered_by_professional", "info") },
    },
  },
}

export const noShowNotifications: readonly NotificationKind[] = [
  ...Object.values(noShowChanges).flatMap(({ customer, professional }) => [
    customer.notifications.professional,
    professional.notifications.customer,
  ]),
  noShowChange.activity,
  answered.activity,
]
