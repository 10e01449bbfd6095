// The SQL of takedowns. Each change is one statement that says what must hold, so that of two at once one takes effect.
import { sql } from "kysely"
import type { Db } from "../platform/database/database.server.ts"
import { newId } from "../platform/id.ts"
import type { TakedownKind } from "./takedown.rules.ts"

interface Item {
  kind: TakedownKind
  id: string
}

interface NewTakedown extends Item {
  author_id: string
  reason: string
  by: string
  now: Date
}

/** Its row must be locked, and not be hidden. */
export const insertTakedown = async (db: Db, { kind, id, author_id, reason, by, now }: NewTakedown) => {
  await db
    .insertInto("takedowns")
    .values({ id: newId(), kind, item_id: id, author_id, reason, hidden_by: by, hidden_at: now })
    .execute()
}

interface Decision extends Item {
  reason: string
  by: string
  now: Date
}

/** @returns since when it was hidden, by its one takedown in force */
export const markRestored = async (db: Db, { kind, id, reason, by, now }: Decision) => {
  const { rows } = await sql<{ hidden_at: Date }>`
    update takedowns set restored_because = ${reason}, restored_by = ${by}, restored_at = ${now}
    where kind = ${kind} and item_id = ${id} and restored_at is null returning hidden_at`.execute(db)
  return rows[0]?.hidden_at
}

/** False where no appeal waits. */
export const markAppealAnswered = async (db: Db, { kind, id, reason, now }: Omit<Decision, "by">) => {
  const { numAffectedRows } = await sql`
    update takedowns set appeal_answer = ${reason}, appeal_answered_at = ${now}
    where kind = ${kind} and item_id = ${id} and restored_at is null and appealed_at is not null
      and appeal_answered_at is null`.execute(db)
  return numAffectedRows === 1n
}

interface OfAuthor extends Item {
  account_id: string
}

/** False where nothing of theirs is hidden, or they have appealed. */
export const markAppealed = async (db: Db, { kind, id, account_id, appeal, now }: OfAuthor & AppealText) => {
  const { numAffectedRows } = await sql`
    update takedowns set appeal = ${appeal}, appealed_at = ${now}
    where kind = ${kind} and item_id = ${id} and author_id = ${account_id} and restored_at is null
      and appealed_at is null`.execute(db)
  return numAffectedRows === 1n
}
interface AppealText {
  appeal: string
  now: Date
}

export const findCurrent = (db: Db, { kind, id, account_id }: OfAuthor) =>
  db
    .selectFrom("takedowns")
    .select("appeal")
    .where("kind", "=", kind)
    .where("item_id", "=", id)
    .where("author_id", "=", account_id)
    .where("restored_at", "is", null)
    .executeTakeFirst()
