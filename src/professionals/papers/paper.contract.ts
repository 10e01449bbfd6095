import { z } from "zod"
import { contract } from "../../platform/api/contract.ts"
import { givenPaper, ownPaper } from "./paper.schema.ts"
import { paperFieldTexts } from "./texts.ts"

const id = z.string().describe("professional_id")
const limit = { bucket: "papers", perAccount: { max: 30, seconds: 3600 } }

export const getPapers = contract({
  name: "get_papers",
  summary: "What I gave to be checked, and what became of it",
  method: "GET",
  path: "/provider/{id}/papers",
  who: "professional",
  identity: ["id"],
  refuses: ["not_found"],
  input: z.object({ id }),
  output: z.object({
    is_verified: z.boolean().describe("My profile has the badge"),
    offers_architecture: z.boolean(),
    home: z.object({ city: z.string(), state: z.string() }),
    file_days: z.number().int().describe("For which a file stays after the decision"),
    papers: z.array(ownPaper).describe("By check, the newest first; of a check at most one in each state"),
  }),
})

export const givePaper = contract({
  name: "give_paper",
  summary: "Give a number or a file to be checked; it replaces what still waits for that check",
  method: "POST",
  path: "/provider/{id}/papers",
  who: "professional",
  identity: ["id"],
  status: 201,
  limit,
  refuses: ["not_found", "conflict"],
  texts: paperFieldTexts,
  input: givenPaper.extend({ id }),
  // The answer is kept for a day, so that the call can be repeated: what a withdrawal deletes is not in it.
  output: z.object({ message: z.string(), paper: ownPaper.pick({ id: true, state: true }) }),
})

export const withdrawPaper = contract({
  name: "withdraw_paper",
  summary: "Take a paper back: its file and number are deleted, and an approval ends with it",
  method: "DELETE",
  path: "/provider/{id}/papers/{paperId}",
  who: "professional",
  identity: ["id"],
  limit,
  refuses: ["not_found"],
  input: z.object({ id, paperId: z.string() }),
  output: z.object({ message: z.string() }),
})
