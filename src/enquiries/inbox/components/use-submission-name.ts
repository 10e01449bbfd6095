import { useLanguage, useTexts } from "../../../ui/use-texts.ts"
import type { SubmissionRow } from "../inbox.schema.ts"
import { detailFacts, subjectName } from "../inbox-details.ts"
import { inboxPageTexts } from "../inbox-page.texts.ts"
import { inboxTexts } from "../texts.ts"

type Named = Pick<SubmissionRow, "kind" | "subject" | "details" | "waits_for">

/** What kind it is, and what it is about in a few words. */
export const useSubmissionName = ({ kind, subject, details, waits_for }: Named) => {
  const { kinds } = useTexts(inboxTexts)
  const { waitsFor } = useTexts(inboxPageTexts)
  const language = useLanguage()
  const choiceOf = (name: string) => {
    const value = Object.hasOwn(details, name) ? details[name] : undefined
    return value ? detailFacts({ [name]: value }, language)[0]?.[1] : undefined
  }
  const about = {
    contact: subjectName(subject, language),
    inquiry: [choiceOf("serviceType") ?? subject, choiceOf("location"), choiceOf("budget")].filter(Boolean).join(", "),
    waiting_list: waits_for ? waitsFor(waits_for) : subject,
    registration: [choiceOf("businessName"), choiceOf("serviceType")].filter(Boolean).join(", "),
    career: choiceOf("role") ?? "",
  }[kind]
  return { kind: kinds[kind], about }
}
