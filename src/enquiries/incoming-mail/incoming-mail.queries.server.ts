// The SQL that finds what a mail answers.
import { sql } from "kysely"
import type { Db } from "../../platform/database/database.server.ts"
import { DAY_MS } from "../../platform/days.ts"
import type { EntrySubject } from "../desk-entries/desk-entry.queries.server.ts"
import type { SubmissionStatus } from "../inbox/inbox.rules.ts"
import { mailboxOf, type SubmissionKind } from "../submission.rules.ts"
import { mailboxOfRow } from "../waiting.server.ts"

/**
 * What the sender of this address wrote to us under one of these references or tickets; the newest of several, and of complaints
 * one that is open: another waits for nobody, who would look into it. Locked until the transaction ends.
 */
export const lockAnswered = async (db: Db, names: readonly string[], email: string) => {
  const isTheirs = sql`${mailboxOfRow} = ${mailboxOf(email.toLowerCase())}`
  const submission = await sql<{ id: string; status: SubmissionStatus; kind: SubmissionKind; is_waiting: boolean }>`
    select s.id, s.status, s.kind, s.waits_for is not null as is_waiting from submissions s where s.reference = any(${[...names]}::text[]) and ${isTheirs}
    order by s.created_at desc limit 1 for no key update`.execute(db)
  if (submission.rows[0]) return { submission: submission.rows[0] }
  const grievance = await sql<{ id: string }>`
    select s.id from grievances s where s.ticket = any(${[...names]}::text[]) and s.status = 'open' and ${isTheirs}
    order by s.created_at desc limit 1 for no key update`.execute(db)
  return grievance.rows[0] && { grievance: grievance.rows[0] }
}

/** Whether this mail stands in the thread, and how many have come in the last day. */
export const countIncoming = async (db: Db, about: EntrySubject, { digest, now }: { digest: string; now: Date }) => {
  const isAbout =
    "submission_id" in about ? sql`submission_id = ${about.submission_id}` : sql`grievance_id = ${about.grievance_id}`
  const { rows } = await sql<{ is_entered: boolean; of_last_day: number }>`
    select coalesce(bool_or(mail_digest = ${digest}), false) as is_entered,
      count(*) filter (where created_at > ${new Date(now.getTime() - DAY_MS)})::int as of_last_day
    from desk_entries where ${isAbout} and mail_digest is not null`.execute(db)
  return rows[0]!
}
