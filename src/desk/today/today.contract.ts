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
  output: z.object({ held_messages: count.describe("As many as stand on the page of moderation") }),
})
