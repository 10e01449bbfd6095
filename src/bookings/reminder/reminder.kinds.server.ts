// How reminders are worded. They are worded as what stands, not as "tomorrow": a notice is read when somebody reads it.
import type { Kind } from "../../platform/language/kinds.ts"
import { newsIn } from "../booking.kinds.server.ts"
import type { Side } from "../booking.rules.ts"
import type { BookingNews } from "../booking-letter.server.ts"
import type { ReminderName } from "./reminder.rules.ts"
import { reminderKindsTexts } from "./texts.ts"

const newsFor = newsIn(reminderKindsTexts)
const inCalendar = { calendar: "confirmed" } as const
const visitSoon = {
  customer: newsFor("customer", "visit_in_a_day_for_customer", "info", inCalendar),
  professional: newsFor("professional", "visit_in_a_day_for_professional", "info", inCalendar),
}
const visitNext = {
  customer: newsFor("customer", "visit_in_two_hours_for_customer", "info", inCalendar),
  professional: newsFor("professional", "visit_in_two_hours_for_professional", "info", inCalendar),
}
const waits = newsFor("professional", "request_waits", "info", { asks: "booking" })
/** Nobody is told of it any more; rows of before are. */
const lapses = newsFor("professional", "request_lapses", "warning", { asks: "booking" })

const kinds: Record<ReminderName, Partial<Record<Side, Kind<BookingNews>>>> = {
  visit_in_a_day: visitSoon,
  visit_in_two_hours: visitNext,
  request_waits: { professional: waits },
}

export const reminderKindOf = (name: ReminderName, side: Side) => kinds[name][side]!

export const reminderKinds: readonly Kind[] = [...Object.values(kinds).flatMap((sides) => Object.values(sides)), lapses]
