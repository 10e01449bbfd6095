import { z } from "zod"
import { contract } from "../../platform/api/contract.ts"
import { pageLimit } from "../../platform/api/paging.ts"
import { figureKinds, otherWeeks, waitingKinds, weekKinds } from "./today.rules.ts"

const count = z.number().int()

export const deskWaiting = contract({
  name: "admin_waiting",
  summary: "What waits for administrators, what is due first before the rest",
  method: "GET",
  path: "/admin/waiting",
  who: "admin",
  input: z.object({}),
  output: z.object({
    waiting: z.array(
      z.object({
        kind: z.enum(waitingKinds),
        count: count.describe("As many as stand on the page of its kind"),
        due_at: z
          .string()
          .nullable()
          .describe("Instant: what was promised of the one that is due first; null without any"),
      }),
    ),
  }),
})
export type Waiting = z.output<typeof deskWaiting.output>["waiting"]

export const deskFigures = contract({
  name: "admin_figures",
  summary: "How the marketplace does: the last seven Indian days, today included, and the seven before",
  method: "GET",
  path: "/admin/figures",
  who: "admin",
  input: z.object({}),
  output: z.object({
    since: z.string().describe("First of the seven days"),
    figures: z.array(z.object({ kind: z.enum(figureKinds), now: count, before: count })),
  }),
})
export type Figures = z.output<typeof deskFigures.output>

const person = z.object({ id: z.string(), name: z.string().describe("Empty: the account was deleted") })

export const deskWeekRows = contract({
  name: "admin_week_rows",
  summary: "What stands behind a figure of the week, the newest first",
  method: "GET",
  path: "/admin/figures/rows",
  who: "admin",
  input: z.object({
    kind: z.enum(weekKinds),
    week: z
      .enum(otherWeeks)
      .optional()
      .describe("before: the seven days before, up to the same hour; without it the last seven"),
    limit: pageLimit,
    cursor: z.string().max(100).optional(),
  }),
  output: z.object({
    rows: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(weekKinds),
        at: z.string(),
        person: person
          .extend({ id: z.string().nullable().describe("Null: they wrote an inquiry, without an account") })
          .nullable()
          .describe("Who came, asked, booked or reviewed"),
        submission_id: z.string().nullable().describe("The inquiry that a request came of"),
        professional: person.nullable().describe("Whom it went to: the account, by the business's name"),
        service_name: z.string().nullable(),
        status: z.string().nullable().describe("Of the request or booking; of a person what they are"),
        rating: z.number().int().nullable(),
      }),
    ),
    next: z.string().nullable(),
  }),
})
export type WeekRow = z.output<typeof deskWeekRows.output>["rows"][number]
