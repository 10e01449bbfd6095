import { z } from "zod"
import { contract } from "../../platform/api/contract.ts"
import { ownService, serviceLocationRows } from "./own-service.schema.ts"

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
  output: z.object({ locations: serviceLocationRows }),
})
