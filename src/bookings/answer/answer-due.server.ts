// By when requests want an answer, as SQL: of `bookings b`.
import { sql } from "kysely"
import { answerDueOf } from "../../availability/occupied-time.server.ts"

/** As endsUnansweredAt of answer-due.rules.ts reads it: of the two that which is there. An index goes by it. */
export const answerDue = answerDueOf()

/** As the wire has it. */
export const answerDueIso = sql<string>`to_char(${answerDue} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

/** Waits for an answer, and may still get one. */
export const dueAfterCondition = (now: Date) => sql<boolean>`${answerDue} > ${now}`
