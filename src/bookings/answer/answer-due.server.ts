// By when requests want an answer, as SQL: of `bookings b`, or of another name that they have.
import { sql } from "kysely"

const dueIn = (bookings: string) =>
  sql<Date>`least(${sql.ref(`${bookings}.answer_due_at`)}, ${sql.ref(`${bookings}.starts_at`)})`

/** As endsUnansweredAt of answer-due.rules.ts reads it: of the two that which is there. An index goes by it. */
export const dueOf = dueIn("b")

/** As the wire has it. */
export const dueInstant = sql<string>`to_char(${dueOf} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

/** Waits for an answer, and may still get one. */
export const isDueAfter = (now: Date) => sql<boolean>`${dueOf} > ${now}`

/** Nobody else can have its time. A request that was not answered in time is over before its row says so; the constraint goes by the row. */
export const holdsTime = (now: Date, bookings = "b") => {
  const status = sql.ref(`${bookings}.status`)
  return sql<boolean>`(${status} in ('pending', 'confirmed') and (${status} = 'confirmed' or ${dueIn(bookings)} > ${now}))`
}
