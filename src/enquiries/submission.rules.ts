/** What is known of what people write to us, on both sides. */

export const submissionKinds = ["contact", "registration", "career"] as const
export type SubmissionKind = (typeof submissionKinds)[number]

export const LIMITS = { name: 100, phone: 20, subject: 200, message: 4000, detail: 200 }

/**
 * What a sender calls a submission by: the last ten letters and digits of its key, in two fives. It is known before
 * anything is sent, and two keys that were drawn at random hardly ever share it.
 */
export const referenceOf = (key: string) => {
  const signs = key.replace(/[^0-9a-z]/gi, "").toUpperCase()
  return signs.slice(-10).replace(/^(.{5})(?=.)/, "$1-")
}

/** When a key of ours was drawn: it begins with the time (uuid 7). */
export const drawnAt = (key: string) =>
  new Date(Number.parseInt(key.replaceAll("-", "").slice(0, 12), 16)).toISOString()

/** Keys that were drawn at random; what a program names its call by is no number to call a letter by. */
export const isDrawn = (key: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(key)

/** The sentence that it breaks, by its name. A number of a phone or of an office: an enquiry may name either. */
export const brokenPhone = (text: string) => {
  if (text === "") return undefined
  const digits = text.replace(/[\s()./+\p{Pd}\p{Cf}]/gu, "")
  return /^\p{Nd}{8,15}$/u.test(digits) ? undefined : "phone_digits"
}

/** An address of the web, with or without https:// before it. */
export const brokenWebsite = (text: string) => {
  if (text === "") return undefined
  const address = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`
  if (!URL.canParse(address)) return "website"
  const { protocol, hostname } = new URL(address)
  return /^https?:$/.test(protocol) && /^[^.].*\.[^.]{2,}$/.test(hostname) ? undefined : "website"
}

/** Advertisements are full of links; who wants a kitchen sends a few at most, who shows their works more. */
const MOST_LINKS = { ofWishes: 3, ofWorks: 10 }

/** @param trap a field that people do not see and leave empty */
export const looksLikeSpam = ({ text, trap, isOfWorks }: { text: string; trap: string; isOfWorks: boolean }) => {
  const links = text.match(/(?:https?:\/\/|\bwww\.)\S+/gi)?.length ?? 0
  return trap !== "" || links > (isOfWorks ? MOST_LINKS.ofWorks : MOST_LINKS.ofWishes)
}
