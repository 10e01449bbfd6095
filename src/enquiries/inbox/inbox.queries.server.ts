// The SQL of the inbox. What waits stands by its clock, and what has none behind it; all else the newest first.
import { sql } from "kysely"
import type { Db } from "../../platform/database/database.server.ts"
import { isoInstantMs } from "../../platform/database/statement-parts.server.ts"
import { hasEachWord } from "../desk-entries/desk-terms.server.ts"
import type { SubmissionKind } from "../submission.rules.ts"
import type { Decision, SubmissionStatus } from "./inbox.rules.ts"
import type { InboxFilter, SubmissionRow, WholeSubmission } from "./inbox.schema.ts"
import { inboxKind, waitingSubmission } from "./inbox-conditions.server.ts"

const EXCERPT = 200

const isOpen = sql`s.status in ('new', 'in_progress')`
const waitsFor = sql`(select t.plural_name from service_types t where t.id = s.waits_for)`
const assignee = sql`case when a.id is not null then json_build_object('id', a.id, 'name', a.full_name) end`

/** What its sender wrote last, where nobody has answered it. */
const wroteBackAt = sql`case when ${isOpen} then (select ${isoInstantMs("e.created_at")} from desk_entries e
  where e.submission_id = s.id and e.kind = 'incoming' and e.created_at > coalesce(s.answered_at, s.created_at)
  order by e.created_at desc limit 1) end`

/** What was done with it last, among professionals, of whom none has accepted it. */
const isTakenBack = sql`case when s.status = 'closed' and s.matched_at is not null
  and not exists (select from service_requests r where r.submission_id = s.id and r.status = 'accepted') then (
  select e.kind = 'taken_back' from desk_entries e where e.submission_id = s.id and e.kind in ('sent', 'taken_back', 'unplaced')
  order by e.created_at desc, e.id desc limit 1) is true else false end`

const sharedColumns = sql`s.id, s.reference, ${inboxKind} as kind, s.source, s.name, s.email, s.subject, s.status, s.is_spam,
  ${waitsFor} as waits_for, ${isoInstantMs("s.created_at")} as created_at, ${isoInstantMs("s.due_at")} as due_at,
  ${isoInstantMs("s.answered_at")} as answered_at, ${wroteBackAt} as wrote_back_at, ${assignee} as assigned_to, s.decision, ${isTakenBack} as is_taken_back, s.version`

const searched = sql`concat_ws(' ', s.reference, replace(s.reference, '-', ''), s.name, s.email, s.phone, s.subject, s.message,
  s.details ->> 'businessName')`

/** @param me whose "me" is */
const filtered = ({ kind, status, assigned, spam, q }: InboxFilter, me: string) => sql`
  s.is_spam = ${spam}
  and ${kind === undefined ? sql`true` : sql`${inboxKind} = ${kind}`}
  and ${inStatus(status, kind)}
  and ${assigned === undefined ? sql`true` : assigned === "me" ? sql`s.assigned_to = ${me}` : sql`s.assigned_to is null`}
  and ${hasEachWord(searched, q)}`

/** Waiting lists are looked at where they are asked for. */
const inStatus = (status: InboxFilter["status"], kind: InboxFilter["kind"]) => {
  if (status === "all") return sql`true`
  if (status !== "waiting") return sql`s.status = ${status}`
  return kind === undefined ? sql`(${waitingSubmission()} or (s.is_spam and ${isOpen}))` : isOpen
}

interface Page {
  limit: number
  cursor?: string | undefined
}

/** One row more than asked for tells whether there is more. */
export const listSubmissions = async (db: Db, filter: InboxFilter, me: string, { limit, cursor }: Page) => {
  const isByClock = filter.status === "waiting"
  const key = isByClock ? sql`(coalesce(s.due_at, 'infinity'), s.id)` : sql`s.id`
  const last = sql`(select ${isByClock ? sql`coalesce(l.due_at, 'infinity')` : sql`l.id`} from submissions l where l.id = ${cursor})`
  const after =
    cursor === undefined ? sql`true` : isByClock ? sql`${key} > (${last}, ${cursor})` : sql`s.id < ${cursor}`
  const { rows } = await sql<SubmissionRow>`
    select ${sharedColumns}, s.details - 'projectDetails' as details, left(coalesce(nullif(s.details ->> 'projectDetails', ''), s.message), ${EXCERPT}) as excerpt
    from submissions s left join accounts a on a.id = s.assigned_to
    where ${filtered(filter, me)} and ${after}
    order by ${isByClock ? sql`coalesce(s.due_at, 'infinity'), s.id` : sql`s.id desc`} limit ${limit + 1}`.execute(db)
  return rows
}

