// The mails that answer a report, and say later that the answer was taken back. They hold nothing that was typed: the address may
// be somebody else's.
import { type Language, pathIn } from "../../../platform/language/language.ts"
import { kind } from "../../../platform/language/notification-kinds.ts"
import type { MailContent } from "../../../platform/mail/mail-content.ts"
import { LAST_LEVEL } from "../grievance.rules.ts"
import type { ReportResult } from "./report.schema.ts"
import { reportMailTexts } from "./texts.ts"

interface AnsweredReport {
  ticket: string
  level: number
  result: ReportResult
}

interface Said {
  subject: string
  heading: string
  answer: string
}

const mailOf = (
  { subject, heading, answer }: Said,
  { ticket, level }: Omit<AnsweredReport, "result">,
  [language, publicUrl]: [Language, string],
): MailContent => {
  const t = reportMailTexts.in(language)
  return {
    subject,
    preview: answer,
    heading,
    paragraphs: [answer, ...(level < LAST_LEVEL ? [t.further] : [])],
    facts: [[t.ticket, ticket]],
    action: { label: t.action, url: `${publicUrl}${pathIn(language, `/grievance/status?ticket=${ticket}#status`)}` },
  }
}

export const reportAnswered = kind<AnsweredReport>({
  kind: "report_answered",
  mail: ({ result, ...report }, language, publicUrl) => {
    const t = reportMailTexts.in(language)
    const said = { subject: t.subject(report.ticket), heading: t.heading, answer: t.answer[result] }
    return mailOf(said, report, [language, publicUrl])
  },
})

/** What was hidden is shown again. */
export const reportReversed = kind<Omit<AnsweredReport, "result">>({
  kind: "report_reversed",
  mail: (report, language, publicUrl) => {
    const t = reportMailTexts.in(language).reversed
    const said = { subject: t.subject(report.ticket), heading: t.heading, answer: t.answer }
    return mailOf(said, report, [language, publicUrl])
  },
})
