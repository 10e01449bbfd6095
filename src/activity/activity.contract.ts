import { z } from "zod"
import { contract } from "../platform/contract.ts"

export const userActivity = contract({
  name: "user_activity",
  summary: "What I have done lately, newest first",
  method: "GET",
  path: "/user/activity",
  who: "signed_in",
  input: z.object({
    limit: z.coerce
      .number()
      .int()
      .min(1)
      .default(20)
      .transform((limit) => Math.min(limit, 100)),
    cursor: z.uuid({ error: "This page link is not valid. Please start again from the first page." }).optional(),
  }),
  output: z.object({
    activities: z.array(
      z.object({
        id: z.string(),
        action: z.string(),
        action_display: z.string(),
        details: z.string(),
        created_at: z.string(),
      }),
    ),
    next: z.string().nullable(),
  }),
})
export type ActivityPage = z.output<typeof userActivity.output>
export type Activity = ActivityPage["activities"][number]