export type ExportedSubmission = Omit<SubmissionRow, "excerpt"> & Pick<WholeSubmission, "phone" | "message">

export const countForFile = async (db: Db, filter: InboxFilter, me: string) => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from submissions s where ${filtered(filter, me)}`.execute(db)
  return rows[0]!.count
}

/** Behind the row of that id. */
export const listForFile = async (db: Db, filter: InboxFilter, me: string, { limit, cursor }: Page) => {
  const { rows } = await sql<ExportedSubmission>`
    select ${sharedColumns}, s.details, s.phone, s.message
    from submissions s left join accounts a on a.id = s.assigned_to
    where ${filtered(filter, me)} and ${cursor === undefined ? sql`true` : sql`s.id < ${cursor}`}
    order by s.id desc limit ${limit}`.execute(db)
  return rows
}

export type FoundSubmission = Omit<WholeSubmission, "entries" | "reply_to" | "requests">

export const findSubmission = async (db: Db, id: string) => {
  const { rows } = await sql<FoundSubmission>`
    select ${sharedColumns}, s.details, s.phone, s.message, ${isoInstantMs("s.sent_at")} as sent_at,
      ${isoInstantMs("s.told_at")} as told_at, s.account_id is not null as has_account, s.shares_contact,
      case when s.email = '' then 0 else
        (select count(*)::int from submissions o where lower(o.email) = lower(s.email) and o.id <> s.id) end as others
    from submissions s left join accounts a on a.id = s.assigned_to where s.id = ${id}`.execute(db)
  return rows[0]
}

/** What its sender wrote last, without what their form wrote above it. */
export const findWritten = async (db: Db, id: string) => {
  const { rows } = await sql<{ written: string }>`
    select coalesce((
        select nullif(e.body, '') from desk_entries e where e.submission_id = s.id and e.kind = 'incoming'
        order by e.created_at desc, e.id desc limit 1
      ), nullif(s.details ->> 'projectDetails', ''), s.message) as written
    from submissions s where s.id = ${id}`.execute(db)
  return rows[0]?.written ?? ""
}

export interface LockedSubmission {
  id: string
  kind: SubmissionKind
  reference: string
  name: string
  email: string
  subject: string
  details: Record<string, string>
  language: string
  status: SubmissionStatus
  is_spam: boolean
  /** For a service to open. */
  is_waiting: boolean
  assigned_to: string | null
  assigned_name: string | null
  decision: Decision | null
  version: number
}

const lockedColumns = sql`s.id, s.kind, s.reference, s.name, s.email, s.subject, s.details, s.language, s.status, s.is_spam,
  s.waits_for is not null as is_waiting, s.assigned_to,
  (select a.full_name from accounts a where a.id = s.assigned_to) as assigned_name, s.decision, s.version`

/** Nobody else changes it until the transaction ends. */
export const lockSubmission = async (db: Db, id: string) => (await lockSubmissions(db, [id]))[0]

/** In the order of their ids, so that two who change several never wait for each other. */
export const lockSubmissions = async (db: Db, ids: readonly string[]) => {
  const { rows } = await sql<LockedSubmission>`
    select ${lockedColumns} from submissions s where s.id = any(${ids}::text[]) order by s.id for no key update of s`.execute(
    db,
  )
  return rows
}

export interface SubmissionState {
  status?: SubmissionStatus
  is_spam?: boolean
  assigned_to?: string | null
  decision?: Decision
  answered_at?: Date
  due_at?: Date | null
}

export const changeSubmissions = async (db: Db, ids: readonly string[], changes: SubmissionState) => {
  await db
    .updateTable("submissions")
    .set((row) => ({ ...changes, version: row("version", "+", 1) }))
    .where("id", "in", [...ids])
    .execute()
}

/** What the address of a registration has already: of whoever opened its mail. Anybody can sign up with it. */
export const findAccountOf = async (db: Db, email: string) => {
  const { rows } = await sql<{ is_professional: boolean }>`
    select is_professional from accounts where email = ${email.toLowerCase()} and activated_at is not null`.execute(db)
  return rows[0]
}
