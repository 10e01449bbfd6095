// What a wish says of money: in words ("small budget", "sasta", "स्वस्त"), or as the most an hour may cost ("under ₹1,500",
// "1000 se kam"). What is left of the wish is searched for as words.

export interface Money {
  /** Cheap ones are wanted, dear ones, or the dearest. */
  class: "low" | "high" | "luxury" | undefined
  /** Whole rupees an hour. */
  atMost: number | undefined
}

/** Above it nobody means an hour, but all of the work. */
const DEAREST_HOUR = 50_000

// Words of Devanagari end where letters and their signs do; \b knows only Latin ones.
const whole = (pattern: string) => new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${pattern})(?![\\p{L}\\p{M}\\p{N}])`, "giu")

const amount = String.raw`(?:₹|rs\.?|inr|रु\.?)?\s*(\d[\d,]*(?:\.\d+)?)\s*(k|lakhs?|lacs?|crores?|लाख|करोड|कोटी)?(?:/-)?(?:\s*(?:₹|rs\.?|rupees?|rupaye|rupay|रुपये|रुपए))?`
const anHour = String.raw`(?:\s*(?:(?:per|an|a|/)\s*(?:hour|hr)|hourly|प्रति\s(?:तास|घंटा)))?`
const before = "under|below|within|less than|not more than|at most|up ?to|max(?:imum)?(?: of)?"
const after = "se kam|se neeche|ke andar|tak|paryant|chya aat|peksha kami|से कम|से नीचे|के अंदर|तक|पर्यंत|च्या आत|पेक्षा कमी"
const limits = [
  new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])(?:${before})\s+${amount}${anHour}(?![\p{L}\p{M}\p{N}])`, "iu"),
  new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])${amount}${anHour}\s*(?:${after})(?![\p{L}\p{M}\p{N}])`, "iu"),
]

const cost = "budget|cost|price|kharch\\p{L}*|बजट|बजेट|खर्च[\\p{L}\\p{M}]*"
const classes = [
  ["luxury", whole("luxury|luxurious|aalishan|alishan|आलिशान")],
  ["high", whole(`high[ -]end|premium|expensive|mehen?ga|mahaga?|महाग|महंगा|high (?:${cost})`)],
  [
    "low",
    whole(
      `(?:small|low|tight|limited|kam|kami|chhota|छोटे|छोटा|कम|कमी) (?:${cost})|low[ -]cost|cheap(?:est|er)?|affordable|economical|inexpensive|budget|swast\\p{L}*|sasta|saste|sasti|parvadnar\\p{L}*|kifayati|(?:स्वस्त|सस्त|परवडणार|किफायत)[\\p{L}\\p{M}]*|बजट|बजेट`,
    ),
  ],
] as const

export const readMoney = (typed: string): { money: Money; rest: string } => {
  // १५०० is 1500.
  let rest = typed.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
  const money: Money = { class: undefined, atMost: undefined }
  for (const limit of limits) {
    rest = rest.replace(limit, (_, digits: string, unit: string | undefined) => {
      const rupees = Number(digits.replaceAll(",", "")) * (unit?.toLowerCase() === "k" ? 1_000 : 1)
      const isOfAnHour = (!unit || unit.toLowerCase() === "k") && rupees > 0 && rupees <= DEAREST_HOUR
      if (isOfAnHour) money.atMost = Math.floor(rupees)
      return " "
    })
  }
  for (const [name, words] of classes) {
    const left = rest.replace(words, " ")
    if (left !== rest) money.class ??= name
    rest = left
  }
  return { money, rest: rest.replace(/\s+/g, " ").trim() }
}
