// Complaints as a table for a spreadsheet, in the reader's language.
import { spacedNumber } from "../../../accounts/account.rules.ts"
import { indianMinute } from "../../../platform/indian-minute.ts"
import type { Language } from "../../../platform/language/language.ts"
import { reportedIdOf } from "../grievance.rules.ts"
import { reportedWords } from "../reported/reported-item.server.ts"
import { grievanceTexts } from "../texts.ts"
import type { ExportedGrievance } from "./grievance-desk.queries.server.ts"
import { grievanceDeskTexts, grievanceFileTexts } from "./texts.ts"

export const grievanceTable = (language: Language) => {
  const { columns, yes, no } = grievanceFileTexts.in(language)
  const { kinds, levels } = grievanceTexts.in(language)
  const { statuses } = grievanceDeskTexts.in(language)
  const line = (row: ExportedGrievance) => [
    ...[row.ticket, kinds[row.kind], statuses[row.status], levels[row.level] ?? null, row.is_spam ? yes : no],
    ...[indianMinute(row.created_at), indianMinute(row.acknowledged_at), row.resolve_by, indianMinute(row.answered_at)],
    ...[
      row.assigned_to?.name ?? null,
      row.name,
      row.email,
      row.phone && spacedNumber(row.phone),
      row.reported && reportedIdOf(row.booking ?? "") ? null : row.booking,
      row.reported && reportedWords(row.reported, language),
      row.message,
      row.id,
    ],
  ]
  return { columns, line }
}
