import type { Slice } from "../platform/slice.server.ts"
import { ownServicesApi } from "./own-service.api.server.ts"
import { professionalsApi } from "./professional.api.server.ts"

export const professionals: Slice = {
  name: "professionals",
  description: "Public profiles; what a professional offers",
  calls: [...professionalsApi, ...ownServicesApi],
}
