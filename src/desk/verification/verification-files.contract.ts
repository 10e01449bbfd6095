import { z } from "zod"
import { contract } from "../../platform/api/contract.ts"
import { deskFile } from "../../platform/api/desk-file.ts"
import { deskPaperFieldTexts } from "../../professionals/papers/texts.ts"

export const papersFile = contract({
  ...deskFile,
  name: "admin_papers_csv",
  summary: "All papers that wait for a check as a table, the oldest first, without what is in them",
  path: "/admin/papers/csv",
  input: z.object({}),
})

export const secondLooksFile = contract({
  ...deskFile,
  name: "admin_second_looks_csv",
  summary: "All approvals that wait for another administrator as a table, the oldest first",
  path: "/admin/second_looks/csv",
  input: z.object({}),
})

export const professionalsFile = contract({
  ...deskFile,
  name: "admin_professionals_csv",
  summary: "All professionals that the filter has, with their checks, as a table, the newest first",
  path: "/admin/professionals/csv",
  texts: deskPaperFieldTexts,
  input: z.object({
    q: z.string().trim().max(200).optional().describe("A part of business, name or e-mail, or the id"),
  }),
})
