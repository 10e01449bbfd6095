// The SQL of requests that an inquiry has become. Whoever changes several locks the inquiry first, then its requests.
import { sql } from "kysely"
import type { Db } from "../../platform/database/database.server.ts"
import { isoInstant } from "../../platform/database/statement-parts.server.ts"
import { isEndedWithAccount, isTakenBack, requestStatus, requestWaitsCondition } from "../request-conditions.server.ts"
import type { RequestStatus } from "../service-request.rules.ts"
import { isPublic, joined, type RequestRecord, recordColumns } from "../service-request-views.queries.server.ts"

export interface InquiryRequest {
  id: string
  provider_id: string
  /** Null: the account was deleted. */
  provider_name: string | null
  is_public: boolean
  service_id: string
  service_name: string
  status: RequestStatus
  /** What the professional wrote with the answer. */
  reason: string | null
  created_at: string
  updated_at: string
  answer_due_at: string
  has_contact: boolean
  /** Withdrawn by our team, not by the sender. */
  is_taken_back: boolean
  is_account_inactive: boolean
  /** The sender had no account when it was accepted, and was not mailed yet that it was. */
  is_untold: boolean
}

/** In the order in which they were sent. */
export const listInquiryRequests = async (db: Db, submissionId: string, now: Date) => {
  const { rows } = await sql<InquiryRequest>`
    select r.id, r.professional_id as provider_id, nullif(p.business_name, '') as provider_name, ${isPublic} as is_public,
      r.service_id, t.name as service_name, ${requestStatus(now)} as status, r.reason, ${isoInstant("r.created_at")} as created_at,
      ${isoInstant("r.updated_at")} as updated_at, ${isoInstant("r.answer_due_at")} as answer_due_at,
      r.contact_shared_at is not null as has_contact,
      r.status = 'accepted' and r.sender_told_at is null as is_untold,
      ${isTakenBack} as is_taken_back, ${isEndedWithAccount} as is_account_inactive
    from service_requests r ${joined} where r.submission_id = ${submissionId} order by r.id`.execute(db)
  return rows
}

/** What can still be answered, once whoever changes one of them has finished. */
export const lockWaitingInquiryRequests = async (db: Db, submissionIds: readonly string[], now: Date) => {
  const { rows } = await sql<RequestRecord>`
    select ${recordColumns} from service_requests r ${joined}
    where r.submission_id = any(${[...submissionIds]}::text[]) and ${requestWaitsCondition(now)} order by r.id for update of r`.execute(
    db,
  )
  return rows
}

export const markSendersNotified = async (db: Db, ids: readonly string[], now: Date) => {
  await db
    .updateTable("service_requests")
    .set({ sender_told_at: now })
    .where("id", "in", [...ids])
    .execute()
}

/** Undefined where it is not accepted, or no request of this inquiry. The time of the first sharing stays. */
export const markContactShared = async (
  db: Db,
  { id, submissionId }: { id: string; submissionId: string },
  now: Date,
) => {
  const { rows } = await sql<RequestRecord & { is_new: boolean }>`
    with shared as (
      update service_requests s set contact_shared_at = coalesce(s.contact_shared_at, ${now})
      from service_requests old where old.id = s.id and s.id = ${id} and s.submission_id = ${submissionId} and s.status = 'accepted'
      returning s.id, old.contact_shared_at is null as is_new)
    select ${recordColumns}, h.is_new from shared h join service_requests r on r.id = h.id ${joined}`.execute(db)
  return rows[0]
}

/** Those without an account of the sender's: the others go with it. */
export const eraseInquiryTexts = async (db: Db, submissionIds: readonly string[]) => {
  const { rows } = await sql<{ id: string; account_id: string }>`
    update service_requests r set message = '', contact_shared_at = null from professionals p
    where p.id = r.professional_id and r.customer_id is null and r.submission_id = any(${[...submissionIds]}::text[])
    returning r.id, p.account_id`.execute(db)
  return rows
}
