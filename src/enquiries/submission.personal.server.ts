// Submissions are erased with their sender's account; the key stays, so that a retry stores nothing.
import { sql } from "kysely"
import type { Db } from "../platform/database/database.server.ts"
import type { KnownPerson, PersonalData } from "../platform/personal-data.server.ts"
import { forgetInMails } from "../platform/platform.personal.server.ts"
import { forgetInquiries } from "../requests/of-inquiries/inquiry-requests.server.ts"
import { typedParams as mailedParams } from "./inbox/inbox.notifications.server.ts"
import { detailsByLabel, subjectName } from "./inbox/inbox-details.ts"
import { namingParams } from "./matching/matching.notifications.server.ts"
import { pageName } from "./page-name.ts"
import { sentBy } from "./sender.server.ts"
import { typedParams } from "./submission.notifications.server.ts"
import { submissionPersonalTexts } from "./texts.ts"

export const enquiryData: PersonalData = {
  exports: [
    {
      table: "submissions",
      texts: submissionPersonalTexts,
      rowsOf: (person) => sql`where ${sentBy(person)} order by r.id desc`,
      extraColumns: () =>
        sql`jsonb_build_object('waits_for', (select plural_name from service_types t where t.id = r.waits_for),
          'city_id', (select c.name from cities c where c.id = r.city_id),
          'sent_to', (select string_agg(p.business_name, ', ' order by q.id) from service_requests q
            join professionals p on p.id = q.professional_id where q.submission_id = r.id))`,
      localize: (row, language) => ({
        ...row,
        source: pageName(String(row.source), language),
        subject: subjectName(String(row.subject), language),
        details: detailsByLabel(row.details as Record<string, string>, language),
      }),
      excludedColumns: {
        idempotency_key: "Drawn by the browser, so that nothing arrives twice.",
        is_spam: "How the inbox sorts it.",
        status: "How far the inbox is with it.",
        assigned_to: "Who of the team has it.",
        version: "Counts changes, so that two administrators do not undo each other's.",
      },
    },
  ],
  notExported: { submission_links: "The hashes of mailed links; the mails say that there were any." },
  erase: async (db, person, at) => {
    const theirs = await sql<{ id: string }>`
      select r.id from submissions r where ${sentBy(person)} order by r.id for no key update`.execute(db)
    const ids = theirs.rows.map(({ id }) => id)
    await forgetInquiries(db, ids, person, at)
    await db
      .deleteFrom("submission_links")
      .where("submission_id", "in", ids.length > 0 ? ids : [""])
      .execute()
    await forgetInMailsOfSenders(db, person)
    const { rows } = await sql<{ reference: string }>`
      update submissions r set account_id = null, name = '', email = '', phone = null, subject = '', message = '',
        details = '{}', waits_for = null, city_id = null where ${sentBy(person)} returning reference`.execute(db)
    const values = rows.map(({ reference }) => reference)
    await forgetInMails(
      db,
      { readers: [], param: "reference", values, drop: [...typedParams, ...mailedParams] },
      person,
    )
  },
}

/** Of a professional: the mails to those whose inquiries they got, which name them. */
const forgetInMailsOfSenders = async (db: Db, person: KnownPerson) => {
  const { rows } = await sql<{ reference: string }>`
    select distinct s.reference from service_requests q join submissions s on s.id = q.submission_id
    where q.professional_id = ${person.professional_id}`.execute(db)
  const values = rows.map(({ reference }) => reference)
  if (values.length > 0)
    await forgetInMails(db, { readers: [], param: "reference", values, drop: [...namingParams] }, person)
}
