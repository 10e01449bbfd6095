// Notifications when a customer moves a request: the professional has to answer again, and the customer's mail updates their
// calendar.
import type { NotificationKind } from "../../platform/language/notification-kinds.ts"
import { actionNamed, defineNotifications, rescheduledTiming } from "../announcement/booking.notifications.server.ts"
import type { OtherChange } from "../announcement/booking-announcement.server.ts"
import { rescheduleNotificationTexts } from "./texts.ts"

const notificationFor = defineNotifications(rescheduleNotificationTexts)

export const requestMoved: OtherChange = {
  kind: "moved",
  notifications: {
    customer: notificationFor("customer", "request_moved_by_you", undefined, {
      ...rescheduledTiming,
      calendar: "tentative",
    }),
    professional: notificationFor("professional", "request_moved", "info", {
      ...rescheduledTiming,
      calendar: "tentative",
      asks: "booking",
    }),
  },
  activity: actionNamed("move_request"),
}

export const rescheduleNotifications: readonly NotificationKind[] = [
  ...Object.values(requestMoved.notifications),
  requestMoved.activity,
]
