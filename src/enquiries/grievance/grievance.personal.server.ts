// What somebody complained of goes with them, also out of the letters to the officer; ticket and times stay.
import { sql } from "kysely"
import type { PersonalData } from "../../platform/personal-data.server.ts"
import { forgetInMails } from "../../platform/platform.personal.server.ts"
import { theirs } from "../submission.personal.server.ts"
import { TYPED } from "./grievance.notifications.server.ts"
import { grievancePersonalTexts } from "./texts.ts"

export const grievanceData: PersonalData = {
  exports: [
    {
      table: "grievances",
      texts: grievancePersonalTexts,
      of: (person) => sql`where ${theirs(person)} order by r.id desc`,
      without: {
        idempotency_key: "Drawn by the browser, so that nothing arrives twice.",
        is_spam: "How it is sorted.",
      },
    },
  ],
  erase: async (db, person) => {
    const { rows } = await sql<{ ticket: string }>`
      update grievances r set account_id = null, name = '', email = '', phone = null, booking = null, message = ''
      where ${theirs(person)} returning ticket`.execute(db)
    const values = rows.map(({ ticket }) => ticket)
    await forgetInMails(db, { readers: [], param: "ticket", values, drop: TYPED }, person)
  },
}
