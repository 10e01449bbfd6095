// The JSON door of bookings in calendars.
import { serve } from "../../platform/api/serve.server.ts"
import { serveFile } from "../../platform/api/serve-file.server.ts"
import {
  calendarFeed,
  customerCalendarFile,
  endCalendarFeed,
  makeCalendarFeed,
  professionalCalendarFile,
  showCalendarFeed,
} from "./calendar.contract.ts"
import {
  customerVisitFile,
  endFeed,
  followBookings,
  makeFeed,
  professionalVisitFile,
  showFeed,
} from "./calendar.server.ts"

export const calendarApi = [
  serveFile(customerCalendarFile, customerVisitFile, { page: "/user/bookings" }),
  serveFile(professionalCalendarFile, professionalVisitFile, { page: "/provider/bookings" }),
  serveFile(calendarFeed, followBookings, { page: "/provider/tools", isAskedAgain: true }),
  serve(showCalendarFeed, showFeed),
  serve(makeCalendarFeed, makeFeed),
  serve(endCalendarFeed, endFeed),
]
