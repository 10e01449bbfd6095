import { z } from "zod"
import { contract } from "../../platform/api/contract.ts"
import { usualHours } from "../free-times.rules.ts"
import { faultsOf } from "./hours.rules.ts"
import { hoursTexts } from "./texts.ts"

const clockTime = (what: string) => z.string().max(8).describe(what)

const weekly = z.object({
  weekday: z.number().int().min(0).max(6).describe("0 is Sunday"),
  from: clockTime("HH:MM, Indian time"),
  to: clockTime("HH:MM, up to 24:00; after `from`"),
})

const exception = z.object({
  date: z.iso.date().describe("Indian day"),
  until: z.iso.date().optional().describe("Of a closed one: the last of several days"),
  closed: z.boolean().optional().describe("True: no hours on this day; else from and to"),
  from: clockTime("HH:MM").optional(),
  to: clockTime("HH:MM, up to 24:00").optional(),
})

/** In range as the database has it. */
const availability = z
  .object({
    weekly: z.array(weekly).max(100).describe("Hours of the week, a row a stretch; empty: no hours are kept"),
    exceptions: z
      .array(exception)
      .max(600)
      .default([])
      .describe("Days that are not like their weekday; past ones are left out"),
    slot_minutes: z.number().int().min(15).max(240).multipleOf(5).default(usualHours.slot_minutes),
    notice_minutes: z.number().int().min(0).max(20_160).default(usualHours.notice_minutes),
    horizon_days: z.number().int().min(1).max(365).default(usualHours.horizon_days),
    buffer_minutes: z.number().int().min(0).max(240).default(usualHours.buffer_minutes),
  })
  .superRefine((savedHours, { addIssue }) => {
    for (const { path, rule } of faultsOf(savedHours))
      addIssue({ code: "custom", path: path.filter((step) => step !== undefined), params: { rule } })
  })

const storedHours = z.object({
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
export type StoredHours = z.output<typeof storedHours>

const path = "/provider/{id}/availability"

export const getAvailability = contract({
  name: "show_availability",
  summary: "The hours I keep, and the days that differ from today on",
  method: "GET",
  path,
  who: "professional",
  identity: ["id"],
  input: z.object({ id: z.string() }),
  output: storedHours,
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
  output: storedHours.extend({ message: z.string() }),
})
