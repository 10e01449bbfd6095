// The SQL that finds what a mail answers.
import { sql } from "kysely"
import type { Db } from "../../platform/database/database.server.ts"
import type { EntrySubject } from "../desk-entries/desk-entry.queries.server.ts"
import type { SubmissionStatus } from "../inbox/inbox.rules.ts"
import { mailboxOf } from "../submission.rules.ts"

/**
 * What the sender of this address wrote to us under one of these references or tickets; the newest of several. Locked until the
 * transaction ends.
 */
export const lockAnswered = async (db: Db, names: readonly string[], email: string) => {
  const isTheirs = sql`regexp_replace(lower(r.email), '[+][^@]*@', '@') = ${mailboxOf(email.toLowerCase())}`
  const submission = await sql<{ id: string; status: SubmissionStatus }>`
    select r.id, r.status from submissions r where r.reference = any(${[...names]}::text[]) and ${isTheirs}
    order by r.created_at desc limit 1 for no key update`.execute(db)
  if (submission.rows[0]) return { kind: "submission" as const, ...submission.rows[0] }
  const grievance = await sql<{ id: string }>`
    select r.id from grievances r where r.ticket = any(${[...names]}::text[]) and ${isTheirs}
    order by r.created_at desc limit 1 for no key update`.execute(db)
  return grievance.rows[0] && { kind: "grievance" as const, ...grievance.rows[0] }
}

export const isEntered = async (db: Db, about: EntrySubject, digest: string) => {
  const { rows } = await sql`
    select from desk_entries where mail_digest = ${digest}
      and coalesce(submission_id, grievance_id) = ${"submission_id" in about ? about.submission_id : about.grievance_id}`.execute(
    db,
  )
  return rows.length > 0
}
