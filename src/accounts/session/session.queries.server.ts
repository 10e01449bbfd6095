// The SQL of sessions. A session is valid until it is ended, expires, or its account is suspended; the one statement that
// every request runs checks all three. Its rights are those of the page it was opened at (login or admin login).
import { sql } from "kysely"
import type { Actor } from "../../platform/actor.ts"
import type { Db } from "../../platform/database/database.server.ts"
import { hasChanged, statement } from "../../platform/database/statement-parts.server.ts"

/** An account's valid sessions, the asking one first, then by their last use; with how many there are in all. */
export const listLiveSessions = (
  db: Db,
  accountId: string,
  askingId: string,
  { now, limit }: { now: Date; limit: number },
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
    .limit(limit)
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

/** How far behind the truth `last_seen_at` may be: a session that is used writes its row this often, and not each time. */
export const SEEN_EVERY_MINUTES = 5
const SEEN_EVERY = `${SEEN_EVERY_MINUTES} minutes`

interface FoundActor extends Actor {
  is_seen_long_ago: boolean
}

/** $1 is now. */
const liveSessions = `
  select a.id as account_id, s.id as session_id, a.email, a.full_name, p.business_name, a.customer_type,
    a.customer_type is not null as is_customer, a.is_professional, a.is_admin and s.is_admin as is_admin,
    a.desk_role, p.id as professional_id, s.confirmed_at, s.awaits_second_factor,
    s.last_seen_at < $1::timestamptz - interval '${SEEN_EVERY}' as is_seen_long_ago
  from sessions s
  join accounts a on a.id = s.account_id
  left join professionals p on p.account_id = a.id
  where s.ended_at is null and s.expires_at > $1 and a.suspended_at is null`

const bySession = statement<FoundActor>(`${liveSessions} and s.id = $2 and a.id = $3`)
const bySecret = statement<FoundActor>(`${liveSessions} and s.secret_hash = $2`)
const amongIds = statement<Actor>(`${liveSessions} and s.id = any($2::text[])`)

export const findActorBySession = async (
  db: Db,
  sessionId: string,
  accountId: string,
  now: Date,
): Promise<Actor | null> => markSeen(db, await bySession(db, [now, sessionId, accountId]), now)

export const findActorBySecret = async (db: Db, secretHash: Buffer, now: Date): Promise<Actor | null> =>
  markSeen(db, await bySecret(db, [now, secretHash]), now)

const markSeen = async (db: Db, [found]: FoundActor[], now: Date): Promise<Actor | null> => {
  if (!found) return null
  const { is_seen_long_ago, ...actor } = found
  if (is_seen_long_ago) await markSessionSeen(db, actor.session_id, now)
  return actor
}

/** Of requests that come together one writes. */
const markSessionSeen = async (db: Db, id: string, now: Date) => {
  await db
    .updateTable("sessions")
    .set({ last_seen_at: now })
    .where("id", "=", id)
    .where("last_seen_at", "<", sql<Date>`${now}::timestamptz - ${SEEN_EVERY}::interval`)
    .execute()
}

/** False where the account was erased or suspended; else a KEY SHARE lock keeps it from being erased. */
const activeAccountLock = statement<{ is_there: boolean }>("select is_still_there($1) as is_there")

export const lockActiveAccount = async (db: Db, accountId: string) =>
  (await activeAccountLock(db, [accountId]))[0]!.is_there

/** Which of these still count. */
export const filterLiveSessions = async (db: Db, ids: string[], now: Date) =>
  (await amongIds(db, [now, ids])).map(({ session_id }) => session_id)

/** Some session of this account that was opened there, over or not. */
export const findSessionFrom = (db: Db, accountId: string, network: string) =>
  db
    .selectFrom("sessions")
    .select("id")
    .where("account_id", "=", accountId)
    .where("ip_address", "=", network)
    .limit(1)
    .executeTakeFirst()

interface NewSession {
  id: string
  account_id: string
  secret_hash: Buffer
  is_remembered: boolean
  is_admin: boolean
  awaits_second_factor: boolean
  ip_address: string
  device: string
  user_agent: string | null
  created_at: Date
  last_seen_at: Date
  confirmed_at: Date
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
    .returning([
      "s.id as session_id",
      "s.is_admin as is_admin_session",
      "s.awaits_second_factor",
      "p.id as professional_id",
      "p.business_name",
    ])
    .executeTakeFirst()

export const markSessionConfirmed = async (db: Db, id: string, now: Date) => {
  await db.updateTable("sessions").set({ confirmed_at: now }).where("id", "=", id).execute()
}

/** The second factor that it waited for was set up in it. */
export const markSessionReleased = async (db: Db, id: string) => {
  await db.updateTable("sessions").set({ awaits_second_factor: false }).where("id", "=", id).execute()
}

/** By who is in it, so that it was used until now. */
export const markSessionEnded = (db: Db, id: string, now: Date) =>
  hasChanged(
    db
      .updateTable("sessions")
      .set({ ended_at: now, last_seen_at: now })
      .where("id", "=", id)
      .where("ended_at", "is", null),
  )

/** All of an account's but one; null: all of them. Which ones they were. */
export const markOtherSessionsEnded = async (db: Db, accountId: string, exceptId: string | null, now: Date) => {
  const ended = await db
    .updateTable("sessions")
    .set({ ended_at: now })
    .where("account_id", "=", accountId)
    .where("id", "is distinct from", exceptId)
    .where("ended_at", "is", null)
    .where("expires_at", ">", now)
    .returning("id")
    .execute()
  return ended.map(({ id }) => id)
}

export const deleteOldSessions = async (db: Db, before: Date, limit: number) => {
  const old = db
    .selectFrom("sessions")
    .select("id")
    .where((where) => where.or([where("ended_at", "<", before), where("expires_at", "<", before)]))
    .limit(limit)
  const { numDeletedRows } = await db.deleteFrom("sessions").where("id", "in", old).executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
