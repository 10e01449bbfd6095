// Complaints are erased with their sender's account, also from the mails to the officer; ticket and times stay.
import { sql } from "kysely"
import type { PersonalData } from "../../platform/personal-data.server.ts"
import { forgetInMails } from "../../platform/platform.personal.server.ts"
import { sentBy } from "../sender.server.ts"
import { typedParams } from "./grievance.notifications.server.ts"
import { grievancePersonalTexts } from "./texts.ts"

export const grievanceData: PersonalData = {
  exports: [
    {
      table: "grievances",
      texts: grievancePersonalTexts,
      rowsOf: (person) => sql`where ${sentBy(person)} order by r.id desc`,
      excludedColumns: {
        idempotency_key: "Drawn by the browser, so that nothing arrives twice.",
        is_spam: "How it is sorted.",
        assigned_to: "Who of the team has it.",
        version: "Counts changes, so that two administrators do not undo each other's.",
        reported_id: "The id that the booking column holds.",
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
