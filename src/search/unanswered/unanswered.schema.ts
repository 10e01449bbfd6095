import { z } from "zod"

export const unansweredSearch = z.object({
  id: z.string().describe("The term"),
  term: z.string().describe("As it was typed, in small letters"),
  searches: z.number().int().describe("How often in these days"),
  close: z.number().int().describe("How many of them were shown what comes close"),
  last_searched_at: z.string(),
})
export type UnansweredSearch = z.output<typeof unansweredSearch>
