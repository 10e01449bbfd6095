// What a professional is told of a check of their papers. The profile says the same to everybody, so the letter has no
// topic that could be refused.

import { type Language, pathIn } from "../platform/language/language.ts"
import { kind } from "../platform/language/notification-kinds.ts"
import { datesIn } from "../platform/time.ts"
import { papersTexts, verificationTexts } from "./texts.ts"
import type { CheckKind } from "./verification.rules.ts"

interface CheckedPapers {
  professional_id: string
  kinds: readonly CheckKind[]
  result: "approved" | "refused"
  checker: string
  valid_until: string | null
  reason: string | null
}

export const papersChecked = kind<CheckedPapers>({
  kind: "papers_checked",
  notification: (told, language) => ({
    type: told.result === "approved" ? "success" : "warning",
    title: papersTexts.in(language)[told.result].title(titlesOf(told, language)),
    message: messageOf(told, language),
    link: profileOf(told),
  }),
  mail: (told, language, publicUrl) => {
    const t = papersTexts.in(language)
    const message = messageOf(told, language)
    const title = t[told.result].title(titlesOf(told, language))
    return {
      subject: title,
      preview: message,
      heading: title,
      paragraphs: [message],
      action: { label: t.profile, url: publicUrl + pathIn(language, profileOf(told)) },
      closing: t.closing,
    }
  },
})

const titlesOf = ({ kinds }: CheckedPapers, language: Language) =>
  kinds.map((one) => verificationTexts.in(language).checks[one].title)

const messageOf = ({ result, checker, valid_until, reason }: CheckedPapers, language: Language) => {
  const t = papersTexts.in(language)
  if (result === "refused") return t.refused.message(checker, reason)
  return t.approved.message(checker, valid_until && datesIn(language).day(valid_until))
}

const profileOf = ({ professional_id }: CheckedPapers) => `/providers/${professional_id}#verification`

export const verificationNotifications = [papersChecked]
