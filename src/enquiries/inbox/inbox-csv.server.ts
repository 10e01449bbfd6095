// The inbox as a table for a spreadsheet, in the reader's language.
import { spacedNumber } from "../../accounts/account.rules.ts"
import { indianMinute } from "../../platform/indian-minute.ts"
import type { Language } from "../../platform/language/language.ts"
import { pageName } from "../page-name.ts"
import type { ExportedSubmission } from "./inbox.queries.server.ts"
import { detailFacts, subjectName } from "./inbox-details.ts"
import { inboxFileTexts, inboxTexts } from "./texts.ts"

export const inboxTable = (language: Language) => {
  const { columns, yes, no } = inboxFileTexts.in(language)
  const t = inboxTexts.in(language)
  const line = (row: ExportedSubmission) => [
    ...[row.reference, t.kinds[row.kind], t.statuses[row.status], row.is_spam ? yes : no],
    ...[
      indianMinute(row.created_at),
      indianMinute(row.due_at),
      indianMinute(row.answered_at),
      row.assigned_to?.name ?? null,
    ],
    ...[row.name, row.email, row.phone && spacedNumber(row.phone), subjectName(row.subject, language), row.message],
    detailFacts(row.details, language)
      .map(([label, value]) => `${label}: ${value}`)
      .join("\n"),
    ...[row.waits_for, row.decision && t.decisions[row.decision], pageName(row.source, language), row.id],
  ]
  return { columns, line }
}
