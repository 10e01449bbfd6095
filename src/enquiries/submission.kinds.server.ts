// The letter to who waits for a service that is not open yet. It holds nothing that was typed into the form, not even a name:
// the address may be somebody else's.
import { kind } from "../platform/words/kinds.ts"
import { pathIn } from "../platform/words/language.ts"
import { submissionMailWords } from "./submission.kinds.words.ts"

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
