// What somebody sees of their own sessions, and ends. What every request asks of them is in session.queries.server.ts.
import { sql } from "kysely"
import type { Db } from "../../platform/database/database.server.ts"
import { hasChanged } from "../../platform/database/has-changed.server.ts"

/** Those of an account that count: the one that asks first, then by their last use; and how many there are. */
export const listLiveSessions = (
  db: Db,
  accountId: string,
  askingId: string,
  { now, most }: { now: Date; most: number },
) =>
  db
    .selectFrom("sessions")
    .select(["id", "device", "user_agent", "ip_address", "created_at", "last_seen_at"])
    .select(({ fn }) => fn.countAll<number>().over().as("total"))
    .where("account_id", "=", accountId)
    .where("ended_at", "is", null)
    .where("expires_at", ">", now)
    .orderBy(sql`id = ${askingId}`, "desc")
    .orderBy("last_seen_at", "desc")
    .limit(most)
    .execute()

/** One of an account's that counts; false where there is none of this id. */
export const markOwnSessionEnded = (db: Db, accountId: string, id: string, now: Date) =>
  hasChanged(
    db
      .updateTable("sessions")
      .set({ ended_at: now })
      .where("id", "=", id)
      .where("account_id", "=", accountId)
      .where("ended_at", "is", null)
      .where("expires_at", ">", now),
  )
