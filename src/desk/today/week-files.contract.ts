import { z } from "zod"
import { contract } from "../../platform/api/contract.ts"
import { deskFile } from "../../platform/api/desk-file.ts"
import { otherWeeks, weekKinds } from "./today.rules.ts"

export const figuresFile = contract({
  ...deskFile,
  name: "admin_figures_csv",
  summary: "How the marketplace does as a table: the last seven Indian days and the seven before",
  path: "/admin/figures/csv",
  input: z.object({}),
})

export const weekRowsFile = contract({
  ...deskFile,
  name: "admin_week_rows_csv",
  summary: "All that stands behind a figure of the week as a table, the newest first",
  path: "/admin/figures/rows/csv",
  input: z.object({
    kind: z.enum(weekKinds),
    week: z.enum(otherWeeks).optional().describe("before: the seven days before; without it the last seven"),
  }),
})
