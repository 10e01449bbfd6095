// Rules of phone numbers, e-mail addresses and names, for the browser and the server.

/** "98220 12345", "(098220) 12345", "+91 0 98220-12345" are one number in E.164; undefined for what is none. */
export const toE164 = (text: string): string | undefined => {
  const compact = withoutMarks(text)
  if (!/^\+?\d{10,15}$/.test(compact)) return undefined
  // Behind its zero no number of India begins with another one.
  const [, national] = /^(?:\+91|0091|91(?=0?[1-9]\d{9}$)|)0?([1-9]\d{9})$/.exec(compact) ?? []
  if (national) return `+91${national}`
  return /^\+(?!91)[1-9]/.test(compact) ? compact : undefined
}

/** Digits of Devanagari are digits. A number that is copied from a phone's contacts comes between marks of its direction. */
const withoutMarks = (text: string) =>
  text.replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - 0x966)).replace(/[\s()./\p{Pd}\p{Cf}]/gu, "")

/** "+91 98220 12345", as it is read; a number of another country stays as it is stored. */
export const spacedNumber = (e164: string) => e164.replace(/^\+91(\d{5})(\d{5})$/, "+91 $1 $2")

/** Of a business, which may have a land line. The rule that it breaks, by the name of its text. */
export const phoneNumberViolation = (text: string) => {
  if (toE164(text) !== undefined) return undefined
  return withoutMarks(text).replace(/\D/g, "").length < 10 ? "mobile_digits" : "mobile_country"
}

/** India's mobiles have ten digits, from 6 on; those of other countries are only as long as numbers are there. */
export const mobileNumberViolation = (text: string) => {
  const violation = phoneNumberViolation(text)
  const number = violation ? withoutMarks(text) : toE164(text)!
  const isIndian = violation !== "mobile_digits" && /^(?:\+91|0?\d{10}$)/.test(number)
  if (!isIndian) return violation
  return !violation && /^\+91[6-9]/.test(number) ? undefined : "mobile_india"
}

/** A line that is shown in mails to others: no line breaks, no marks that change the text direction, no links, not invisible. */
export const nameViolation = (text: string) =>
  marksViolation(text) ?? (host.test(asRead(text)) ? "plain_text" : undefined)

const marksViolation = (text: string) => (controlOrLink.test(text) || invisible.test(text) ? "plain_text" : undefined)

/** As a mail program reads it: full-width letters and dots are plain ones, invisible characters are gone. */
const asRead = (text: string) =>
  text
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/[\u3002\ua4f8]/g, ".")

/** What hosts end with and words after a dot do not: "opp.hotel" and "sr.no.45" are written in addresses. */
const hostEnds = "com|net|org|info|biz|xyz|app|dev|top|site|online|shop|link|click|page|example|in|io|me|भारत|कॉम"
const host = RegExp(`[\\p{L}\\p{M}\\p{N}]\\.(?:${hostEnds})(?![\\p{L}\\p{M}\\p{N}])`, "iu")

const controlOrLink = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|:\/\/|www\./iu
/** Joiners between letters belong to many names of India. */
const invisible = /^[\p{Default_Ignorable_Code_Point}\p{M}\p{Z}\u2800]+$/u

/**
 * Unactivated sign-ups of one address; one more deletes the oldest. One network may make fewer of them in a day, so that it
 * alone cannot push out the owner's.
 */
export const MAX_UNACTIVATED = 5

/** An address as it is stored: lower case, and the domain in its ASCII form ("xn--…"), which all mail programs know. */
export const normalizedEmail = (text: string) => {
  const [, mailbox, domain] = /^(.*)@([^@/:?#]+)$/s.exec(text.toLowerCase()) ?? []
  if (domain === undefined || /^[\x21-\x7e]*$/.test(domain)) return text.toLowerCase()
  return URL.canParse(`http://${domain}`) ? `${mailbox}@${new URL(`http://${domain}`).hostname}` : text.toLowerCase()
}

export const looksLikeEmail = (identifier: string) => identifier.includes("@")

// Names of people and businesses are shown in mails and on cards: one that looks like an address would become a link there.
// Mails to an unconfirmed address hold no name at all (sign-up.notifications.server.ts).

/** The rule that it breaks, by the name of its text. */
export const ownNameViolation = (text: string) =>
  marksViolation(text) ?? (looksLikeAddress(text) ? "own_name" : undefined)

const looksLikeAddress = (text: string) => {
  const seen = asRead(text)
  if (/[@\\]|:\/\//.test(seen) || seen.replace(abbreviated, "").includes("/")) return true
  return (seen.match(dotted) ?? []).some(isHost)
}

/** "M/s Patil", "S/o Ramesh". */
const abbreviated = /(?<![\p{L}\p{M}\p{N}])[mscdw]\/[so](?![\p{L}\p{M}\p{N}])/giu
const dotted = /[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+/gu

/** "R.K.Laxman", "Dr.Rao" and "Pvt.Ltd" are written without blanks too; "t.me" and "x.com" are hosts all the same. */
const isHost = (run: string) => {
  const labels = run.toLowerCase().split(".")
  const last = labels.pop()!
  if (!endsHosts.test(last) && (indian.test(last) || !/\p{L}{2}/u.test(last))) return false
  return !labels.every((label) => /^\p{L}$/u.test(label) || titles.has(label)) || endsHosts.test(last)
}

/** Dots between letters of India's scripts shorten titles and names ("डॉ.राव", "पु.ल.देशपांडे"). */
const indian = /^[\u0900-\u0dff]+$/
const titles = new Set("adv ar arch asst capt co col dr er gen maj mr mrs ms prof pvt shri smt sr st".split(" "))
/** Of those with one letter or a title before the dot; those of countries have two letters. */
const endsHosts = RegExp(`^(?:[a-z]{2}|${hostEnds})$`)
