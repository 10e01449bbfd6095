// The SQL of how far inquiries are that were sent to professionals.
import { sql } from "kysely"
import type { Db } from "../../platform/database/database.server.ts"

/** From now the clock looks whether all have answered. */
export const markMatched = async (db: Db, id: string, now: Date) => {
  await db.updateTable("submissions").set({ matched_at: now, settled_at: null }).where("id", "=", id).execute()
}

export const markSettled = async (db: Db, id: string, now: Date) => {
  await db.updateTable("submissions").set({ settled_at: now }).where("id", "=", id).execute()
}

/** What its mails to the sender need. */
export interface MailedInquiry {
  id: string
  reference: string
  email: string
  language: string
  source: string
  details: Record<string, string>
  shares_contact: boolean
  has_account: boolean
}

const mailedColumns = sql`s.id, s.reference, s.email, s.language, s.source, s.details, s.shares_contact, exists (
  select from service_requests r where r.submission_id = s.id and r.customer_id is not null) as has_account`

export const findMailedInquiry = async (db: Db, id: string) => {
  const { rows } = await sql<MailedInquiry>`select ${mailedColumns} from submissions s where s.id = ${id}`.execute(db)
  return rows[0]!
}

/** Those of which something is to be told: an acceptance, or that nobody is left who could accept. */
export const lockUnsettled = async (db: Db, limit: number) => {
  const { rows } = await sql<MailedInquiry>`
    select ${mailedColumns} from submissions s where s.matched_at is not null and s.settled_at is null and (
      exists (select from service_requests r where r.submission_id = s.id and r.status = 'accepted'
        and r.sender_told_at is null)
      or not exists (select from service_requests r where r.submission_id = s.id and r.status = 'pending'))
    order by s.matched_at limit ${limit} for no key update of s skip locked`.execute(db)
  return rows
}
