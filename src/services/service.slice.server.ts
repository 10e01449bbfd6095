import type { Slice } from "../platform/slice.server.ts"
import { servicesApi } from "./service.api.server.ts"

export const services: Slice = {
  name: "services",
  description: "The kinds of service there are",
  calls: servicesApi,
}
