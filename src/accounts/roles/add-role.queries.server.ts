// The SQL of added roles and of mailed codes. An address has one row of codes, the newest's.
import { sql, type Updateable } from "kysely"
import type { DB } from "../../../db/types.ts"
import type { Db } from "../../platform/database/database.server.ts"
import { hasChanged, runAsOneStatement, type StatementPart } from "../../platform/database/statement-parts.server.ts"

interface CodeRow {
  address_hash: string
  code_hash: string
  created_at: Date
  expires_at: Date
}

/** Replaces the previous code, in one statement with the mail that has it. */
export const saveCode = async (
  db: Db,
  { address_hash, code_hash, created_at, expires_at }: CodeRow,
  mail: StatementPart[],
) => {
  const saved = sql`saved as (
    insert into email_codes (address_hash, code_hash, created_at, expires_at)
    values (${address_hash}, ${code_hash}, ${created_at}::timestamptz, ${expires_at}::timestamptz)
    on conflict (address_hash) do update set code_hash = excluded.code_hash, attempts = 0,
      created_at = excluded.created_at, expires_at = excluded.expires_at, used_at = null)`
  await runAsOneStatement(db, mail, { before: [saved] })
}

type Guess = Pick<CodeRow, "address_hash" | "code_hash">

/** Undefined where no code is open. A wrong guess is counted by the same statement, so that concurrent guesses all count. */
export const countGuess = async (db: Db, { address_hash, code_hash }: Guess, maxAttempts: number, now: Date) => {
  const { rows } = await sql<{ is_right: boolean; attempts: number }>`
    update email_codes set attempts = attempts + (code_hash <> ${code_hash})::int
    where address_hash = ${address_hash} and attempts < ${maxAttempts} and used_at is null and expires_at > ${now}
    returning code_hash = ${code_hash} as is_right, attempts`.execute(db)
  return rows[0]
}

export const findCode = (db: Db, address_hash: string) =>
  db
    .selectFrom("email_codes")
    .select(["attempts", "expires_at", "used_at"])
    .where("address_hash", "=", address_hash)
    .executeTakeFirst()

/** True for the first who uses it. */
export const markCodeUsed = (db: Db, { address_hash, code_hash }: Guess, now: Date) =>
  hasChanged(
    db
      .updateTable("email_codes")
      .set({ used_at: now })
      .where("address_hash", "=", address_hash)
      .where("code_hash", "=", code_hash)
      .where("used_at", "is", null)
      .where("expires_at", ">", now),
  )

export const deleteCode = async (db: Db, address_hash: string) => {
  await db.deleteFrom("email_codes").where("address_hash", "=", address_hash).execute()
}

export const deleteExpiredCodes = async (db: Db, before: Date, limit: number) => {
  const old = db.selectFrom("email_codes").select("address_hash").where("expires_at", "<", before).limit(limit)
  const { numDeletedRows } = await db
    .deleteFrom("email_codes")
    .where("address_hash", "in", old)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** The account, locked until the transaction ends: of two concurrent additions the second sees what the first has done. */
export const lockForAddition = (db: Db, id: string) =>
  db.selectFrom("accounts").selectAll().where("id", "=", id).forNoKeyUpdate().executeTakeFirstOrThrow()

export const updateRoleColumns = async (db: Db, id: string, columns: Updateable<DB["accounts"]>, now: Date) => {
  await db
    .updateTable("accounts")
    .set({ ...columns, updated_at: now })
    .where("id", "=", id)
    .execute()
}
