import { z } from "zod"
import { contract } from "../platform/api/contract.ts"
import { pageLimit } from "../platform/api/paging.ts"
import { sorts } from "./search.rules.ts"
import { searchAnswerWords } from "./search-answer.words.ts"
import { searchResult } from "./search-result.schema.ts"

/** Typed text: trimmed, bounded, without control characters; empty means not asked. */
const typed = z
  .string()
  .trim()
  .max(200)
  .refine((text) => !/\p{Cc}/u.test(text), { params: { rule: "no_control_characters" } })
  .transform((text) => text || undefined)
  .optional()

export const searchServices = contract({
  name: "search_services",
  summary: "Find offered services by words, category and place",
  method: "GET",
  path: "/search",
  who: "anyone",
  keepFor: 5,
  words: searchAnswerWords,
  input: z.object({
    query: typed,
    category: typed.describe("Display name"),
    service_type: typed.describe("Slug"),
    city: typed.describe("Name or id"),
    state: typed.describe("Name or id"),
    country: typed.describe("Name or id"),
    all: z.string().optional().describe("true: no filter"),
    sort: z.enum(sorts).default("relevance"),
    limit: pageLimit,
    cursor: z.string().max(400).optional(),
  }),
  output: z.object({
    services: z.array(searchResult),
    total: z.number().int().describe("Counted up to 3000"),
    is_close: z.boolean().describe("No service has all the words; these have some of them, in the order asked for"),
    unoffered: z
      .array(z.string())
      .describe("Nothing found: the services that the words name and nobody offers yet (slugs)"),
    next: z.string().nullable(),
  }),
})
export type SearchInput = z.output<typeof searchServices.input>
export type SearchPage = z.output<typeof searchServices.output>
