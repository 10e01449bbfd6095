// By when requests want an answer, as SQL: of `bookings b`.
import { sql } from "kysely"
import { dueIn } from "../../availability/holds-time.server.ts"

/** As endsUnansweredAt of answer-due.rules.ts reads it: of the two that which is there. An index goes by it. */
export const dueOf = dueIn()

/** As the wire has it. */
export const dueInstant = sql<string>`to_char(${dueOf} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

/** Waits for an answer, and may still get one. */
export const isDueAfter = (now: Date) => sql<boolean>`${dueOf} > ${now}`
