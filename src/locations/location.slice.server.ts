import type { Slice } from "../platform/slice.server.ts"
import { locationsApi } from "./location.api.server.ts"

export const locations: Slice = {
  name: "locations",
  description: "Countries, states, cities and localities",
  calls: locationsApi,
}
