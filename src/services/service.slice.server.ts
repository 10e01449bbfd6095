import { serve } from "../platform/api/serve.server.ts"
import type { Slice } from "../platform/slice.server.ts"
import { serviceCategories } from "./service.contract.ts"
import { getCategories } from "./service.server.ts"

export const services: Slice = {
  name: "services",
  description: "The kinds of service there are",
  tables: ["service_types", "service_type_cities"],
  impersonal: ["service_types", "service_type_cities"],
  calls: [serve(serviceCategories, getCategories)],
}
