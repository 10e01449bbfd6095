// What a wish says of money: in words ("small budget", "sasta", "स्वस्त"), as the most an hour may cost ("under ₹1,500",
// "1000 se kam"), or for the whole work ("10L", "5 लाख"). What is left of the wish is searched for as words.
import { inFigures, inOneSpelling, unit, worthOf } from "./spoken-amounts.rules.ts"

export interface Money {
  /** Cheap ones are wanted, dear ones, or the dearest. */
  class: "low" | "high" | "luxury" | undefined
  /** Whole rupees an hour. */
  atMost: number | undefined
  /** Whole rupees for all of the work: no price an hour says whether it is enough. */
  ofWork: number | undefined
}

/** Above it nobody means an hour, but all of the work; below it nobody asks for an hour. */
const DEAREST_HOUR = 15_000
const CHEAPEST_HOUR = 50
/** Rupees; more is no sum that anybody pays. */
const DEAREST_WORK = 1e10

// Words of Devanagari end where letters and their signs do; \b knows only Latin ones.
const whole = (pattern: string) => new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${pattern})(?![\\p{L}\\p{M}\\p{N}])`, "giu")

const rupee = String.raw`(?:₹|rs\.?|inr|रु\.?)`
const rupees = String.raw`(?:₹|rs\.?|rupees?|rupaye|rupay|रुपय[\p{L}\p{M}]*|रुपए)`
const figure = String.raw`\d[\d,]*(?:\.\d+)?`
/** Of a range the most is meant. */
const range = String.raw`(?:${figure} ?(?:${unit})? ?(?:-|–|to|se|te|ते|से) ?(?=\d))?`
const sum = `${range}(${figure})`
const amount = String.raw`${rupee}?\s*${sum}\s*(${unit})?(?:/-)?(?:\s*${rupees})?`
/** One that can be nothing but money. */
const amounts = [
  String.raw`${rupee}?\s*${sum}\s*(${unit})(?:/-)?(?:\s*${rupees})?`,
  String.raw`${rupee}\s*${sum}()(?:/-)?`,
  String.raw`${sum}()(?:/-)?\s*${rupees}`,
  // By itself only what is no PIN code, year, number of a flat or of a phone: 75,000 or 75000, 1,50,000 or 150000.
  String.raw`${range}((?:\d{1,2},)+\d{3}|[1-9]\d0{3}|[1-9]\d{1,4}0{4})()(?:/-)?`,
]
const anHour = String.raw`(?:\s*(?:(?:per|an|a|/)\s*(?:hour|hr)|hourly|प्रति\s(?:तास|घंटा)))?`
/** Of what is counted so, nobody counts rupees. */
const counted =
  "km|kms|kilomet\\p{L}*|m|met(?:er|re)s?|sq|sft|sqft|feet|ft|bhk|rk|days?|hours?|hrs?|min(?:ute)?s?|weeks?|months?|years?|store?ys?|floors?|rooms?|किमी|दिवस|दिन"
const ofRupees = String.raw`(?!\s*(?:${counted})(?![\p{L}\p{M}\p{N}]))(?![\p{L}\p{M}\p{N}])`
/** Which says no more than the sum does. */
const asBudget = String.raw`(?:\s+(?:(?:ka|ke|cha|chya|का|के|चा|चे|च्या) )?(?:budget|बजट|बजेट)| (?:aat|आत))?`
const before = "budget(?: of)?|under|below|within|less than|not more than|at most|up ?to|max(?:imum)?(?: of)?"
const after = "se kam|se neeche|ke andar|tak|paryant|chya aat|peksha kami|से कम|से नीचे|के अंदर|तक|पर्यंत|च्या आत|पेक्षा कमी"
/** "Within 5 km of" says no more than "near" does. */
const within = whole(String.raw`(?:(?:within|under|in) )?\d+(?:\.\d+)? ?(?:kms?|kilomet\p{L}*|किमी)(?: (?:of|from))?`)
const limits = [
  new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])(?:${before})\s+${amount}${anHour}${ofRupees}`, "iu"),
  new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])${amount}${anHour}\s*(?:${after})(?![\p{L}\p{M}\p{N}])`, "iu"),
  new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])${amount}${anHour.slice(0, -1)}(?![\p{L}\p{M}\p{N}])`, "iu"),
  ...amounts.map((one) => new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}.])${one}${ofRupees}${asBudget}`, "iu")),
]

/** With what denies it before or after it. */
const priceWords = (pattern: string) =>
  whole(
    `(?:(not|no|non|less|without)[ -](?:(?:too|so|very) )?)?(?:${pattern})(?: (nako|nahi|nahin|नको|नाही|नहीं)(?![\\p{L}\\p{M}]))?`,
  )

const cost = "budget|cost|price|kharch\\p{L}*|बजट|बजेट|खर्च[\\p{L}\\p{M}]*"
const classes = [
  ["luxury", priceWords("luxury|luxurious|aalishan|alishan|आलिशान")],
  ["high", priceWords(`high[ -]end|premium|expensive|mehen?ga|mahaga?|महाग|महंगा|high (?:${cost})`)],
  [
    "low",
    priceWords(
      `(?:small|low|tight|limited|kam|kami|chhota|छोटे|छोटा|कम|कमी) (?:${cost})|low[ -]cost|cheap(?:est|er)?|affordable|economical|inexpensive|budget|swast\\p{L}*|sasta|saste|sasti|parvadnar\\p{L}*|kifayati|(?:स्वस्त|सस्त|परवडणार|किफायत)[\\p{L}\\p{M}]*|बजट|बजेट`,
    ),
  ],
] as const

export const readMoney = (typed: string): { money: Money; rest: string } => {
  let rest = inFigures(inOneSpelling(typed)).replace(within, " ")
  const money: Money = { class: undefined, atMost: undefined, ofWork: undefined }
  for (const limit of limits) {
    rest = rest.replace(limit, (_, digits: string, said: string | undefined) => {
      const rupees = Math.floor(Number(digits.replaceAll(",", "")) * worthOf(said))
      if (rupees > DEAREST_WORK) return " "
      if (rupees > DEAREST_HOUR) money.ofWork = rupees
      else if (rupees >= CHEAPEST_HOUR) money.atMost = rupees
      return " "
    })
  }
  for (const [name, words] of classes) {
    rest = rest.replace(words, (_, before?: string, after?: string) => {
      const isDenied = before !== undefined || after !== undefined
      // Who wants nothing dear wants something cheap; who wants nothing cheap may want anything.
      if (!isDenied) money.class ??= name
      else if (name !== "low") money.class ??= "low"
      return " "
    })
  }
  return { money, rest: rest.replace(/\s+/g, " ").trim() }
}
