// What is told when a visit is said not to have taken place, and when that is answered: to the side that did not speak.
import type { NotificationKind } from "../../platform/language/notification-kinds.ts"
import { actionNamed, defineNotifications } from "../announcement/booking.notifications.server.ts"
import { noShowNotificationTexts } from "./texts.ts"

const notificationFor = defineNotifications(noShowNotificationTexts)
const said = { kind: "no_show", act: actionNamed("no_show") } as const
const answered = { kind: "no_show_answer", act: actionNamed("no_show_answer") } as const

/** By who spoke. */
export const noShowStories = {
  said: {
    customer: {
      ...said,
      news: { professional: notificationFor("professional", "no_show_said_by_customer", "warning") },
    },
    professional: {
      ...said,
      news: { customer: notificationFor("customer", "no_show_said_by_professional", "warning") },
    },
  },
  answered: {
    customer: {
      ...answered,
      news: { professional: notificationFor("professional", "no_show_answered_by_customer", "info") },
    },
    professional: {
      ...answered,
      news: { customer: notificationFor("customer", "no_show_answered_by_professional", "info") },
    },
  },
}

export const noShowNotifications: readonly NotificationKind[] = [
  ...Object.values(noShowStories).flatMap(({ customer, professional }) => [
    customer.news.professional,
    professional.news.customer,
  ]),
  said.act,
  answered.act,
]
