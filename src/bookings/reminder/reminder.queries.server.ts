// The SQL of reminders: which are due, and that they were sent.
import { sql } from "kysely"
import type { Db } from "../../platform/database/database.server.ts"
import { runAsOneStatement, type StatementPart } from "../../platform/database/statement-parts.server.ts"
import { answerDue } from "../answer/answer-due.server.ts"
import { type BookingRecord, lockBookingsWhere } from "../booking.queries.server.ts"
import { isRequestReminder, type ReminderName, requestBounds, visitBounds } from "./reminder.rules.ts"

/** Rows locked by another transaction, and bookings in their undo window, wait for the next round. */
export const lockDue = async (db: Db, name: ReminderName, now: Date, limit: number): Promise<BookingRecord[]> =>
  lockBookingsWhere(
    db,
    sql`${isRequestReminder(name) ? requestDueCondition(requestBounds(name, now), now) : visitDueCondition(visitBounds(name, now))}
      and b.held_until is null and ${name} <> all(b.reminded)
    order by b.starts_at limit ${limit} for update skip locked`,
  )

const visitDueCondition = ({ starts, quietAfter }: ReturnType<typeof visitBounds>) => sql`
  b.status = 'confirmed' and b.starts_at > ${starts.after} and b.starts_at <= ${starts.to}
    and b.updated_at <= b.starts_at - make_interval(secs => ${quietAfter})`

/** Not where the professional has proposed another time: it is the customer's turn. */
const requestDueCondition = ({ dueAfter, leastHalf, quietSince }: ReturnType<typeof requestBounds>, now: Date) => sql`
  b.status = 'pending' and ${answerDue} > ${dueAfter} and b.created_at + (${answerDue} - b.created_at) / 2 <= ${now}
    and (${answerDue} - b.created_at) / 2 >= make_interval(secs => ${leastHalf})
    and b.updated_at <= ${quietSince} and b.proposed_by is distinct from 'professional'`

export const markReminded = (db: Db, name: ReminderName, ids: string[], parts: readonly StatementPart[]) =>
  runAsOneStatement(db, parts, {
    before: [
      sql`reminded as (
        update bookings set reminded = reminded || array[${name}::text] where id = any(${ids}::text[]) returning id)`,
    ],
  })
