// The SQL of submissions. A key is taken once for ever: the unique column decides, also between two nodes.
import { sql } from "kysely"
import type { Db } from "../platform/database/database.server.ts"
import type { SubmissionKind } from "./submission.rules.ts"

export interface NewSubmission {
  id: string
  idempotency_key: string
  reference: string
  kind: SubmissionKind
  source: string
  account_id: string | null
  name: string
  email: string
  phone?: string | undefined
  subject?: string
  message?: string
  details: Record<string, string>
  language: string
  is_spam: boolean
  sent_at: Date | null
  created_at: Date
}

/** False where there is one of that key. */
export const insertSubmission = async (db: Db, { details, ...row }: NewSubmission) => {
  const inserted = await db
    .insertInto("submissions")
    .values({ ...row, details: JSON.stringify(details) })
    .onConflict((old) => old.constraint("one_submission_per_key").doNothing())
    .returning("id")
    .executeTakeFirst()
  return inserted !== undefined
}

/** The one of that key, and whether it is the same that is sent again. */
export const findSubmission = async (db: Db, sent: NewSubmission) => {
  const { idempotency_key, kind, source, name, email, phone = "", subject = "", message = "", details } = sent
  const { rows } = await sql<{ id: string; reference: string; is_same: boolean }>`
    select id, reference, (kind, source, name, email, coalesce(phone, ''), subject, message, details)
      = (${kind}, ${source}, ${name}, ${email}, ${phone}, ${subject}, ${message}, ${JSON.stringify(details)}::jsonb) as is_same
    from submissions where idempotency_key = ${idempotency_key}`.execute(db)
  return rows[0]
}

/** The service of that slug, where it is open nowhere yet. */
export const findServiceToOpen = async (db: Db, slug: string) => {
  const { rows } = await sql<{ plural_name: string }>`
    select t.plural_name from service_types t
    where t.slug = ${slug} and not exists (select from service_type_cities o where o.service_type_id = t.id)`.execute(
    db,
  )
  return rows[0]
}
