// Authentication and authorisation: the bearer token and, where a call takes it, the cookie must be of a live session, and
// both of the same one. Refuses missing roles, sign-ins that are too old for the call, and ids in the request of somebody
// else.
import type { FastifyRequest } from "fastify"
import { type Actor, type DeskRole, hasDeskRole } from "../actor.ts"
import type { Db } from "../database/database.server.ts"
import { cookieJar, refuseForeignOrigin } from "../http/cookies.server.ts"
import type { InvalidRequestBudget } from "../http/invalid-request-budget.server.ts"
import { localize } from "../language/language.ts"
import { forbidden, Problem, signInRequired } from "../problem.ts"
import { refusalTexts } from "../texts.ts"
import { type Contract, deskRoleOf, type Who } from "./contract.ts"

export interface ActorDeps {
  db: Db
  clock: () => Date
  publicUrl: string
  invalidRequestBudget: InvalidRequestBudget
  /** Null for a token that is wrong, expired or of an ended session. */
  findActorByToken: (db: Db, token: string, now: Date) => Promise<Actor | null>
  findActorByCookie: (db: Db, secret: string, now: Date) => Promise<Actor | null>
  /**
   * Called first in the transaction of a write: false where the account was erased or suspended meanwhile; else it cannot
   * be erased before the transaction ends.
   */
  lockActor: (db: Db, actor: Actor) => Promise<boolean>
}

export const findActor = async (
  contract: Contract,
  deps: ActorDeps,
  request: FastifyRequest,
): Promise<Actor | null> => {
  const now = deps.clock()
  const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? "")?.[1]
  const byToken = token ? await deps.findActorByToken(deps.db, token, now) : null
  const secret =
    contract.credential === "cookie" ? cookieJar(request, undefined, deps.publicUrl).sessionCookie : undefined
  if (secret === undefined) {
    if (contract.who !== "anyone" && !byToken) throw signInRequired()
    return byToken
  }
  if (contract.method !== "GET") refuseForeignOrigin(request, deps.publicUrl)
  if (contract.responseType === "events") refuseOtherSites(request)
  const byCookie = await deps.findActorByCookie(deps.db, secret, now)
  if (byToken && byCookie && byToken.session_id !== byCookie.session_id) throw signInRequired()
  const actor = byToken ?? byCookie
  if (contract.who !== "anyone" && !actor) throw signInRequired()
  return actor
}

/** A page of another site could not read a stream, but could use up the account's streams. */
const refuseOtherSites = ({ headers }: FastifyRequest) => {
  const site = headers["sec-fetch-site"]
  if (site !== undefined && site !== "same-origin") throw forbidden(localize(refusalTexts, (t) => t.foreignOrigin))
}

/** In calls open to anyone a session that lacks its second factor counts as signed out. */
export const effectiveActor = ({ who, beforeSecondFactor }: Contract, actor: Actor | null) =>
  who === "anyone" && !beforeSecondFactor && actor?.awaits_second_factor ? null : actor

/** Without the role, second factor or recent sign-in that the call needs. */
export const refuseUnauthorised = (contract: Contract, actor: Actor | null, now: Date) => {
  refuseWithoutSecondFactor(contract, actor)
  refuseWrongRole(contract.who, actor)
  if (contract.who === "admin" && actor) refuseWrongDeskRole(actor, deskRoleOf(contract))
  refuseStale(contract, actor, now)
}

/** An administrator without a second factor may only set it up. */
const refuseWithoutSecondFactor = ({ beforeSecondFactor }: Contract, actor: Actor | null) => {
  if (beforeSecondFactor || !actor?.awaits_second_factor) return
  throw new Problem(
    "second_factor_required",
    localize(refusalTexts, (t) => t.setUpFirst),
  )
}

const refuseWrongRole = (who: Who, actor: Actor | null) => {
  if (who === "anyone" || who === "signed_in") return
  const may =
    who === "customer" ? actor?.is_customer : who === "professional" ? actor?.is_professional : actor?.is_admin
  if (!may) throw forbidden(localize(refusalTexts, (t) => t.wrongRole[who]))
}

/** Whether an administrator may do what needs this role. */
const refuseWrongDeskRole = (actor: Actor, role: DeskRole) => {
  if (!hasDeskRole(actor, role)) throw forbidden(localize(refusalTexts, (t) => t.wrongDeskRole[role]))
}

const FRESH_MS = 15 * 60_000

/** Calls with irreversible effects need a recent sign-in. */
const refuseStale = ({ recentSignIn }: Contract, actor: Actor | null, now: Date) => {
  if (recentSignIn) refuseStaleSignIn(actor, now)
}

/** For a call that needs one for some of what it does alone. */
export const refuseStaleSignIn = (actor: Actor | null, now: Date) => {
  if (actor && now.getTime() - actor.confirmed_at.getTime() < FRESH_MS) return
  throw new Problem(
    "confirm_identity",
    localize(refusalTexts, (t) => t.confirmIdentity),
  )
}

const claims = (actor: Actor, field: string) => (field === "user_id" ? actor.account_id : actor.professional_id)

export const refuseForeignIdentity = (
  contract: Contract,
  actor: Actor,
  request: FastifyRequest,
  raw: Record<string, unknown>,
) => {
  const claimed: [field: string, value: unknown][] = (contract.identity ?? []).map((field) => [field, raw[field]])
  // Wherever it stands and whether the call reads it or not: a user_id says who asks. One that agrees hides no other.
  const query = request.query as Record<string, unknown>
  claimed.push(["user_id", raw.user_id], ["user_id", query.user_id])
  claimed.push(["professional_id", request.headers["professional-id"]])
  const asksByQuery = contract.method !== "GET" || !("professional_id" in (shapeOf(contract) ?? {}))
  if (asksByQuery) claimed.push(["professional_id", query.professional_id])
  const isForeign = ([field, value]: [string, unknown]) =>
    value !== undefined && value !== null && value !== "" && value !== claims(actor, field)
  if (claimed.some(isForeign)) throw identityMismatch()
}

/** Thrown by use cases, too, where only they know which side an id names. */
export const identityMismatch = () =>
  new Problem(
    "identity_mismatch",
    localize(refusalTexts, (t) => t.somebodyElse),
  )

const shapeOf = (contract: Contract) => ("shape" in contract.input ? (contract.input.shape as object) : undefined)
