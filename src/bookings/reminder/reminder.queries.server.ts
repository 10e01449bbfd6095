// The SQL of reminders: whose turn it is, and that they have had it.
import { sql } from "kysely"
import type { Db } from "../../platform/database/database.server.ts"
import { type Piece, writeTogether } from "../../platform/database/pieces.server.ts"
import { type BookingFacts, holdThose } from "../booking.queries.server.ts"
import type { boundsAt, ReminderName } from "./reminder.rules.ts"

/** Those that somebody is changing right now wait for the next round, and so does what is not told yet. */
export const holdDue = async (
  db: Db,
  name: ReminderName,
  { status, starts, quietAfter, asked }: ReturnType<typeof boundsAt>,
  limit: number,
): Promise<BookingFacts[]> => {
  // What comes and goes about a request (a proposal, a confirmation that is undone) is no answer to it.
  const stoodSince = sql.ref(status === "pending" ? "b.created_at" : "b.updated_at")
  return holdThose(
    db,
    sql`b.status = ${sql.lit(status)} and b.starts_at > ${starts.after} and b.starts_at <= ${starts.to}
      ${asked ? sql`and b.created_at > ${asked.after} and b.created_at <= ${asked.to}` : sql``}
      and ${stoodSince} <= b.starts_at - make_interval(secs => ${quietAfter}) and b.held_until is null
      and ${name} <> all(b.reminded) and (b.status = 'confirmed' or b.proposed_by is distinct from 'professional')
    order by b.starts_at limit ${limit} for update skip locked`,
  )
}

export const markReminded = (db: Db, name: ReminderName, ids: string[], pieces: readonly Piece[]) =>
  writeTogether(db, pieces, {
    before: [
      sql`reminded as (
        update bookings set reminded = reminded || array[${name}::text] where id = any(${ids}::text[]) returning id)`,
    ],
  })
