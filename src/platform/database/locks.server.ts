// Advisory locks, held until the transaction ends. A lock is a number: a seed for each kind of thing keeps one thing's name
// apart from another's.
import { type RawBuilder, sql } from "kysely"

export const seeds = {
  sqlFunctions: 0,
  /** Of a call that may come twice. */
  attempt: 7,
  firstAdmin: 9,
  /** An e-mail address, whose sign-ups and mails wait. */
  address: 26,
  /** Of a professional. */
  calendar: 42,
  /** Of a customer. */
  requests: 43,
} as const
type AdvisoryLock = keyof typeof seeds

const numberOf = (line: AdvisoryLock, of: string) => sql`hashtextextended(${of}, ${sql.lit(seeds[line])})`

/** To be selected: it waits until nobody is before it. */
export const advisoryLock = (line: AdvisoryLock, of: string): RawBuilder<void> =>
  sql`pg_advisory_xact_lock(${numberOf(line, of)})`

/** To be selected: false where somebody is before it. */
export const isFree = (line: AdvisoryLock, of: string): RawBuilder<boolean> =>
  sql`pg_try_advisory_xact_lock(${numberOf(line, of)})`
