import type { Slice } from "../platform/slice.server.ts"
import { bookingsApi } from "./booking.api.server.ts"
import { bookingClock, bookingJobs } from "./booking.jobs.server.ts"
import { bookingKinds } from "./booking.kinds.server.ts"
import { calendarApi } from "./calendar/calendar.api.server.ts"
import { openTeller } from "./undo/telling.server.ts"

export const bookings: Slice = {
  name: "bookings",
  description: "Book, confirm, decline, complete, cancel; both sides' lists",
  calls: [...bookingsApi, ...calendarApi],
  jobs: bookingJobs,
  clock: bookingClock,
  runs: openTeller,
  kinds: bookingKinds,
}
