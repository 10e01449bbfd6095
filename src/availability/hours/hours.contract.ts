import { z } from "zod"
import { contract } from "../../platform/api/contract.ts"
import { availability } from "./hours.schema.ts"
import { hoursTexts } from "./texts.ts"

const kept = z.object({
  availability,
  version: z.number().int().describe("Rises with each change; 0: none was made"),
  taken: z
    .array(z.object({ from: z.number(), to: z.number() }))
    .describe("What is booked in the days ahead, in milliseconds since 1970"),
  duration: z.number().int().describe("Minutes of a visit: those of the first service"),
  longest_stretch: z.number().int().nullable().describe("Minutes of the longest stretch of hours; null: none are kept"),
  services: z
    .array(
      z.object({
        id: z.string(),
        name: z.string(),
        duration: z.number().int().describe("Minutes"),
        is_bookable: z.boolean().describe("False: a visit is longer than any stretch of hours"),
      }),
    )
    .describe("What is offered now"),
})
export type StoredHours = z.output<typeof kept>

const path = "/provider/{id}/availability"

export const showAvailability = contract({
  name: "show_availability",
  summary: "The hours I keep, and the days that differ from today on",
  method: "GET",
  path,
  who: "professional",
  identity: ["id"],
  input: z.object({ id: z.string() }),
  output: kept,
})

export const changeAvailability = contract({
  name: "change_availability",
  summary: "Set the hours I keep, all at once. Bookings that stand stay as they are",
  method: "PUT",
  path,
  who: "professional",
  identity: ["id"],
  limit: { bucket: "availability", perAccount: { max: 120, seconds: 3600 } },
  refuses: ["conflict"],
  input: z.object({
    id: z.string(),
    availability,
    version: z
      .number()
      .int()
      .min(0)
      .max(2_147_483_647)
      .optional()
      .describe("As it was read: refused with 409 where the hours were changed since. Without it they are replaced"),
  }),
  texts: hoursTexts,
  output: kept.extend({ message: z.string() }),
})
