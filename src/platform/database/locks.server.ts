// Advisory locks, held until the transaction ends. A lock is a number: a hash of a name, with a seed for each kind of lock.
import { type RawBuilder, sql } from "kysely"
import type { Db } from "./database.server.ts"

export const seeds = {
  sqlFunctions: 0,
  /** An idempotency key. */
  attempt: 7,
  firstAdmin: 9,
  /** An e-mail address, whose sign-ups and mails wait. */
  address: 26,
  /** Of a professional. */
  calendar: 42,
  /** Of a customer. */
  requests: 43,
  /** Of a customer. */
  serviceRequests: 44,
  /** Of a customer: whom they select and shortlist. */
  selections: 45,
  /** Of whoever counts days (src/analytics). */
  dayCount: 46,
  /** Of whoever leaves a link or a number with people they have not heard of. */
  firstContacts: 47,
  /** Of whoever changes words of the search. */
  synonyms: 144,
  /** Of whoever adds searches without a result (src/search/unanswered). */
  unansweredSearches: 170,
  /** Of whoever chooses the reviews of the home page. */
  homeReviews: 180,
  /** Of whoever imports professionals. */
  professionalImport: 181,
  /** Of a city, by its id: of whoever changes its localities. */
  localities: 145,
  /** Of whoever counts sign-ins (src/accounts/activity-log). */
  signInCount: 135,
} as const
type AdvisoryLock = keyof typeof seeds

const lockKey = (kind: AdvisoryLock, name: string) => sql`hashtextextended(${name}, ${sql.lit(seeds[kind])})`

/** To be selected: waits for the lock. */
export const advisoryLock = (kind: AdvisoryLock, name: string): RawBuilder<void> =>
  sql`pg_advisory_xact_lock(${lockKey(kind, name)})`

/** Waits for the lock. */
export const takeAdvisoryLock = (db: Db, kind: AdvisoryLock, name: string) =>
  sql`select ${advisoryLock(kind, name)}`.execute(db)

/** To be selected: false where another transaction has the lock. */
export const tryAdvisoryLock = (kind: AdvisoryLock, name: string): RawBuilder<boolean> =>
  sql`pg_try_advisory_xact_lock(${lockKey(kind, name)})`
