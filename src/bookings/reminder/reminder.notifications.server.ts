// The notifications of reminders. They name the date, not "tomorrow": a notification may be read later.
import type { NotificationKind } from "../../platform/language/notification-kinds.ts"
import type { Side } from "../../platform/sides.rules.ts"
import { defineNotifications } from "../announcement/booking.notifications.server.ts"
import type { BookingNotificationParams } from "../announcement/booking-mail.server.ts"
import type { ReminderName } from "./reminder.rules.ts"
import { reminderNotificationTexts } from "./texts.ts"

const notificationFor = defineNotifications(reminderNotificationTexts)
const inCalendar = { calendar: "confirmed" } as const
const visitSoon = {
  customer: notificationFor("customer", "visit_in_a_day_for_customer", "info", inCalendar),
  professional: notificationFor("professional", "visit_in_a_day_for_professional", "info", inCalendar),
}
const visitNext = {
  customer: notificationFor("customer", "visit_in_two_hours_for_customer", "info", inCalendar),
  professional: notificationFor("professional", "visit_in_two_hours_for_professional", "info", inCalendar),
}
const waits = notificationFor("professional", "request_waits", "info", { asks: "booking" })
/** No longer sent; rows of earlier versions still need its texts. */
const lapses = notificationFor("professional", "request_lapses", "warning", { asks: "booking" })

const kinds: Record<ReminderName, Partial<Record<Side, NotificationKind<BookingNotificationParams>>>> = {
  visit_in_a_day: visitSoon,
  visit_in_two_hours: visitNext,
  request_waits: { professional: waits },
}

export const reminderKindOf = (name: ReminderName, side: Side) => kinds[name][side]!

export const reminderNotifications: readonly NotificationKind[] = [
  ...Object.values(kinds).flatMap((sides) => Object.values(sides)),
  lapses,
]
