// What somebody reads in their own activity of what they searched for.
import { kind } from "../platform/language/notification-kinds.ts"
import type { Searched } from "./search.contract.ts"
import { searchAnswerTexts } from "./texts.ts"

export const serviceSearched = kind<Searched>({
  kind: "search_service",
  details: ({ query, category, locality, city }, language) =>
    searchAnswerTexts.in(language).searched(
      query,
      [category, locality, city].filter((filter) => filter !== undefined),
    ),
})
