// The SQL of submissions. An Idempotency-Key is accepted once for ever: the unique constraint decides, also between nodes.
import { sql } from "kysely"
import type { Db } from "../platform/database/database.server.ts"
import { takeAdvisoryLock } from "../platform/database/locks.server.ts"
import { DAY_MS } from "../platform/days.ts"
import { mailboxOf, type SubmissionKind } from "./submission.rules.ts"
import { isOpenWhereAwaited, isUnnotified, mailboxOfRow } from "./waiting.server.ts"

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
  /** The city in which they wait for it; null where they named none. */
  city_id: number | null
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

/** The city that the form names, else the sender's own. */
export const findAwaitedCity = async (db: Db, location: string, accountId: string | null) => {
  const { rows } = await sql<{ city_id: number | null }>`
    select coalesce(city_named(${location}), (
      select city_named(concat_ws(', ', a.city, a.state)) from accounts a where a.id = ${accountId})) as city_id`.execute(
    db,
  )
  return rows[0]!.city_id
}

export interface WaitingMailbox {
  mailbox: string
  waits_for: number
}

/** Whose service is open by now where they wait for it, and who were not notified; who waits longest first. */
export const listUnnotified = async (db: Db, limit: number) => {
  const { rows } = await sql<WaitingMailbox>`
    select ${mailboxOfRow} as mailbox, s.waits_for from submissions s where ${isUnnotified} and ${isOpenWhereAwaited}
    group by mailbox, s.waits_for order by min(s.created_at), mailbox limit ${limit}`.execute(db)
  return rows
}

/** All of the mailbox that are due. @returns the earliest of them; undefined where another node has notified it */
export const markNotified = async (db: Db, { mailbox, waits_for }: WaitingMailbox, at: Date) => {
  const { rows } = await sql<{ email: string; language: string }>`
    with due as (
      update submissions s set told_at = ${at}
      where s.waits_for = ${waits_for} and ${mailboxOfRow} = ${mailbox} and ${isUnnotified} and ${isOpenWhereAwaited}
      returning s.email, s.language, s.created_at
    )
    select email, language from due order by created_at limit 1`.execute(db)
  return rows[0]
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
