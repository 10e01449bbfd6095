// The SQL of submissions. An Idempotency-Key is accepted once for ever: the unique constraint decides, also between nodes.
import { sql } from "kysely"
import type { Db } from "../platform/database/database.server.ts"
import { takeAdvisoryLock } from "../platform/database/locks.server.ts"
import { DAY_MS } from "../platform/days.ts"
import { mailboxOf, type SubmissionKind } from "./submission.rules.ts"

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
  shares_contact?: boolean
  language: string
  is_spam: boolean
  /** The service of whose opening they are to be notified. */
  waits_for: number | null
  sent_at: Date | null
  created_at: Date
  due_at: Date | null
}

/** False where the key is taken. */
export const insertSubmission = async (db: Db, { details, ...row }: NewSubmission) => {
  const inserted = await db
    .insertInto("submissions")
    .values({ ...row, details: JSON.stringify(details) })
    .onConflict((old) => old.constraint("one_submission_per_key").doNothing())
    .returning("id")
    .executeTakeFirst()
  return inserted !== undefined
}

/** Of people who did not fill in the form themselves. */
export const insertRegistrations = async (db: Db, rows: readonly Omit<NewSubmission, "kind">[]) => {
  const values = rows.map(({ details, ...row }) => ({
    ...row,
    kind: "registration",
    details: JSON.stringify(details),
  }))
  await db.insertInto("submissions").values(values).execute()
}

/** The submission with this key, and whether its content is the same. */
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
  const { rows } = await sql<{ id: number; plural_name: string }>`
    select t.id, t.plural_name from service_types t
    where t.slug = ${slug} and not exists (select from service_type_cities o where o.service_type_id = t.id)`.execute(
    db,
  )
  return rows[0]
}

interface UnnotifiedSubmission {
  id: string
  waits_for: number
  email: string
  language: string
  created_at: Date
}

/** Those not notified yet whose service is open by now, oldest first; rows that another node has locked are skipped. */
export const lockUnnotified = async (db: Db, limit: number) => {
  const { rows } = await sql<UnnotifiedSubmission>`
    select s.id, s.waits_for, s.email, s.language, s.created_at from submissions s
    where s.waits_for is not null and s.told_at is null and s.email <> ''
      and exists (select from service_type_cities o where o.service_type_id = s.waits_for)
    order by s.created_at limit ${limit} for update of s skip locked`.execute(db)
  return rows
}

/** Undefined where it was closed again meanwhile. */
export const findOpenedService = async (db: Db, serviceTypeId: number) => {
  const { rows } = await sql<{ slug: string; services: string; cities: string[] }>`
    select t.slug, t.plural_name as services, (
      select array_agg(c.name order by lower(c.name) collate "C") from service_type_cities o
      join cities c on c.id = o.city_id where o.service_type_id = t.id) as cities
    from service_types t where t.id = ${serviceTypeId}
      and exists (select from service_type_cities o where o.service_type_id = t.id)`.execute(db)
  return rows[0]
}

/** Whether the same mailbox was notified of the same service since. */
export const wasNotified = async (db: Db, { waits_for, email, created_at }: UnnotifiedSubmission) => {
  const { rows } = await sql`
    select from submissions where waits_for = ${waits_for} and told_at >= ${created_at}
      and regexp_replace(lower(email), '[+][^@]*@', '@') = ${mailboxOf(email.toLowerCase())} limit 1`.execute(db)
  return rows.length > 0
}

export const markNotified = async (db: Db, id: string, at: Date) => {
  await db.updateTable("submissions").set({ told_at: at }).where("id", "=", id).execute()
}

interface SentMail {
  params: Record<string, unknown>
  created_at: Date
}

/** The mails of a kind to a mailbox in the last day. Locks the mailbox, so that concurrent callers count one after the other. */
export const lockAndListRecentMails = async (
  db: Db,
  {
    kind,
    email,
    now,
  }: { kind: "grievance_acknowledged" | "promised_to_tell" | "submission_received"; email: string; now: Date },
): Promise<SentMail[]> => {
  const mailbox = mailboxOf(email)
  await takeAdvisoryLock(db, "address", mailbox)
  const { rows } = await sql<SentMail>`
    select params, created_at from mails
    where regexp_replace(to_address, '[+][^@]*@', '@') = ${mailbox} and kind = ${sql.lit(kind)}
      and created_at > ${new Date(now.getTime() - DAY_MS)}`.execute(db)
  return rows
}
