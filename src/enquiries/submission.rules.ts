/** What is known of what people write to us, on both sides. */
import { brokenName } from "../accounts/account.rules.ts"

export const submissionKinds = ["contact", "registration", "career"] as const
export type SubmissionKind = (typeof submissionKinds)[number]

export const LIMITS = { name: 100, phone: 20, subject: 200, message: 4000, detail: 200, projectDetails: 3000 }

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

const lineBreaks = /[\t\n\v\f\r\u0085\p{Zl}\p{Zp}]+/gu
/** Control characters but tab and line feed, and marks that turn the writing round. Joiners belong to words of India. */
const unseen = /[^\P{Cc}\t\n]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** Of text with nothing else in it: what has no look of its own. */
const blank = /^[\p{Default_Ignorable_Code_Point}\p{Cf}\p{M}\p{Z}\s\u2800]*$/u

/**
 * Text as it can be seen, none where nothing can. What is pasted brings marks along that nobody sees: refused, the sender would look for them in
 * vain, and kept, they would turn round what stands beside them in the inbox. So they are taken out.
 */
export const seenText = (text: string) => {
  const seen = text
    .toWellFormed()
    .replace(/\r\n?|[\u0085\p{Zl}\p{Zp}]/gu, "\n")
    .replace(unseen, "")
  return blank.test(seen) ? "" : seen
}

/** The same for what stands in one line. */
export const seenLine = (text: string) => seenText(text.replace(lineBreaks, " "))

/** A name says who writes, in one line and without links. */
export const brokenSender = (text: string) => brokenName(seenLine(text))

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
const MAX_LINKS = { ofWishes: 3, ofWorks: 10 }

/** @param trap a field that people do not see and leave empty */
export const looksLikeSpam = ({
  text,
  trap: honeypot,
  isOfWorks,
}: {
  text: string
  trap: string
  isOfWorks: boolean
}) => {
  const links = text.match(/(?:https?:\/\/|\bwww\.)\S+/gi)?.length ?? 0
  return honeypot !== "" || links > (isOfWorks ? MAX_LINKS.ofWorks : MAX_LINKS.ofWishes)
}

/** Letters of a kind to one mailbox in a day: whoever types its address into a form. */
export const LETTERS_A_DAY = 5

/** Letters to asha+kitchen@… and asha+bath@… come to one mailbox, and one person. */
export const mailboxOf = (email: string) => email.replace(/[+][^@]*@/, "@")
