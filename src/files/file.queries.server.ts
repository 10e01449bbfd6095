// The only SQL over files. One that has ended is not there, also while its bytes still wait to be removed.
import { sql } from "kysely"
import type { Db } from "../platform/database/database.server.ts"
import { hasChanged } from "../platform/database/statement-parts.server.ts"
import type { PurposeName } from "../platform/files/purposes.ts"

interface NewFile {
  id: string
  account_id: string
  purpose: PurposeName
  names: string[]
  created_at: Date
  ends_at: Date
}

/** Before its first byte is kept; nobody sees it until it has arrived. */
export const insertFile = async (db: Db, file: NewFile) => {
  await db.insertInto("files").values(file).execute()
}

interface Arrival {
  width: number
  height: number
  arrived_at: Date
}

export const markArrived = async (db: Db, id: string, arrival: Arrival) => {
  await db.updateTable("files").set(arrival).where("id", "=", id).execute()
}

const presentFiles = (db: Db, now: Date) =>
  db
    .selectFrom("files")
    .select(["id", "names", "width", "height", "ends_at"])
    .select(sql<PurposeName>`purpose`.as("purpose"))
    .where("arrived_at", "is not", null)
    .where((where) => where.or([where("ends_at", "is", null), where("ends_at", ">", now)]))

export const findOwnFile = (db: Db, accountId: string, id: string, now: Date) =>
  presentFiles(db, now).where("id", "=", id).where("account_id", "=", accountId).executeTakeFirst()

/** Of anybody: who may see it is asked of its purpose. */
export const findFile = (db: Db, id: string, now: Date) => presentFiles(db, now).where("id", "=", id).executeTakeFirst()

/** From now on something hangs on it. False where it is gone. */
export const markUsed = (db: Db, accountId: string, id: string, now: Date) =>
  hasChanged(
    db
      .updateTable("files")
      .set({ ends_at: null })
      .where("id", "=", id)
      .where("account_id", "=", accountId)
      .where("arrived_at", "is not", null)
      .where("ends_at", ">", now),
  )

export const markEnding = async (db: Db, id: string, endsAt: Date) => {
  await db.updateTable("files").set({ ends_at: endsAt }).where("id", "=", id).execute()
}

export const markAllEnding = async (db: Db, accountId: string, endsAt: Date, purpose?: PurposeName) => {
  const all = db.updateTable("files").set({ ends_at: endsAt }).where("account_id", "=", accountId)
  await (purpose ? all.where("purpose", "=", purpose) : all).execute()
}

/**
 * Some whose time is over, claimed for removal: no clock of another node, a little behind, can bring them back to use.
 * What could not be removed the last time is among them again.
 */
export const claimEnded = async (db: Db, now: Date, limit: number) => {
  const ended = db.selectFrom("files").select("id").where("ends_at", "<=", now).limit(limit)
  return db
    .updateTable("files")
    .set({ ends_at: sql`'-infinity'` })
    .where("id", "in", ended)
    .where("ends_at", "<=", now)
    .returning(["id", "names"])
    .execute()
}

export const deleteFile = async (db: Db, id: string) => {
  await db.deleteFrom("files").where("id", "=", id).execute()
}
