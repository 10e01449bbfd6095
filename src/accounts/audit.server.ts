// The record of privileged acts and sign-ins: append-only rows in the transaction of the act itself, for every slice to
// write. It has an end: sign-ins and sign-outs after a year, for as long somebody may ask who was in an account; what was done
// after three, for as long it can be disputed in court.
import { sql } from "kysely"
import { inBatches } from "../platform/database/batches.server.ts"
import type { Db } from "../platform/database/database.server.ts"
import { DAY_MS } from "../platform/days.ts"
import { newId } from "../platform/id.ts"
import type { AuditAct } from "./audit/audit-actions.rules.ts"
import { ACTS_RETENTION_YEARS, SIGN_INS_RETENTION_YEARS } from "./retention.rules.ts"

interface AuditedAction {
  /** Who did it; null: somebody at the machine's own command line, or a name that no account has. */
  account_id: string | null
  act: AuditAct
  /** Id of what it was done to; none where it was done to the account itself. */
  subject?: string
  details?: Record<string, unknown>
  ip_address: string | null
  at: Date
}

export const recordAudit = async (db: Db, { details = {}, at, ...act }: AuditedAction) => {
  await db
    .insertInto("audit_entries")
    .values({ id: newId(), ...act, details: JSON.stringify(details), created_at: at })
    .execute()
}

interface Acting {
  db: Db
  actor: { account_id: string }
  network: string | null
  clock: () => Date
}

/** What who asks does now, in the transaction in which it is done. */
export const recordAct = (
  { db, actor, network, clock }: Acting,
  act: AuditAct,
  about: Pick<AuditedAction, "subject" | "details"> = {},
) => recordAudit(db, { ...about, account_id: actor.account_id, act, ip_address: network, at: clock() })

/**
 * A filter as the record keeps it for years: that there were words, and not the words, which may be somebody's name or address
 * and would outlast their erasure.
 */
export const recordedFilter = <F extends { q?: string | undefined }>({ q, ...filter }: F) => ({
  ...filter,
  ...(q && { has_q: true }),
})

/** A day over the year below which the database refuses. */
const YEAR_MS = 367 * DAY_MS
export const SIGN_INS_MS = SIGN_INS_RETENTION_YEARS * YEAR_MS
const ACTS_MS = ACTS_RETENTION_YEARS * YEAR_MS
const signInActs: readonly AuditAct[] = ["sign_in", "sign_in_failed", "second_factor_failed", "sign_out"]

export const clearOldAudit = async (db: Db, now: Date) => {
  const before = (ms: number) => new Date(now.getTime() - ms)
  const old = sql`select id from audit_entries where created_at < ${before(ACTS_MS)}
    or (created_at < ${before(SIGN_INS_MS)} and act = any(${signInActs}))`
  await inBatches(1000, async (size) => {
    const { numAffectedRows } = await sql`delete from audit_entries where id in (${old} limit ${size})`.execute(db)
    return Number(numAffectedRows)
  })
}
