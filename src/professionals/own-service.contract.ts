import { z } from "zod"
import { contract } from "../platform/api/contract.ts"

const place = z.object({ id: z.number().int(), city: z.string(), state: z.string(), country: z.string() })

const ownService = z.object({
  id: z.string().describe("service_id"),
  service_type: z.string().describe("Slug"),
  name: z.string(),
  description: z.string(),
  price: z.string().nullable().describe("Rupees per hour; null: price not set"),
  duration: z.number().int().describe("Minutes"),
  delivery: z.array(z.string()),
  is_active: z.boolean(),
  locations: z.array(place),
})
export type OwnService = z.output<typeof ownService>

export const yourServices = contract({
  name: "your_services",
  summary: "What I offer, with prices and areas",
  method: "GET",
  path: "/your_services",
  who: "professional",
  input: z.object({}),
  output: z.object({ services: z.array(ownService) }),
})

export const serviceLocations = contract({
  name: "service_locations",
  summary: "Where one of my services is offered",
  method: "GET",
  path: "/services/{id}/locations",
  who: "professional",
  input: z.object({ id: z.string() }),
  output: z.object({ locations: z.array(place) }),
})
