// The mails about submissions. Those to the sender hold nothing that was typed into the form, not even a name: the address
// may be somebody else's. The one to the team holds all of it.

import { pathIn } from "../platform/language/language.ts"
import { kind } from "../platform/language/notification-kinds.ts"
import { platformTexts } from "../platform/texts.ts"
import { pageName } from "./page-name.ts"
import { submissionMailTexts, submissionTexts } from "./texts.ts"

interface Promised {
  reference: string
  /** The services in the plural: "Contractors". */
  services: string
}

export const promisedToNotify = kind<Promised>({
  kind: "promised_to_tell",
  mail: ({ reference, services }, language, publicUrl) => {
    const t = submissionMailTexts.in(language).promised
    return {
      subject: t.subject(services),
      preview: t.preview,
      heading: t.heading,
      paragraphs: [t.noted(services), t.reference(reference)],
      action: { label: t.action, url: `${publicUrl}${pathIn(language, "/search")}` },
      closing: t.closing,
    }
  },
})

export const submissionReceived = kind<{ reference: string }>({
  kind: "submission_received",
  mail: ({ reference }, language) => {
    const t = submissionMailTexts.in(language).received
    const { supportHours } = platformTexts.in(language)
    return {
      subject: t.subject(reference),
      preview: t.preview,
      heading: t.heading,
      paragraphs: [t.read(supportHours), t.reference(reference)],
      closing: t.closing,
    }
  },
})

interface Opened {
  services: string
  slug: string
  cities: readonly string[]
}

export const serviceOpened = kind<Opened>({
  kind: "service_opened",
  mail: ({ services, slug, cities }, language, publicUrl) => {
    const t = submissionMailTexts.in(language).opened
    return {
      subject: t.subject(services, cities),
      heading: t.heading(services),
      paragraphs: [t.open(services, cities)],
      action: { label: t.action(services), url: `${publicUrl}${pathIn(language, `/services/${slug}`)}` },
      closing: t.closing,
    }
  },
})

/** The params that are removed when the person's account is erased. */
export const typedParams = ["name", "email", "phone", "subject", "details", "message"] as const

interface ForTeam extends Partial<Record<Exclude<(typeof typedParams)[number], "details">, string>> {
  /** Missing in mails from before there was an inbox. */
  id?: string
  reference: string
  source: string
  is_spam: boolean
  details?: Record<string, string>
}

export const submissionForTeam = kind<ForTeam>({
  kind: "submission_for_team",
  mail: ({ id, reference, source, is_spam, details = {}, message, ...sender }, language, publicUrl) => {
    const t = submissionMailTexts.in(language).team
    // A detail must not replace a field of the sender with the same name.
    const values: Record<string, string | undefined> = { ...details, ...sender, message }
    const facts = Object.entries(submissionTexts.in(language).fields).flatMap(([name, label]): [string, string][] =>
      values[name] ? [[label, values[name]]] : [],
    )
    return {
      subject: t.subject(reference),
      replyTo: sender.email,
      heading: t.heading,
      paragraphs: [t.answer, ...(is_spam ? [t.spam] : [])],
      facts: [[t.reference, reference], [t.source, pageName(source, language)], ...facts],
      ...(id && {
        action: { label: t.open, url: `${publicUrl}${pathIn(language, `/admin/submissions?submission=${id}`)}` },
      }),
    }
  },
})
