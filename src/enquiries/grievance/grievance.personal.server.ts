// Complaints are erased with their sender's account, also from the mails to the officer; ticket and times stay.
import { sql } from "kysely"
import type { Language } from "../../platform/language/language.ts"
import type { PersonalData } from "../../platform/personal-data.server.ts"
import { forgetInMails } from "../../platform/platform.personal.server.ts"
import { sentBy } from "../sender.server.ts"
import { typedParams } from "./grievance.notifications.server.ts"
import { reportedIdOf } from "./grievance.rules.ts"
import { type Reported, reportedOf, reportedWords } from "./reported/reported-item.server.ts"
import { grievancePersonalTexts } from "./texts.ts"

export const grievanceData: PersonalData = {
  exports: [
    {
      table: "grievances",
      texts: grievancePersonalTexts,
      extraColumns: () => sql`jsonb_build_object('reported', ${reportedOf("r.reported_id")})`,
      localize: withReportedInWords,
      rowsOf: (person) => sql`where ${sentBy(person)} order by r.id desc`,
      excludedColumns: {
        idempotency_key: "Drawn by the browser, so that nothing arrives twice.",
        is_spam: "How it is sorted.",
        assigned_to: "Who of the team has it.",
        version: "Counts changes, so that two administrators do not undo each other's.",
        reported_id: "The id of what you reported, which is named.",
      },
    },
  ],
  erase: async (db, person) => {
    const { rows } = await sql<{ ticket: string }>`
      update grievances r set account_id = null, name = '', email = '', phone = null, booking = null, message = '', moved_because = null
      where ${sentBy(person)} returning ticket`.execute(db)
    const values = rows.map(({ ticket }) => ticket)
    await forgetInMails(db, { readers: [], param: "ticket", values, drop: [...typedParams, "text"] }, person)
  },
}

/** A report holds the id of what it is about where others say which visit they mean. */
function withReportedInWords(row: Record<string, unknown>, language: Language) {
  const reported = row.reported as Reported | null
  if (!reported) return row
  const booking = reportedIdOf(String(row.booking ?? "")) ? null : row.booking
  return { ...row, booking, reported: reportedWords(reported, language) }
}
