import { z } from "zod"
import { contract } from "../../platform/api/contract.ts"
import { messageOnly } from "../../platform/validation.ts"

const calendarFile = {
  method: "GET",
  responseType: "file",
  types: ["text/calendar"],
  output: z.string(),
} as const

export const customerCalendarFile = contract({
  ...calendarFile,
  name: "user_booking_calendar",
  summary: "One of my bookings as a customer, for a calendar",
  path: "/user/bookings/{id}/calendar.ics",
  who: "customer",
  credential: "cookie",
  input: z.object({ id: z.string() }),
})

export const professionalCalendarFile = contract({
  ...calendarFile,
  name: "provider_booking_calendar",
  summary: "One of my bookings as a professional, for a calendar",
  path: "/provider/{id}/bookings/{bookingId}/calendar.ics",
  who: "professional",
  credential: "cookie",
  identity: ["id"],
  input: z.object({ id: z.string(), bookingId: z.string() }),
})

export const calendarFeed = contract({
  ...calendarFile,
  name: "calendar_feed",
  summary: "A professional's bookings, for a calendar that follows them; the secret is the credential",
  // In the query, which no log has.
  path: "/calendar/bookings.ics",
  who: "anyone",
  input: z.object({ secret: z.string().max(100) }),
  refuses: ["not_found", "too_many"],
})

const own = { path: "/provider/{id}/calendar-feed", who: "professional", identity: ["id"] } as const
const input = z.object({ id: z.string() })

export const getCalendarFeed = contract({
  ...own,
  name: "show_calendar_feed",
  summary: "Since when a calendar can follow my bookings; the link itself is shown when it is made",
  method: "GET",
  input,
  output: z.object({ since: z.string().nullable() }),
})

export const makeCalendarFeed = contract({
  ...own,
  name: "make_calendar_feed",
  summary: "A new link for my calendar; the one before ends",
  method: "POST",
  input,
  output: z.object({ url: z.string(), since: z.string() }),
})

export const endCalendarFeed = contract({
  ...own,
  name: "end_calendar_feed",
  summary: "No calendar follows my bookings any more",
  method: "DELETE",
  input,
  output: messageOnly,
})
