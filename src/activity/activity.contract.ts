import { z } from "zod"
import { contract } from "../platform/api/contract.ts"
import { idCursor, pageLimit } from "../platform/api/paging.ts"

export const userActivity = contract({
  name: "user_activity",
  summary: "What I have done lately, newest first",
  method: "GET",
  path: "/user/activity",
  who: "signed_in",
  input: z.object({
    limit: pageLimit,
    cursor: idCursor,
    without: z.literal("sign_ins").optional().describe("Leaves out when I signed in and out"),
  }),
  output: z.object({
    activities: z.array(
      z.object({
        id: z.string(),
        action: z.string(),
        action_display: z.string(),
        details: z.string(),
        about: z.string().nullable().describe("The id of what it is about, as of a booking; null: nothing that lasts"),
        created_at: z.string(),
      }),
    ),
    next: z.string().nullable(),
  }),
})
export type ActivityPage = z.output<typeof userActivity.output>
export type Activity = ActivityPage["activities"][number]
