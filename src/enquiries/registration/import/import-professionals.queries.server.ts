// What there is already of the addresses in a table of professionals.
import { sql } from "kysely"
import type { Db } from "../../../platform/database/database.server.ts"
import { takeAdvisoryLock } from "../../../platform/database/locks.server.ts"

/** One import at a time: of two with the same rows the second finds what the first has done. */
export const lockImports = (db: Db) => takeAdvisoryLock(db, "professionalImport", "all")

export interface KnownAddress {
  email: string
  /** Null: no account. */
  is_professional: boolean | null
  /** Of the last registration with this address. */
  reference: string | null
  decision: "approved" | "refused" | null
  waits: boolean | null
}

/** @param emails in small letters */
export const findKnownAddresses = async (db: Db, emails: readonly string[]) => {
  const { rows } = await sql<KnownAddress>`
    select e.email, a.is_professional, r.reference, r.decision, r.waits
    from unnest(${[...emails]}::text[]) e (email)
    left join accounts a on a.email = e.email and a.activated_at is not null
    left join lateral (
      select s.reference, s.decision, s.status in ('new', 'in_progress') as waits from submissions s
      where lower(s.email) = e.email and s.kind = 'registration' and not s.is_spam
      order by s.created_at desc, s.id desc limit 1
    ) r on true
    where a.id is not null or r.reference is not null`.execute(db)
  return new Map(rows.map((row) => [row.email, row]))
}
