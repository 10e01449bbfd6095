// Which bookings take time in a calendar, as SQL: of `bookings b`, or of another name that they have.
import { sql } from "kysely"

/** By when a request wants its answer: it is over once its visit would begin. */
export const answerDueOf = (bookings = "b") =>
  sql<Date>`least(${sql.ref(`${bookings}.answer_due_at`)}, ${sql.ref(`${bookings}.starts_at`)})`

/** Nobody else can have its time. A request that was not answered in time is over before its row says so; the constraint goes by the row. */
export const occupiesTimeCondition = (now: Date, bookings = "b") => {
  const status = sql.ref(`${bookings}.status`)
  return sql<boolean>`(${status} in ('pending', 'confirmed') and (${status} = 'confirmed' or ${answerDueOf(bookings)} > ${now}))`
}
