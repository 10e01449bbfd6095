import { z } from "zod"
import { contract } from "../../platform/api/contract.ts"
import { deskFile } from "../../platform/api/desk-file.ts"
import { periods } from "../../search/unanswered/unanswered.rules.ts"

export const searchesFile = contract({
  ...deskFile,
  name: "admin_searches_csv",
  summary: "All that people searched without a result as a table, what was searched most often first",
  path: "/admin/searches/csv",
  input: z.object({
    period: z.enum(periods).default("week").describe("Indian days: the last seven; the seven before; 30 or 90"),
  }),
})
