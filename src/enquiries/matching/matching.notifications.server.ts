// What the sender of an inquiry hears of it by mail. Nothing that was typed into the form stands in them, since the address may
// be somebody else's; the token is the way to its page for whoever has no account.
import { type Language, pathIn } from "../../platform/language/language.ts"
import { kind } from "../../platform/language/notification-kinds.ts"
import { datesIn } from "../../platform/time.ts"
import { LINK_DAYS } from "../status/enquiry-link.rules.ts"
import { matchingMailTexts } from "./texts.ts"

interface AboutInquiry {
  reference: string
  service: string
  /** Null: they have an account, where the requests stand among theirs. */
  token: string | null
}

/** The params that are removed when a professional's account is erased, and with the sender's. */
export const namingParams = ["names", "professional_name", "reason"] as const

interface Sent extends AboutInquiry {
  count: number
  /** Missing once one of them was erased. */
  names?: readonly string[]
  /** Instant, ISO. */
  due_at: string
  shares_contact: boolean
}

export const inquirySent = kind<Sent>({
  kind: "inquiry_sent",
  mail: ({ count, names, due_at, shares_contact, ...about }, language, publicUrl) => {
    const { sent: t, some } = matchingMailTexts.in(language)
    const paragraphs = [
      t.who(names ?? [some(count)], serviceIn(about, language)),
      t.due(datesIn(language).instant(due_at)),
      shares_contact ? t.shares : t.hides,
      t.otherwise,
    ]
    return {
      ...{ subject: t.subject(count, about.reference), preview: t.preview, heading: t.heading(count), paragraphs },
      action: { label: t.action, url: addressOf(about, language, publicUrl) },
      closing: closingOf(about, language),
    }
  },
})

interface Accepted extends AboutInquiry {
  request_id: string
  professional_name?: string | null
  reason?: string | null
  shares_contact: boolean
}

/** To whoever has no account: all others are notified as of any request. */
export const inquiryAccepted = kind<Accepted>({
  kind: "inquiry_accepted",
  mail: ({ professional_name, reason, shares_contact, request_id: _, ...about }, language, publicUrl) => {
    const { accepted: t } = matchingMailTexts.in(language)
    const name = professional_name ?? t.someone
    return {
      ...{ subject: t.subject(name), heading: t.heading },
      paragraphs: [t.text(name, serviceIn(about, language)), shares_contact ? t.shares : t.hides],
      ...(reason && { facts: [[t.quote, reason]] as [string, string][] }),
      action: { label: t.action, url: addressOf(about, language, publicUrl) },
      closing: closingOf(about, language),
    }
  },
})

export const inquiryUnplaced = kind<AboutInquiry & { count: number }>({
  kind: "inquiry_unplaced",
  mail: ({ count, ...about }, language, publicUrl) => {
    const { unplaced: t } = matchingMailTexts.in(language)
    return {
      ...{ subject: t.subject(about.reference), heading: t.heading },
      paragraphs: [t.text(count, serviceIn(about, language)), t.next],
      action: { label: t.action, url: addressOf(about, language, publicUrl) },
      closing: closingOf(about, language),
    }
  },
})

interface TakenBack extends AboutInquiry {
  count: number
  /** Somebody has accepted it, and keeps it. */
  is_taken: boolean
  /** Why, as our team wrote it. */
  text?: string
}

export const inquiryTakenBack = kind<TakenBack>({
  kind: "inquiry_taken_back",
  mail: ({ count, is_taken, text, ...about }, language, publicUrl) => {
    const { takenBack: t } = matchingMailTexts.in(language)
    return {
      ...{ subject: t.subject(about.reference, is_taken), heading: t.heading(is_taken) },
      paragraphs: [t.text(count, serviceIn(about, language)), is_taken ? t.taken : t.over],
      ...(text && { facts: [[t.note, text]] as [string, string][] }),
      action: { label: t.action, url: addressOf(about, language, publicUrl) },
      closing: closingOf(about, language),
    }
  },
})

const serviceIn = ({ service }: AboutInquiry, language: Language) => matchingMailTexts.in(language).services(service)

const addressOf = ({ token }: AboutInquiry, language: Language, publicUrl: string) =>
  publicUrl + pathIn(language, token === null ? "/user/requests" : `/enquiries/${token}`)

const closingOf = ({ token, reference }: AboutInquiry, language: Language) => {
  const { closing: t } = matchingMailTexts.in(language)
  return token === null ? t.reference(reference) : `${t.link(LINK_DAYS)} ${t.reference(reference)}`
}
