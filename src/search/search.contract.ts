import { z } from "zod"
import { contract } from "../platform/api/contract.ts"
import { pageLimit } from "../platform/api/paging.ts"
import { withoutInvisible } from "../platform/visible-text.rules.ts"
import { inOneSpelling } from "./query/spoken-amounts.rules.ts"
import { guides } from "./screen/guides.rules.ts"
import { sorts } from "./search.rules.ts"
import { searchResult } from "./search-result.schema.ts"
import { searchAnswerTexts } from "./texts.ts"

/** Typed text: trimmed, bounded, without control characters and marks that turn it round, in one spelling; empty means not asked. */
const typed = z
  .string()
  .trim()
  .max(200)
  .refine((text) => !/\p{Cc}/u.test(text), { params: { rule: "no_control_characters" } })
  .transform((text) => inOneSpelling(withoutInvisible(text)).trim() || undefined)
  .optional()

/** A number in an address. */
const whole = z.union([
  z.number(),
  z
    .string()
    .trim()
    .max(11)
    .regex(/^\d{1,8}(\.\d{1,2})?$/)
    .transform(Number),
])

/** Asked for, or not asked. */
const flag = z
  .string()
  .max(100)
  .pipe(z.enum(["true", "false"]))
  .transform((said) => said === "true" || undefined)
  .optional()

export const searchServices = contract({
  name: "search_services",
  summary: "Find offered services by words, category and place",
  method: "GET",
  path: "/search",
  who: "anyone",
  cacheSeconds: 5,
  texts: searchAnswerTexts,
  input: z.object({
    query: typed,
    category: typed.describe("Display name"),
    service_type: typed.describe("Slug"),
    city: typed.describe("Name or id"),
    state: typed.describe("Name or id"),
    country: typed.describe("Name or id"),
    locality: typed.describe("Name or id: who works from there, then who is near"),
    max_price: whole.pipe(z.number().int().min(0).max(1e7)).optional().describe("Rupees an hour, at most"),
    min_rating: whole.pipe(z.number().min(1).max(5)).optional().describe("Stars, at least"),
    verified: flag.describe("true: only those whose papers were checked"),
    free: z
      .string()
      .max(100)
      .pipe(z.enum(["week"]))
      .optional()
      .describe("week: only those with a free time within seven days"),
    all: z.string().max(100).optional().describe("true: no filter"),
    sort: z.enum(sorts).default("relevance"),
    limit: pageLimit,
    cursor: z.string().max(400).optional(),
  }),
  output: z.object({
    services: z.array(searchResult),
    total: z.number().int().describe("Counted up to 3000"),
    exact_total: z
      .number()
      .int()
      .nullable()
      .describe("Of the total, those who have all that was asked for; null: not known, for calendars say it"),
    is_total: z.boolean().describe("False: there are at least so many"),
    is_close: z.boolean().describe("No service has all that was asked for; these come nearest, in the order asked for"),
    work_from: z
      .number()
      .int()
      .nullable()
      .describe(
        "From this service of the page on, up to near_from, they do what few do of what was asked for, elsewhere or without the rest",
      ),
    near_from: z
      .number()
      .int()
      .nullable()
      .describe("From this service of the page on they are near what was asked for"),
    locality: z.string().nullable().describe("From whose centre distances are said"),
    unknown_locality: z.boolean().describe("The locality that was chosen is none of those we know; nobody is found"),
    other_city: z
      .string()
      .nullable()
      .describe("A city that the words name and the filters leave out: it was not searched in"),
    closed_city: z.string().nullable().describe("The city that is searched in, where no service is open in it yet"),
    wished_price: z
      .object({
        class: z.enum(["low", "high", "luxury"]).nullable(),
        at_most: z.number().int().nullable().describe("Rupees an hour"),
        of_work: z.number().int().nullable().describe("Rupees for all of the work: it leaves nobody out"),
      })
      .nullable()
      .describe("What the words say of money; null: nothing"),
    unoffered: z.array(z.string()).describe("The services that the words name and nobody offers yet (slugs)"),
    guides: z
      .array(z.enum(guides))
      .describe("Services that the words name and the catalogue does not have (slugs): /services/{slug} tells of each"),
    next: z.string().nullable(),
  }),
})
export type SearchInput = z.output<typeof searchServices.input>
export type SearchPage = z.output<typeof searchServices.output>

export const recordSearch = contract({
  name: "record_search",
  summary: "Keep in my own activity what I have searched for",
  method: "POST",
  path: "/user/activity/search",
  who: "signed_in",
  limit: { bucket: "own-activity", perAccount: { max: 120, seconds: 60 } },
  texts: searchAnswerTexts,
  input: z
    .object({ query: typed, category: typed, city: typed, locality: typed })
    .refine((searched) => Object.values(searched).some(Boolean), {
      path: ["query"],
      params: { rule: "nothing_searched" },
    }),
  output: z.object({}),
})
export type Searched = z.output<typeof recordSearch.input>
