import { z } from "zod"
import { usualHours } from "../free-times.rules.ts"
import { faultsOf } from "./hours.rules.ts"

const clock = (what: string) => z.string().max(8).describe(what)

const weekly = z.object({
  weekday: z.number().int().min(0).max(6).describe("0 is Sunday"),
  from: clock("HH:MM, Indian time"),
  to: clock("HH:MM, up to 24:00; after `from`"),
})

const exception = z.object({
  date: z.iso.date().describe("Indian day"),
  until: z.iso.date().optional().describe("Of a closed one: the last of several days"),
  closed: z.boolean().optional().describe("True: no hours on this day; else from and to"),
  from: clock("HH:MM").optional(),
  to: clock("HH:MM, up to 24:00").optional(),
})

/** In range as the database has it. */
export const availability = z
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
  .superRefine((kept, { addIssue }) => {
    for (const { path, rule } of faultsOf(kept))
      addIssue({ code: "custom", path: path.filter((step) => step !== undefined), params: { rule } })
  })
