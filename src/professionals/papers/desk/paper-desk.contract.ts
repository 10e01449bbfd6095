import { z } from "zod"
import { contract } from "../../../platform/api/contract.ts"
import { idCursor, pageLimit } from "../../../platform/api/paging.ts"
import { deskPaperFieldTexts } from "../texts.ts"
import { checkedByDesk, deskPaper, deskProfessional, paperDecision, waitingPaper } from "./paper-desk.schema.ts"

const done = z.object({ message: z.string() })

export const waitingPapers = contract({
  name: "admin_papers",
  summary: "Papers that wait for a check, the oldest first, without what is in them",
  method: "GET",
  path: "/admin/papers",
  who: "admin",
  input: z.object({ limit: pageLimit, cursor: idCursor }),
  output: z.object({ papers: z.array(waitingPaper), next: z.string().nullable() }),
})

export const lookAtPaper = contract({
  name: "look_at_paper",
  summary: "One paper with its number and file; the look is recorded",
  method: "POST",
  path: "/admin/papers/{id}/look",
  who: "admin",
  refuses: ["not_found"],
  input: z.object({ id: z.string() }),
  output: z.object({ paper: deskPaper }),
})

export const decidePaper = contract({
  name: "decide_paper",
  summary: "Approve or refuse a paper that one has looked at, once; its owner is told",
  method: "POST",
  path: "/admin/papers/{id}",
  who: "admin",
  refuses: ["not_found", "conflict"],
  texts: deskPaperFieldTexts,
  input: paperDecision,
  output: done,
})

export const deskProfessionals = contract({
  name: "admin_professionals",
  summary: "Professionals with their checks, the newest first",
  method: "GET",
  path: "/admin/professionals",
  who: "admin",
  texts: deskPaperFieldTexts,
  input: z.object({
    q: z
      .string()
      .trim()
      .max(200)
      .optional()
      .describe("A part of business, name, e-mail or a city that they work from or serve, or the id"),
    limit: pageLimit,
    cursor: idCursor,
  }),
  output: z.object({ professionals: z.array(deskProfessional), next: z.string().nullable() }),
})

export const verifyProfessional = contract({
  name: "verify_professional",
  summary: "Record a check that was made outside of the papers; a paper that waits for it must have been looked at",
  method: "POST",
  path: "/admin/professionals/{id}/verification",
  who: "admin",
  refuses: ["not_found", "conflict"],
  texts: deskPaperFieldTexts,
  input: checkedByDesk,
  output: done.extend({ is_verified: z.boolean() }),
})
