import { serve } from "../platform/api/serve.server.ts"
import type { Slice } from "../platform/slice.server.ts"
import { freeTimes } from "./availability.contract.ts"
import { availabilityData } from "./availability.personal.server.ts"
import { getFreeTimes } from "./availability.server.ts"
import { changeAvailability, getAvailability } from "./hours/hours.contract.ts"
import { hoursNotifications } from "./hours/hours.notifications.server.ts"
import { changeHours, getOwnHours } from "./hours/hours.server.ts"

export const availability: Slice = {
  name: "availability",
  description: "The hours that professionals keep, and when they are free",
  tables: ["availabilities", "weekly_hours", "hour_exceptions"],
  personal: [availabilityData],
  calls: [serve(freeTimes, getFreeTimes), serve(getAvailability, getOwnHours), serve(changeAvailability, changeHours)],
  notifications: hoursNotifications,
}
