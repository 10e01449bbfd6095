import type { Slice } from "../platform/slice.server.ts"
import { availabilityApi } from "./availability.api.server.ts"

export const availability: Slice = {
  name: "availability",
  description: "The hours that professionals keep, and when they are free",
  calls: availabilityApi,
}
