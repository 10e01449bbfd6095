// By when requests want an answer, as SQL: of `bookings b`.
import { sql } from "kysely"

/** As endsUnansweredAt of answer-due.rules.ts reads it: of the two that which is there. An index goes by it. */
export const dueOf = sql<Date>`least(b.answer_due_at, b.starts_at)`

/** As the wire has it. */
export const dueInstant = sql<string>`to_char(${dueOf} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

/** Waits for an answer, and may still get one. */
export const isDueAfter = (now: Date) => sql<boolean>`${dueOf} > ${now}`
