// The mail that answers a report. It holds nothing that was typed: the address may be somebody else's.
import { pathIn } from "../../../platform/language/language.ts"
import { kind } from "../../../platform/language/notification-kinds.ts"
import { LAST_LEVEL } from "../grievance.rules.ts"
import type { ReportResult } from "./report.schema.ts"
import { reportMailTexts } from "./texts.ts"

interface AnsweredReport {
  ticket: string
  level: number
  result: ReportResult
}

export const reportAnswered = kind<AnsweredReport>({
  kind: "report_answered",
  mail: ({ ticket, level, result }, language, publicUrl) => {
    const t = reportMailTexts.in(language)
    return {
      subject: t.subject(ticket),
      preview: t.answer[result],
      heading: t.heading,
      paragraphs: [t.answer[result], ...(level < LAST_LEVEL ? [t.further] : [])],
      facts: [[t.ticket, ticket]],
      action: { label: t.action, url: `${publicUrl}${pathIn(language, `/grievance/status?ticket=${ticket}#status`)}` },
    }
  },
})
