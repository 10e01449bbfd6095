// Which bookings occupy their time in a calendar, as SQL: of `bookings b`, or of another alias.
import { sql } from "kysely"

/** When the answer to a request is due: at the start of its visit at the latest. */
export const answerDueOf = (bookings = "b") =>
  sql<Date>`least(${sql.ref(`${bookings}.answer_due_at`)}, ${sql.ref(`${bookings}.starts_at`)})`

/** Nobody else can book its time. A lapsed request frees it before its row is updated, though the constraint goes by the row. */
export const occupiesTimeCondition = (now: Date, bookings = "b") => {
  const status = sql.ref(`${bookings}.status`)
  return sql<boolean>`(${status} in ('pending', 'confirmed') and (${status} = 'confirmed' or ${answerDueOf(bookings)} > ${now}))`
}
