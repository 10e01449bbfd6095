/** Rules of submissions, for the browser and the server. */
import { nameViolation } from "../accounts/account.rules.ts"
import { visibleLine } from "../platform/visible-text.rules.ts"

export const submissionKinds = ["contact", "registration", "career"] as const
export type SubmissionKind = (typeof submissionKinds)[number]

export const LIMITS = { name: 100, phone: 20, subject: 200, message: 4000, detail: 200, projectDetails: 3000 }

/**
 * The reference of a submission: the last ten letters and digits of its key, in two groups of five. It is known before
 * anything is sent, and two random keys hardly ever share it.
 */
export const referenceOf = (key: string) => {
  const signs = key.replace(/[^0-9a-z]/gi, "").toUpperCase()
  return signs.slice(-10).replace(/^(.{5})(?=.)/, "$1-")
}

/** The time at which a key was made: a UUID v7 begins with it. */
export const timeOfKey = (key: string) =>
  new Date(Number.parseInt(key.replaceAll("-", "").slice(0, 12), 16)).toISOString()

/** A program may send any Idempotency-Key; only of a UUID is a reference made. */
export const isUuid = (key: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(key)

/** The sender's name: one line, without links. */
export const senderViolation = (text: string) => nameViolation(visibleLine(text))

/** The rule that it breaks, by the name of its text. A mobile or a land line: an enquiry may give either. */
export const phoneViolation = (text: string) => {
  if (text === "") return undefined
  const digits = text.replace(/[\s()./+\p{Pd}\p{Cf}]/gu, "")
  return /^\p{Nd}{8,15}$/u.test(digits) ? undefined : "phone_digits"
}

/** A web address, with or without https://. */
export const websiteViolation = (text: string) => {
  if (text === "") return undefined
  const address = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`
  if (!URL.canParse(address)) return "website"
  const { protocol, hostname } = new URL(address)
  return /^https?:$/.test(protocol) && /^[^.].*\.[^.]{2,}$/.test(hostname) ? undefined : "website"
}

/** Spam is full of links; an inquiry has a few at most, a registration more, to show works. */
const MAX_LINKS = { ofWishes: 3, ofWorks: 10 }

/** @param trap the honeypot: a field that people do not see and leave empty */
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

/** Mails of a kind to one mailbox in a day, whoever types its address into a form. */
export const MAX_MAILS_PER_DAY = 5

/** Mails to asha+kitchen@… and asha+bath@… arrive in one mailbox. */
export const mailboxOf = (email: string) => email.replace(/[+][^@]*@/, "@")
