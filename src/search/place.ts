import { locationTexts } from "../locations/texts.ts"
import type { Language } from "../platform/language/language.ts"
import type { SearchResult } from "./search-result.schema.ts"
import { searchTexts } from "./texts.ts"

type Place = Pick<SearchResult, "city" | "home_city" | "locality">

/** Where they work from, and the city asked for where that is another: "Kothrud, Pune · serves Mumbai". */
export const placeOf = ({ city, home_city, locality }: Place, language: Language) => {
  const home = locationTexts.in(language).place(locality, home_city)
  return home_city === city ? home : searchTexts.in(language).serving(home, city)
}
