// Submissions are erased with their sender's account; the key stays, so that a retry stores nothing. They belong to a person
// by the account, and by an address for the time that the account had it: most write before they sign up, and a former
// address may be somebody else's by now.
import { sql } from "kysely"
import type { KnownPerson, PersonalData } from "../platform/personal-data.server.ts"
import { forgetInMails } from "../platform/platform.personal.server.ts"
import { typedParams } from "./submission.notifications.server.ts"
import { submissionPersonalTexts } from "./texts.ts"

/** For rows `r` with account_id, email and created_at. */
export const ownerCondition = ({ account_id, email, former }: KnownPerson) => {
  const before = former.filter(({ kind }) => kind === "email")
  return sql`(r.account_id = ${account_id} or lower(r.email) = lower(${email}) or exists (
    select from unnest(${before.map(({ value }) => value)}::text[], ${before.map((one) => one.replaced_at)}::timestamptz[])
      as f (email, until) where lower(r.email) = lower(f.email) and r.created_at <= f.until))`
}

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
      },
    },
  ],
  erase: async (db, person) => {
    const { rows } = await sql<{ reference: string }>`
      update submissions r set account_id = null, name = '', email = '', phone = null, subject = '', message = '',
        details = '{}', waits_for = null where ${ownerCondition(person)} returning reference`.execute(db)
    const values = rows.map(({ reference }) => reference)
    await forgetInMails(db, { readers: [], param: "reference", values, drop: typedParams }, person)
  },
}
