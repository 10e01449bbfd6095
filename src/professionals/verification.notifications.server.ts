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
  /** Another licence by its title; then there are no kinds. */
  licence?: string
  /** What was approved before stays in force. */
  still_stands?: boolean
}

const OWN_PAPERS = "/provider/verification"

export const papersChecked = kind<CheckedPapers>({
  kind: "papers_checked",
  notification: (told, language) => ({
    type: told.result === "approved" ? "success" : "warning",
    title: papersTexts.in(language)[told.result].title(titlesOf(told, language)),
    message: messageOf(told, language),
    link: OWN_PAPERS,
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
      action: { label: t.own, url: publicUrl + pathIn(language, OWN_PAPERS) },
      closing: t.closing,
    }
  },
})

const titlesOf = ({ kinds, licence }: CheckedPapers, language: Language) =>
  licence ? [licence] : kinds.map((one) => verificationTexts.in(language).checks[one].title)

const messageOf = (
  { result, checker, valid_until, reason, licence, still_stands }: CheckedPapers,
  language: Language,
) => {
  const t = papersTexts.in(language)
  if (result === "refused") {
    const effect = still_stands ? t.refused.stands : licence ? "" : t.refused.falls
    return t.refused.message(checker, reason, effect)
  }
  const until = valid_until && datesIn(language).day(valid_until)
  return licence ? t.approved.licence(checker, until) : t.approved.message(checker, until)
}

export const verificationNotifications = [papersChecked]
