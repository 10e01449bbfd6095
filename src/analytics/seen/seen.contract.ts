import { z } from "zod"
import { contract } from "../../platform/api/contract.ts"
import { MAX_FOUND } from "./seen.rules.ts"

const id = z.uuid()

export const noteSeen = contract({
  name: "note_seen",
  summary: "What somebody has looked at, without who they are: a profile, or the first page of a search",
  method: "POST",
  path: "/seen",
  who: "anyone",
  transaction: false,
  input: z.object({ profile: id.optional(), found: z.array(id).max(MAX_FOUND).optional() }),
  output: z.object({}),
})
