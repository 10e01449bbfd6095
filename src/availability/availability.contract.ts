import { z } from "zod"
import { contract } from "../platform/api/contract.ts"

/** Days that are computed at once, at most. */
const MAX_DAYS = 62

const freeDay = z.object({
  date: z.string().describe("Indian day, YYYY-MM-DD"),
  times: z.array(z.string()).describe("Starts, HH:MM, Indian time"),
})

export const freeTimes = contract({
  name: "free_times",
  summary: "When a professional is free; days without free times are left out",
  method: "GET",
  path: "/provider/{id}/free-times",
  who: "anyone",
  limit: { bucket: "free-times", perNetwork: { max: 1200, seconds: 3600 } },
  refuses: ["not_found"],
  input: z.object({
    id: z.string(),
    service_id: z.string().max(100).optional().describe("Whose duration counts; else the professional's first service"),
    package_id: z
      .string()
      .max(100)
      .optional()
      .describe("One of that service: its length counts; with service_id alone"),
    from: z.iso.date().optional().describe("Indian day; today where it is left out, or past"),
    days: z.coerce.number().int().min(1).max(MAX_DAYS).default(14),
  }),
  output: z.object({
    days: z.array(freeDay),
    keeps_hours: z.boolean().describe("False: the usual hours are assumed, and any time may be asked for"),
    duration: z.number().int().describe("Minutes of a visit"),
    until: z.string().describe("The last Indian day that can be booked so far"),
  }),
})
export type FreeTimes = z.output<typeof freeTimes.output>
