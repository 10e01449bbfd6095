import { z } from "zod"
import { contract } from "../../platform/api/contract.ts"
import { pageLimit } from "../../platform/api/paging.ts"
import { periods } from "./unanswered.rules.ts"
import { unansweredSearch } from "./unanswered.schema.ts"

export const unansweredSearches = contract({
  name: "admin_searches",
  summary: "What people searched without a result, what was searched most often first; nobody knows by whom",
  method: "GET",
  path: "/admin/searches",
  who: "admin",
  input: z.object({
    period: z
      .enum(periods)
      .default("week")
      .describe("Indian days: the last seven, today included; the seven before; the last 30 or 90"),
    limit: pageLimit,
    cursor: z.string().max(6).regex(/^\d+$/).optional(),
  }),
  output: z.object({
    since: z.string().describe("First of the days"),
    until: z.string().describe("Last of the days"),
    searches: z.array(unansweredSearch),
    next: z.string().nullable(),
  }),
})
