// Submissions are erased with their sender's account; the key stays, so that a retry stores nothing.
import { sql } from "kysely"
import type { PersonalData } from "../platform/personal-data.server.ts"
import { forgetInMails } from "../platform/platform.personal.server.ts"
import { typedParams as mailedParams } from "./inbox/inbox.notifications.server.ts"
import { typedParams } from "./submission.notifications.server.ts"
import { ownerCondition } from "./submission-owner.server.ts"
import { submissionPersonalTexts } from "./texts.ts"

export const enquiryData: PersonalData = {
  exports: [
    {
      table: "submissions",
      texts: submissionPersonalTexts,
      rowsOf: (person) => sql`where ${ownerCondition(person)} order by r.id desc`,
      extraColumns: () =>
        sql`jsonb_build_object('waits_for', (select plural_name from service_types t where t.id = r.waits_for))`,
      excludedColumns: {
        idempotency_key: "Drawn by the browser, so that nothing arrives twice.",
        is_spam: "How the inbox sorts it.",
        status: "How far the inbox is with it.",
        assigned_to: "Who of the team has it.",
        version: "Counts changes, so that two administrators do not undo each other's.",
      },
    },
  ],
  erase: async (db, person) => {
    const { rows } = await sql<{ reference: string }>`
      update submissions r set account_id = null, name = '', email = '', phone = null, subject = '', message = '',
        details = '{}', waits_for = null where ${ownerCondition(person)} returning reference`.execute(db)
    const values = rows.map(({ reference }) => reference)
    await forgetInMails(
      db,
      { readers: [], param: "reference", values, drop: [...typedParams, ...mailedParams] },
      person,
    )
  },
}
