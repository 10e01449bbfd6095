import type { Updateable } from "kysely"
import type { DB } from "../../../db/types.ts"
import type { Db } from "../../platform/database/database.server.ts"

/** As it is now, and until the transaction ends: of two additions at once the second sees what the first has done. */
export const lockForAddition = (db: Db, id: string) =>
  db.selectFrom("accounts").selectAll().where("id", "=", id).forNoKeyUpdate().executeTakeFirstOrThrow()

export const markSide = async (db: Db, id: string, side: Updateable<DB["accounts"]>, now: Date) => {
  await db
    .updateTable("accounts")
    .set({ ...side, updated_at: now })
    .where("id", "=", id)
    .execute()
}
