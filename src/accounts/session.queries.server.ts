// The only SQL that touches sessions. A session counts while it has not ended, has not run out, and its account is not
// suspended: all of it is in the one statement that every request makes.
import { sql } from "kysely"
import type { Actor } from "../platform/actor.ts"
import type { Db } from "../platform/database/database.server.ts"

const liveSessions = (db: Db, now: Date) =>
  db
    .selectFrom("sessions as s")
    .innerJoin("accounts as a", "a.id", "s.account_id")
    .leftJoin("professionals as p", "p.account_id", "a.id")
    .select([
      "a.id as account_id",
      "s.id as session_id",
      "a.email",
      "a.full_name",
      "p.business_name",
      sql<Actor["customer_type"]>`a.customer_type`.as("customer_type"),
      sql<boolean>`a.customer_type is not null`.as("is_customer"),
      "a.is_professional",
      "a.is_admin",
      "p.id as professional_id",
    ])
    .where("s.ended_at", "is", null)
    .where("s.expires_at", ">", now)
    .where("a.suspended_at", "is", null)

export const findActorBySession = async (
  db: Db,
  sessionId: string,
  accountId: string,
  now: Date,
): Promise<Actor | null> =>
  (await liveSessions(db, now).where("s.id", "=", sessionId).where("a.id", "=", accountId).executeTakeFirst()) ?? null

export const findActorBySecret = async (db: Db, secretHash: Buffer, now: Date): Promise<Actor | null> =>
  (await liveSessions(db, now).where("s.secret_hash", "=", secretHash).executeTakeFirst()) ?? null

/** Which of these still count. */
export const filterLiveSessions = async (db: Db, ids: string[], now: Date) => {
  const live = await liveSessions(db, now).where("s.id", "=", sql<string>`any(${ids}::text[])`).execute()
  return live.map(({ session_id }) => session_id)
}

export interface NewSession {
  id: string
  account_id: string
  secret_hash: Buffer
  is_remembered: boolean
  ip_address: string
  device: string
  user_agent: string | null
  created_at: Date
  last_seen_at: Date
  expires_at: Date
}

export const insertSession = async (db: Db, session: NewSession) => {
  await db.insertInto("sessions").values(session).execute()
}

/**
 * The account of a session that counts, seen now. Remembered sessions keep their end; the others live on while they are
 * used, at most 30 days after sign-in.
 */
export const prolongSession = (db: Db, secretHash: Buffer, { now, idleUntil }: { now: Date; idleUntil: Date }) =>
  db
    .updateTable("sessions as s")
    .from("accounts as a")
    .leftJoin("professionals as p", "p.account_id", "a.id")
    .set({
      last_seen_at: now,
      expires_at: sql<Date>`case when s.is_remembered then s.expires_at
        else least(${idleUntil}::timestamptz, s.created_at + interval '30 days') end`,
    })
    .whereRef("a.id", "=", "s.account_id")
    .where("s.secret_hash", "=", secretHash)
    .where("s.ended_at", "is", null)
    .where("s.expires_at", ">", now)
    .where("a.suspended_at", "is", null)
    .returningAll("a")
    .returning(["s.id as session_id", "p.id as professional_id", "p.business_name"])
    .executeTakeFirst()

export const markSessionEnded = async (db: Db, id: string, now: Date) => {
  const ended = await db
    .updateTable("sessions")
    .set({ ended_at: now })
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .returning("account_id")
    .executeTakeFirst()
  return ended !== undefined
}

export const deleteOldSessions = async (db: Db, before: Date, most: number) => {
  const old = db
    .selectFrom("sessions")
    .select("id")
    .where((where) => where.or([where("ended_at", "<", before), where("expires_at", "<", before)]))
    .limit(most)
  const { numDeletedRows } = await db.deleteFrom("sessions").where("id", "in", old).executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
