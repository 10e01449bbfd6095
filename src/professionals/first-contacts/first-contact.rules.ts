/** When what somebody writes to many people waits until somebody has looked at it, or is not sent. */

/** First messages and requests with a link or a number, in a day, to so many people: the next such one is held, or refused. */
export const MAX_FIRST_CONTACTS = 4
export const FIRST_CONTACT_HOURS = 24

const endings = "com|net|org|io|biz|app|xyz|dev|ai|ly|icu|vip|mobi|tv|cc|gl|gg|website"
/** Words too: "… is done.In the hall" is a sentence whose space is missing. */
const words = "me|co|tech|pro|top|info|shop|online|site|store|live|link|click|club|cloud"
// None of these may walk a text more than once: it is anybody's, and the process waits meanwhile.
const link = /(?:https?:\/\/|www\.)\S/iu
/** Two signs before the dot: a B.Com is a degree. */
const domain = new RegExp(String.raw`[\p{L}\p{Nd}-]{2}\.(?:${endings})(?![\p{L}\p{Nd}_-])`, "iu")
/** "1728 cu.in" is a measure. */
const wordDomain = new RegExp(
  String.raw`[\p{L}\p{Nd}-]{2}(?:\.(?:${words}|${words.toUpperCase()})|(?<!\b(?:sq|cu|ft))\.(?:in|IN))(?![\p{L}\p{Nd}_-])`,
  "u",
)
/** A short one, with what follows it: t.me/tiles. */
const path = new RegExp(String.raw`[\p{L}\p{Nd}-]\.(?:${endings}|${words}|in|to|sh|is|us|uk)\/[\p{L}\p{Nd}]`, "iu")
const mail = /[^\s@]@[^\s@.]+\.[^\s@]/u
/** Seven digits or more, however they are spaced, in any script. */
const number = /\p{Nd}(?:(?:[\s().+-]{0,2}|,)\p{Nd}){6,}/u
/** A mobile number in two halves. */
const halves = /(?<!\p{Nd})\p{Nd}{5}\s?,\s?\p{Nd}{5}(?!\p{Nd})/u

/** 12.05.2024, or 2024-05-12; also of a span of days, and with Devanagari's digits. */
const [day, month, year] = ["[0-3०-३]?[0-9०-९]", "[01०१]?[0-9०-९]", "(?:19|20|१९|२०)[0-9०-९]{2}"]
const date = new RegExp(
  String.raw`(?<!\p{Nd}[.-]?)(?:${day}[.-]${month}[.-]${year}|${year}[.-]${month}[.-]${day})(?![.-]?\p{Nd})`,
  "gu",
)

const unseen = /[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]/gu
/** ₹25,00,000, or 2,500,000. */
const amount = /(?<![\p{Nd},])(?:\p{Nd}{1,2}(?:,\p{Nd}{2}){1,2}|\p{Nd}{1,3}(?:,\p{Nd}{3})?),\p{Nd}{3}(?![,\p{Nd}])/gu

/** Whether it holds a link, an address or a number. Nothing is hidden for it: they are the sender's to share. */
export const hasContact = (content: string) => {
  const shown = content.replace(unseen, "")
  if ([link, domain, wordDomain, path, mail].some((contact) => contact.test(shown))) return true
  const other = shown.replace(amount, "#").replace(date, "#")
  return number.test(other) || halves.test(other)
}
