// A professional is told before what was checked ends, so that the next paper is there in time. It is about their own badge,
// so the letter has no topic that could be refused.

import { type Language, pathIn } from "../../platform/language/language.ts"
import { kind } from "../../platform/language/notification-kinds.ts"
import { datesIn } from "../../platform/time.ts"
import { verificationTexts } from "../texts.ts"
import { CHECKING_DAYS, isCheckKind, type PaperCheck } from "./paper.rules.ts"
import { paperEndingTexts } from "./texts.ts"

interface EndingPaper {
  paper_id: string
  check: PaperCheck
  /** Of another licence. */
  title: string
  valid_until: string
}

const OWN_PAPERS = "/provider/verification"

const wordsOf = ({ check, title, valid_until }: EndingPaper, language: Language) => {
  const t = paperEndingTexts.in(language)
  const what = isCheckKind(check) ? verificationTexts.in(language).checks[check].title : title
  const end = datesIn(language).day(valid_until)
  return { title: t.title(what, end), message: isCheckKind(check) ? t.check(CHECKING_DAYS) : t.licence(CHECKING_DAYS) }
}

export const paperEnding = kind<EndingPaper>({
  kind: "paper_ending",
  about: ({ paper_id }) => paper_id,
  // The second warning takes the place of the first.
  supersedes: ["paper_ending"],
  notification: (ending, language) => ({ type: "warning", ...wordsOf(ending, language), link: OWN_PAPERS }),
  mail: (ending, language, publicUrl) => {
    const { title, message } = wordsOf(ending, language)
    const action = { label: paperEndingTexts.in(language).action, url: publicUrl + pathIn(language, OWN_PAPERS) }
    return { subject: title, preview: message, heading: title, paragraphs: [message], action }
  },
})
