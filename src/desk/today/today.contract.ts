import { z } from "zod"
import { contract } from "../../platform/api/contract.ts"
import { figureKinds, waitingKinds } from "./today.rules.ts"

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
