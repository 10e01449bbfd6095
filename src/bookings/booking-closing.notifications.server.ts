// A visit is off because an account is not active any more: suspended, or deleted. Nobody has cancelled it. The other side is
// notified; whose account it is has a mail about that.
import type { NotificationKind } from "../platform/language/notification-kinds.ts"
import type { Side } from "../platform/sides.rules.ts"
import { actionNamed, defineNotifications, resolvedTiming } from "./announcement/booking.notifications.server.ts"
import type { OtherChange } from "./announcement/booking-announcement.server.ts"
import { accountInactiveTexts } from "./announcement/texts.ts"

const notificationFor = defineNotifications(accountInactiveTexts)
const offMail = { ...resolvedTiming, calendar: "cancelled" } as const
const change = { kind: "account_inactive", activity: actionNamed("visit_off") } as const

/** By the side whose account it is. */
export const accountInactive: Record<Side, OtherChange> = {
  customer: {
    ...change,
    notifications: {
      professional: notificationFor("professional", "visit_off_without_customer", "warning", {
        ...offMail,
        skipIfUnsent: "booking_requested",
      }),
    },
  },
  professional: {
    ...change,
    notifications: { customer: notificationFor("customer", "visit_off_without_professional", "warning", offMail) },
  },
}

export const closingNotifications: readonly NotificationKind[] = [
  ...Object.values(accountInactive).flatMap(({ notifications }) => Object.values(notifications)),
  change.activity,
]
