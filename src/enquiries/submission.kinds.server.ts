// The letters about what people write to us. That to who waits for a service holds nothing that was typed into the form, not
// even a name: the address may be somebody else's. Ours holds all of it.
import { kind } from "../platform/words/kinds.ts"
import { pathIn } from "../platform/words/language.ts"
import { submissionMailWords } from "./submission.kinds.words.ts"
import { submissionWords } from "./submission.words.ts"

interface Promised {
  reference: string
  /** The services in the plural: "Contractors". */
  services: string
}

export const promisedToTell = kind<Promised>({
  kind: "promised_to_tell",
  letter: ({ reference, services }, language, publicUrl) => {
    const t = submissionMailWords.in(language).promised
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

/** What a person takes back when their account goes is not in it any more. */
export const TYPED = ["name", "email", "phone", "subject", "details", "message"] as const

interface ForTeam extends Partial<Record<Exclude<(typeof TYPED)[number], "details">, string>> {
  reference: string
  source: string
  is_spam: boolean
  details?: Record<string, string>
}

export const submissionForTeam = kind<ForTeam>({
  kind: "submission_for_team",
  letter: ({ reference, source, is_spam, details = {}, message, ...sender }, language) => {
    const t = submissionMailWords.in(language).team
    // A detail of the same name does not stand in for who sends it.
    const said: Record<string, string | undefined> = { ...details, ...sender, message }
    const facts = Object.entries(submissionWords.in(language).fields).flatMap(([name, label]): [string, string][] =>
      said[name] ? [[label, said[name]]] : [],
    )
    return {
      subject: t.subject(reference),
      heading: t.heading,
      paragraphs: [t.answer, ...(is_spam ? [t.spam] : [])],
      facts: [[t.reference, reference], [t.source, source], ...facts],
    }
  },
})
