// Writes service requests, each with its effects in one statement, and locks them for the clock and for who leaves.
import { type RawBuilder, sql } from "kysely"
import type { Db } from "../platform/database/database.server.ts"
import { runAsOneStatement, type StatementPart, tableOf } from "../platform/database/statement-parts.server.ts"
import { isPairUnblocked } from "../professionals/pair-blocks/pair-block.server.ts"
import { isOpenSomewhere } from "../services/service-types.server.ts"
import { requestWaitsCondition } from "./request-conditions.server.ts"
import { type RequestStatus, reminderBounds } from "./service-request.rules.ts"
import { joined, type Reader, type RequestRecord, recordColumns } from "./service-request-views.queries.server.ts"

/** Locked; those that another transaction has locked wait for the next round. */
const lockRecords = async (db: Db, which: RawBuilder<unknown>, limit: number) => {
  const { rows } = await sql<RequestRecord>`
    select ${recordColumns} from service_requests r ${joined} where r.status = 'pending' and ${which}
    order by r.answer_due_at, r.id limit ${limit} for update of r skip locked`.execute(db)
  return rows
}

export const lockUnansweredRequests = (db: Db, now: Date, limit: number) =>
  lockRecords(db, sql`r.answer_due_at <= ${now}`, limit)

/** Those that nobody can answer, or hear of, any more: one of the sides is suspended. */
export const lockRequestsOfSuspended = (db: Db, limit: number) =>
  lockRecords(db, sql`(o.suspended_at is not null or c.suspended_at is not null)`, limit)

export const lockUnremindedRequests = (db: Db, now: Date, limit: number) => {
  const { dueBefore, dueAfter } = reminderBounds(now)
  const which = sql`r.answer_due_at <= ${dueBefore} and r.answer_due_at > ${dueAfter} and r.reminded_at is null`
  return lockRecords(db, which, limit)
}

/** All that wait of one account, on either side, once whoever changes one of them has finished. */
export const lockOpenRequestsOf = async (db: Db, { account_id, professional_id }: Reader["actor"]) => {
  const { rows } = await sql<RequestRecord>`
    select ${recordColumns} from service_requests r ${joined}
    where r.status = 'pending' and (r.customer_id = ${account_id} or r.professional_id = ${professional_id ?? null})
    order by r.id for update of r`.execute(db)
  return rows
}

export interface NewRequestEvent {
  id: string
  request_id: string
  actor_id: string | null
  from_status: RequestStatus | null
  to_status: RequestStatus
  reason: string | null
  created_at: Date
}

const insertEvents = (events: readonly NewRequestEvent[]): StatementPart => ({
  write: (condition) => {
    const columns = sql.raw("id, request_id, actor_id, from_status, to_status, reason, created_at")
    const shape = `n (id text, request_id text, actor_id text, from_status text, to_status text, reason text,
      created_at timestamptz)`
    return sql`insert into service_request_events (${columns}) select ${columns} from ${tableOf(shape, events)} where ${condition}`
  },
})

export interface NewRequestRow {
  id: string
  /** Null: whoever wrote the submission, without an account. */
  customer_id: string | null
  /** An inquiry that the desk has sent on. */
  submission_id?: string
  contact_shared_at?: Date | null
  professional_id: string
  service_id: string
  message: string
  answer_due_at: Date
  created_at: Date
  updated_at: Date
}

/**
 * False, and nothing is written, where the professional has gone, paused the service, its kind was closed or one of the two blocked the other
 * since they were looked at. Until the transaction ends their account is not erased.
 */
export const insertRequest = async (
  db: Db,
  row: NewRequestRow,
  professionalAccount: string,
  events: readonly NewRequestEvent[],
  parts: readonly StatementPart[],
) => {
  const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)))
  const written = sql`written as (
    insert into service_requests (${columns}) select ${sql.join(Object.values(row))}
    where is_still_there(${professionalAccount}) and exists (
      select from professional_services s join public_professionals p on p.id = s.professional_id
      join service_types t on t.id = s.service_type_id
      where s.id = ${row.service_id} and s.is_active and ${isOpenSomewhere})
      and ${isPairUnblocked(sql`${row.customer_id}`, sql`${row.professional_id}`)} returning id)`
  const inserted = await runAsOneStatement<{ id: string }>(db, [insertEvents(events), ...parts], {
    before: [written],
    condition: sql`exists (select from written)`,
    answer: sql`select id from written`,
  })
  return inserted.length > 0
}

/**
 * Compare and set: false, and nothing is written, where a request has been answered, withdrawn or has lapsed meanwhile.
 */
export const changeRequest = async (
  db: Db,
  change: { id: string; to: RequestStatus; reason: string | null; isCustomerTold: boolean; now: Date },
  events: readonly NewRequestEvent[],
  parts: readonly StatementPart[],
) => {
  const written = sql`written as (
    update service_requests r set status = ${change.to}, reason = ${change.reason}, updated_at = ${change.now},
      sender_told_at = ${change.isCustomerTold ? change.now : null}
    where r.id = ${change.id} and ${requestWaitsCondition(change.now)} returning r.id)`
  const changed = await runAsOneStatement<{ id: string }>(db, [insertEvents(events), ...parts], {
    before: [written],
    condition: sql`exists (select from written)`,
    answer: sql`select id from written`,
  })
  return changed.length > 0
}

/** They must be locked. */
export const closeRequests = (
  db: Db,
  { ids, to, now }: { ids: readonly string[]; to: RequestStatus; now: Date },
  events: readonly NewRequestEvent[],
  parts: readonly StatementPart[],
) =>
  runAsOneStatement(db, [insertEvents(events), ...parts], {
    before: [
      sql`written as (update service_requests set status = ${to}, updated_at = ${now} where id = any(${[...ids]}::text[]))`,
    ],
  })

/** They must be locked. */
export const markRequestsReminded = (db: Db, ids: readonly string[], parts: readonly StatementPart[], now: Date) =>
  runAsOneStatement(db, parts, {
    before: [sql`reminded as (update service_requests set reminded_at = ${now} where id = any(${[...ids]}::text[]))`],
  })
