import { pluralIn } from "../platform/words/parts.ts"

const plural = pluralIn("en")

/** Said of a professional and their offer wherever they are shown. */
export default {
  verified: "Verified",
  notVerified: "Not yet verified",
  years: (years: number) => plural(years, { one: "1 year of work", other: `${years} years of work` }),
  book: "Book Now",
  compare: "Compare",
}
