import type { Slice } from "../platform/slice.server.ts"
import { availabilityApi } from "./availability.api.server.ts"
import { hoursApi } from "./hours/hours.api.server.ts"
import { hoursKinds } from "./hours/hours.kinds.server.ts"

export const availability: Slice = {
  name: "availability",
  description: "The hours that professionals keep, and when they are free",
  calls: [...availabilityApi, ...hoursApi],
  kinds: hoursKinds,
}
