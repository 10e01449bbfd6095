import { z } from "zod"
import { contract } from "../../platform/api/contract.ts"

const count = z.number().int()

export const deskToday = contract({
  name: "admin_today",
  summary: "What waits for administrators",
  method: "GET",
  path: "/admin/today",
  who: "admin",
  input: z.object({}),
  output: z.object({
    held_messages: count.describe("As many as stand on the page of moderation"),
    reports: count.describe("Reviews and projects that were reported and not decided about"),
    appeals: count.describe("Of authors whose reviews and projects are hidden, not answered yet"),
  }),
})
export type DeskToday = z.output<typeof deskToday.output>
