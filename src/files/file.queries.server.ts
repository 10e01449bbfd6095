// The only SQL over files. One past its `ends_at` counts as deleted, also while its bytes are not removed yet.
import { sql } from "kysely"
import type { Db } from "../platform/database/database.server.ts"
import { hasChanged } from "../platform/database/statement-parts.server.ts"
import { DOCUMENT, type PurposeName } from "../platform/files/purposes.ts"

interface NewFile {
  id: string
  account_id: string
  purpose: PurposeName
  names: string[]
  /** Of a document; null for pictures. */
  document_name: string | null
  bytes: number | null
  created_at: Date
  ends_at: Date
}

/** Before its first byte is stored; not found until it has arrived. */
export const insertFile = async (db: Db, file: NewFile) => {
  await db.insertInto("files").values(file).execute()
}

interface Arrival {
  /** Of a picture; null for documents. */
  width: number | null
  height: number | null
  placeholder: string | null
  arrived_at: Date
}

export const markArrived = async (db: Db, id: string, arrival: Arrival) => {
  await db.updateTable("files").set(arrival).where("id", "=", id).execute()
}

const presentFiles = (db: Db, now: Date) =>
  db
    .selectFrom("files")
    .select([
      "id",
      "account_id",
      "names",
      "document_name",
      "bytes",
      "width",
      "height",
      "placeholder",
      "ends_at",
      "hidden_at",
    ])
    .select(sql<PurposeName>`purpose`.as("purpose"))
    .where("arrived_at", "is not", null)
    .where((where) => where.or([where("ends_at", "is", null), where("ends_at", ">", now)]))

export const findOwnFile = (db: Db, accountId: string, id: string, now: Date) =>
  presentFiles(db, now).where("id", "=", id).where("account_id", "=", accountId).executeTakeFirst()

/** Of any account: who may see it, its purpose knows. */
export const findFile = (db: Db, id: string, now: Date) => presentFiles(db, now).where("id", "=", id).executeTakeFirst()

export interface OwnFile {
  account_id: string
  id: string
  purpose: PurposeName
}

/** Marks it as in use. False where it is gone, or was brought for something else. */
export const markUsed = (db: Db, { account_id, id, purpose }: OwnFile, now: Date) =>
  hasChanged(
    db
      .updateTable("files")
      .set({ ends_at: null })
      .where("id", "=", id)
      .where("account_id", "=", account_id)
      .where("purpose", "=", purpose)
      .where("arrived_at", "is not", null)
      .where("ends_at", ">", now),
  )

export const markEnding = async (db: Db, id: string, endsAt: Date) => {
  await db.updateTable("files").set({ ends_at: endsAt }).where("id", "=", id).execute()
}

/** False where a row has come to use it. */
export const markDiscarded = (db: Db, accountId: string, id: string, now: Date) =>
  hasChanged(
    db
      .updateTable("files")
      .set({ ends_at: now })
      .where("id", "=", id)
      .where("account_id", "=", accountId)
      .where("ends_at", ">", now),
  )

/** Of people who are erased: what a document is called may name them. */
export const clearDocumentNames = async (db: Db, accountId: string) => {
  await db
    .updateTable("files")
    .set({ document_name: DOCUMENT })
    .where("account_id", "=", accountId)
    .where("document_name", "is not", null)
    .execute()
}

export const markAllEnding = async (db: Db, accountId: string, endsAt: Date, purpose?: PurposeName) => {
  const all = db.updateTable("files").set({ ends_at: endsAt }).where("account_id", "=", accountId)
  await (purpose ? all.where("purpose", "=", purpose) : all).execute()
}

/** @param hiddenAt null: it is shown again */
export const markHidden = async (db: Db, id: string, hiddenAt: Date | null) => {
  await db.updateTable("files").set({ hidden_at: hiddenAt }).where("id", "=", id).execute()
}

export const markHiddenEnding = async (db: Db, accountId: string, purpose: PurposeName, endsAt: Date) => {
  await db
    .updateTable("files")
    .set({ ends_at: endsAt })
    .where("account_id", "=", accountId)
    .where("purpose", "=", purpose)
    .where("hidden_at", "is not", null)
    .where("ends_at", "is", null)
    .execute()
}

/**
 * Claims some ended files for removal: '-infinity', so that a node whose clock is behind cannot use them again. Those whose
 * removal failed before are among them.
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
