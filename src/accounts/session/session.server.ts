// A session is a row. The browser holds two things that lead to it: an access token for an hour, and a cookie whose
// secret renews it. Every request reads the row, so ending it ends access at once, on every node.
// Remembered sessions last 30 days; the others 12 hours from their last renewal, and 30 days at most.
import type { Actor } from "../../platform/actor.ts"
import type { Db } from "../../platform/database/database.server.ts"
import { HOUR_MS } from "../../platform/days.ts"
import { newId } from "../../platform/id.ts"
import { signInRequired } from "../../platform/problem.ts"
import { IDLE_HOURS, REMEMBERED_DAYS } from "../../platform/session/cookie.rules.ts"
import { hashSecret, newSecret, readToken, signToken } from "../../platform/tokens.server.ts"
import { recordSignIn } from "../activity-log/sign-in-log.queries.server.ts"
import { kindOfDevice } from "./agent.rules.ts"
import {
  filterLiveSessions,
  findActorBySecret,
  findActorBySession,
  findSessionFrom,
  insertSession,
  lockActiveAccount,
  markOtherSessionsEnded,
  markSessionEnded,
  prolongSession,
} from "./session.queries.server.ts"

const IDLE_MS = IDLE_HOURS * HOUR_MS
const REMEMBERED_MS = REMEMBERED_DAYS * 24 * HOUR_MS

/** Null for a token that is forged or expired, and for a session that has ended. */
export const findActorByToken = async (db: Db, token: string, now: Date): Promise<Actor | null> => {
  const claims = readToken(token, now)
  return claims && findActorBySession(db, claims.session_id, claims.account_id, now)
}

export const findActorByCookie = (db: Db, secret: string, now: Date): Promise<Actor | null> =>
  findActorBySecret(db, hashSecret(secret), now)

/** False where their account was erased or suspended since; else it is not erased before this transaction ends. */
export const lockActor = (db: Db, { account_id }: Actor) => lockActiveAccount(db, account_id)

/** For what stays open after it has asked once: which of these sessions still count. */
export const findLiveSessions = (db: Db, sessionIds: string[], now: Date) => filterLiveSessions(db, sessionIds, now)

export interface ClientInfo {
  network: string
  userAgent: string | undefined
}

interface Rights {
  remember: boolean
  /** Opened at /admin/login. */
  is_admin: boolean
  /** It opens nothing but setting one up. */
  awaits_second_factor?: boolean
  /** As which of two roles they came in. */
  side?: "user" | "provider" | undefined
}

/** `cookie_until` is null where the cookie should go with the browser. */
export const openSession = async (
  db: Db,
  accountId: string,
  { remember, is_admin, awaits_second_factor = false, side }: Rights,
  { network, userAgent }: ClientInfo,
  now: Date,
) => {
  const id = newId()
  const secret = newSecret()
  const expires_at = new Date(now.getTime() + (remember ? REMEMBERED_MS : IDLE_MS))
  const opened = { account_id: accountId, is_admin, ip_address: network, device: kindOfDevice(userAgent), expires_at }
  await insertSession(db, {
    ...opened,
    id,
    secret_hash: hashSecret(secret),
    is_remembered: remember,
    awaits_second_factor,
    user_agent: userAgent?.slice(0, 300) ?? null,
    created_at: now,
    last_seen_at: now,
    confirmed_at: now,
  })
  await recordSignIn(db, { ...opened, session_id: id, side, at: now })
  const access = signToken({ account_id: accountId, session_id: id }, now)
  return { ...access, session_id: id, secret, cookie_until: remember ? expires_at : null }
}

/** A new access token by the cookie alone; a bearer token cannot prolong itself. */
export const renewAccess = async (db: Db, secret: string | undefined, now: Date) => {
  const idleUntil = new Date(now.getTime() + IDLE_MS)
  const found = secret && (await prolongSession(db, hashSecret(secret), { now, idleUntil }))
  if (!found) throw signInRequired()
  const account = { ...found, is_admin: found.is_admin && found.is_admin_session }
  return { account, ...signToken({ account_id: account.id, session_id: account.session_id }, now) }
}

/** Whether the owner has been here before: as long as the sessions of then are kept, 30 days after their end. */
export const hasSignedInFrom = async (db: Db, accountId: string, network: string) =>
  (await findSessionFrom(db, accountId, network)) !== undefined

/** True when it was open until now. */
export const endSession = (db: Db, sessionId: string, now: Date) => markSessionEnded(db, sessionId, now)

/**
 * Ends all sessions of an account, or all but the one that asks for it: how many there were. Their tokens and cookies are
 * nothing from now on, and streams that they hold open end within 5 s (open-streams.server.ts looks at the rows).
 */
export const endOtherSessions = async (db: Db, accountId: string, exceptSessionId: string | null, now: Date) =>
  (await markOtherSessionsEnded(db, accountId, exceptSessionId, now)).length
