import { z } from "zod"
import { contract } from "../../platform/api/contract.ts"

export const freeAlternatives = contract({
  name: "others_free",
  summary: "Of a request of mine that nobody answered in time: three others who are free at its time",
  method: "GET",
  path: "/user/bookings/{id}/others",
  who: "customer",
  input: z.object({ id: z.string() }),
  output: z.object({
    others: z
      .array(z.object({ provider_id: z.string(), service_id: z.string(), name: z.string() }))
      .describe("The same service in the same city; three at most, and none of another booking"),
  }),
})
export type FreeAlternatives = z.output<typeof freeAlternatives.output>["others"]
