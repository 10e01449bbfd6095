import { z } from "zod"
import { contract } from "../platform/api/contract.ts"
import { event } from "./event.schema.ts"

export const events = contract({
  name: "events",
  summary: "What happens to me, while it happens",
  method: "GET",
  path: "/events",
  who: "signed_in",
  credential: "cookie",
  answers: "events",
  input: z.object({
    after: z
      .string()
      .max(60)
      .optional()
      .describe("The id of the last event that arrived; Last-Event-ID counts before it"),
  }),
  output: event,
})
