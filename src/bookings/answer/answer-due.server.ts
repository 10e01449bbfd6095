// SQL for when the answer to a request is due, of `bookings b`.
import { sql } from "kysely"
import { answerDueOf } from "../../availability/occupied-time.server.ts"
import { isoInstant } from "../../platform/database/statement-parts.server.ts"

/** The same as endsUnansweredAt of answer-due.rules.ts; least() ignores a null. There is an index on it. */
export const answerDue = answerDueOf()

/** As on the wire. */
export const answerDueIso = isoInstant(answerDue)

/** The request can still be answered. */
export const dueAfterCondition = (now: Date) => sql<boolean>`${answerDue} > ${now}`
