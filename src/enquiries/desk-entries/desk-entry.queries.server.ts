// The SQL of what was said and done about a submission or a complaint.
import { sql } from "kysely"
import type { Db } from "../../platform/database/database.server.ts"
import { isoInstantMs, tableOf } from "../../platform/database/statement-parts.server.ts"
import { newId } from "../../platform/id.ts"
import type { DeskEntry, DeskEntryKind } from "./desk-entry.schema.ts"

/** What it is about, by the column that names it. */
export type EntrySubject = { submission_id: string } | { grievance_id: string }

export type NewEntry = EntrySubject & {
  kind: DeskEntryKind
  body?: string
  changes?: DeskEntry["changes"]
  /** Null: the sender, by a page of theirs or by mail. */
  author_id: string | null
  created_at: Date
  /** Of what came by mail. */
  mail_digest?: string
}

/** In the order given. @returns their ids */
export const insertEntries = async (db: Db, entries: readonly NewEntry[]) => {
  const rows = entries.map((entry) => ({ id: newId(), body: "", changes: {}, mail_digest: null, ...entry }))
  if (rows.length === 0) return []
  await sql`insert into desk_entries (id, submission_id, grievance_id, kind, body, changes, author_id, created_at, mail_digest)
    select * from ${tableOf("n (id text, submission_id text, grievance_id text, kind text, body text, changes jsonb, author_id text, created_at timestamptz, mail_digest text)", rows)}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** The oldest first, as they stand below what the sender wrote. */
export const listEntries = async (db: Db, subject: EntrySubject) => {
  const { rows } = await sql<DeskEntry>`
    select e.id, e.kind, e.body, e.changes, nullif(a.full_name, '') as author_name, ${isoInstantMs("e.created_at")} as created_at
    from desk_entries e left join accounts a on a.id = e.author_id
    where ${about(subject)} order by e.created_at, e.id`.execute(db)
  return rows
}

/** The newest that somebody of the desk made: who was faster. */
export const findLastAct = async (db: Db, subject: EntrySubject) => {
  const { rows } = await sql<{ author_name: string | null; kind: DeskEntryKind; created_at: Date }>`
    select nullif(a.full_name, '') as author_name, e.kind, e.created_at
    from desk_entries e left join accounts a on a.id = e.author_id
    where ${about(subject)} and e.kind not in ('note', 'incoming') order by e.created_at desc, e.id desc limit 1`.execute(
    db,
  )
  return rows[0]
}

/** Of an administrator who is there still, and may answer. */
export const findAdmin = async (db: Db, id: string) => {
  const { rows } = await sql<{ id: string; full_name: string }>`
    select id, full_name from accounts where id = ${id} and is_admin and desk_role <> 'reader' and suspended_at is null`.execute(
    db,
  )
  return rows[0]
}

const about = (subject: EntrySubject) =>
  "submission_id" in subject
    ? sql`e.submission_id = ${subject.submission_id}`
    : sql`e.grievance_id = ${subject.grievance_id}`
