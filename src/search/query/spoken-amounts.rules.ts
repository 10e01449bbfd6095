// Sums as people say them, in figures: "paach lakh", "sadhe teen lakh", "दहा लाखात", "५ लाख" and "1½ cr" are 5, 3.5, 10 and 5
// lakh, and 1.5 crore.

/** In English, Hindi and Marathi, in both scripts. A half of them is said before a lakh, never two of the longer ones. */
const names: [amount: number, said: string][] = [
  [0.5, "half a|a half|aadha|ardha|आधा|अर्धा"],
  [1.5, "one and a half|dedh|deed|दीड|डीड|डेढ़?"],
  [2.5, "two and a half|adich|adeech|dhai|अडीच|ढाई|अढ़?ाई"],
  [1.25, "sav+a|सव्?वा"],
  [1, "one|a|ek|एक"],
  [2, "two|do|don|दोन|दो"],
  [3, "three|teen|tin|तीन"],
  [4, "four|cha+r|चार"],
  [5, "five|pa+n?ch|पाच|पांच|पाँच"],
  [6, "six|saha+|chhe?|chhah|सहा|छह|छः|छे"],
  [7, "seven|sa+t|सात"],
  [8, "eight|a+th?|आठ"],
  [9, "nine|nau|नऊ|नौ"],
  [10, "ten|das|daha|दहा|दस"],
  [12, "twelve|ba+ra+h?|बारा|बारह"],
  [15, "fifteen|pandh?ra+h?|पंधरा|पंद्रह"],
  [20, "twenty|vis|vees|bis|bees|वीस|बीस"],
  [25, "twenty[ -]five|panchvis|pach+is|pachees|पंचवीस|पच्चीस"],
  [30, "thirty|tis|tees|तीस"],
  [40, "forty|chali?s|chalees|चाळीस|चालीस"],
  [50, "fifty|pann?a+s|pacha+s|पन्नास|पचास"],
]
const more = "sad[eh]+|साडे|साढ़?े"

const lakhs = "la+kh|lacs?|लाख"
const crores = "crore|karod|koti|करोड|कोट"
const thousands = "thousand|ha[jz]+a+r|हज+ार"
/** With what Marathi and Hindi put after it: lakhat, लाखात, लाखांच्या. */
const whole = `(?:${lakhs}|${crores}|${thousands})(?:s|a+n?t|a+ch(?:ya|e|i|a)|on|\\p{M}[\\p{L}\\p{M}]*)?`
/** Of money: a thousand, a lakh, a crore. */
export const unit = `${whole}|k|l|crs?`

/** What one such unit is worth. */
export const worthOf = (said: string | undefined) => {
  if (!said) return 1
  if (/^(?:l|ल)/i.test(said)) return 1e5
  return /^(?:k$|t|h|ह)/i.test(said) ? 1e3 : 1e7
}

const before = "(?<![\\p{L}\\p{M}\\p{N}])"
const spoken = new RegExp(
  `${before}(?:(${more}) ?)?(?:${names.map(([, said]) => `(${said})`).join("|")})(?= (?:${whole})(?![\\p{L}\\p{M}\\p{N}]))`,
  "giu",
)

/** As one person types é or ड़ as one sign and another as two. */
export const inOneSpelling = (text: string) => text.replaceAll("½", ".5").normalize("NFKC")

export const inFigures = (text: string) =>
  text
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .replace(spoken, (_, half: string | undefined, ...said: unknown[]) => {
      const [amount] = names[said.findIndex((one) => typeof one === "string")]!
      return String(half ? amount + 0.5 : amount)
    })
