// The SQL of mailed links to inquiries. Tokens are hashed here, so that no row holds one; each mail has its own.
import { sql } from "kysely"
import type { Db } from "../../platform/database/database.server.ts"
import { isoInstant } from "../../platform/database/statement-parts.server.ts"
import { DAY_MS } from "../../platform/days.ts"
import { hashSecret } from "../../platform/tokens.server.ts"
import { LINK_DAYS } from "./enquiry-link.rules.ts"

export const saveInquiryLink = async (db: Db, submissionId: string, token: string, now: Date) => {
  const expires_at = new Date(now.getTime() + LINK_DAYS * DAY_MS)
  const row = { token_hash: hashSecret(token), submission_id: submissionId, created_at: now, expires_at }
  await db.insertInto("submission_links").values(row).execute()
}

export interface LinkedInquiry {
  submission_id: string
  reference: string
  source: string
  details: Record<string, string>
  phone: string | null
  email: string
  has_account: boolean
  /** What our team did with it last, where that was to take it back. */
  taken_back: { at: string; note: string } | null
  created_at: Date
  expires_at: Date
}

/** Undefined where the token is wrong or has run out, and where what it is about was erased. */
export const findLinkedInquiry = async (db: Db, token: string, now: Date) => {
  const { rows } = await sql<LinkedInquiry>`
    select s.id as submission_id, s.reference, s.source, s.details, s.phone, s.email, s.created_at, k.expires_at,
      exists (select from service_requests r where r.submission_id = s.id and r.customer_id is not null) as has_account,
      (select case when e.kind = 'taken_back' then json_build_object('at', ${isoInstant("e.created_at")}, 'note', e.body) end
        from desk_entries e where e.submission_id = s.id and e.kind in ('sent', 'taken_back', 'unplaced')
        order by e.created_at desc, e.id desc limit 1) as taken_back
    from submission_links k join submissions s on s.id = k.submission_id
    where k.token_hash = ${hashSecret(token)} and k.expires_at > ${now} and s.email <> ''`.execute(db)
  return rows[0]
}

export const deleteExpiredInquiryLinks = async (db: Db, now: Date, limit: number) => {
  const old = db.selectFrom("submission_links").select("token_hash").where("expires_at", "<=", now).limit(limit)
  const { numDeletedRows } = await db
    .deleteFrom("submission_links")
    .where("token_hash", "in", old)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
