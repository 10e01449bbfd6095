// The JSON door. A contract and a use case become a route: who asks, may they, is the input right, within which limits,
// in which transaction, answered how. Nothing else reads a request or writes a status under /api.
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import type { Kysely } from "kysely"
import type { z } from "zod"
import type { DB } from "../../db/types.ts"
import type { Actor } from "./actor.ts"
import type { Ctx } from "./context.server.ts"
import { type Contract, isIdempotent, isTransactional, type Limit, type Who } from "./contract.ts"
import { type CookieJar, cookieJar, refuseForeignOrigin } from "./cookies.server.ts"
import { type Db, isWorthRetrying } from "./database.server.ts"
import { answerOnce } from "./idempotency.server.ts"
import { spend } from "./limits.server.ts"
import { networkOf } from "./network.server.ts"
import { forbidden, invalid, Problem, signInRequired } from "./problem.ts"
import { fieldErrors } from "./validation.ts"

export interface Served {
  contract: Contract
  answer: (ctx: Ctx, input: unknown, http: CookieJar) => Promise<object>
}

export const serve = <W extends Who, I extends z.ZodType, O extends z.ZodType>(
  contract: Contract<W, I, O>,
  answer: (ctx: Ctx<W>, input: z.output<I>, http: CookieJar) => Promise<z.input<O>>,
) => ({ contract, answer }) as unknown as Served

export interface DoorDeps {
  db: Kysely<DB>
  clock: () => Date
  publicUrl: string
  /** Null for a token that is wrong, expired or of an ended session. */
  findActorByToken: (db: Db, token: string, now: Date) => Promise<Actor | null>
  findActorByCookie: (db: Db, secret: string, now: Date) => Promise<Actor | null>
  /** Tests check every answer against its contract; in production the bytes are worth more. */
  checkAnswers?: boolean
}

export const installCalls = (app: FastifyInstance, calls: Served[], deps: DoorDeps) => {
  for (const { contract, answer } of calls) {
    if (!contract.who) throw new Error(`The contract ${contract.name} does not say who may call it.`)
    for (const path of [contract.path, ...(contract.also ?? [])]) {
      app.route({
        method: contract.method,
        url: `/api${path.replace(/\{(\w+)\}/g, ":$1")}`,
        handler: (request, reply) => handle(contract, answer, deps, request, reply),
      })
    }
  }
}

const handle = async (
  contract: Contract,
  answer: Served["answer"],
  deps: DoorDeps,
  request: FastifyRequest,
  reply: FastifyReply,
) => {
  const actor = await findActor(contract, deps, request)
  refuseWrongRole(contract.who, actor)
  const raw = mergeInput(contract, request)
  if (actor && contract.who !== "anyone") refuseForeignIdentity(contract, actor, request, raw)
  const input = parseInput(contract, raw)
  const network = networkOf(request.ip)
  if (contract.limit) await spendLimit(deps.db, contract.limit, actor, network)

  const ctx = {
    actor,
    clock: deps.clock,
    requestId: request.id,
    network,
    publicUrl: deps.publicUrl,
  }
  const http = cookieJar(request, reply, deps.publicUrl)
  const run = async (db: Db) => {
    const body = await answer({ ...ctx, db }, input, http)
    if (deps.checkAnswers) contract.output.parse(body)
    return JSON.stringify({ success: true, ...body })
  }
  const key = isIdempotent(contract) ? request.headers["idempotency-key"] : undefined
  const body = !isTransactional(contract)
    ? await run(deps.db)
    : await inTransaction(deps.db, (db) =>
        key === undefined
          ? run(db)
          : answerOnce(
              db,
              { actor: actor?.account_id ?? ctx.network, route: contract.name, key: String(key), input: raw },
              () => run(db),
            ),
      )
  return reply
    .status(contract.status ?? 200)
    .header("content-type", "application/json; charset=utf-8")
    .send(body)
}

const findActor = async (contract: Contract, deps: DoorDeps, request: FastifyRequest): Promise<Actor | null> => {
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
  const byCookie = await deps.findActorByCookie(deps.db, secret, now)
  if (byToken && byCookie && byToken.session_id !== byCookie.session_id) throw signInRequired()
  const actor = byToken ?? byCookie
  if (contract.who !== "anyone" && !actor) throw signInRequired()
  return actor
}

const refusals: Partial<Record<Who, string>> = {
  customer: "This needs a customer account. You can add the customer role to your account.",
  professional: "This is for professionals. You can add the professional role to your account.",
  admin: "This is for administrators.",
}

const refuseWrongRole = (who: Who, actor: Actor | null) => {
  if (who === "anyone" || who === "signed_in") return
  const may =
    who === "customer" ? actor?.is_customer : who === "professional" ? actor?.is_professional : actor?.is_admin
  if (!may) throw forbidden(refusals[who]!)
}

/** Path over body over query; the query's professional_id says who asks and is never input of a writing call. */
const mergeInput = (contract: Contract, request: FastifyRequest): Record<string, unknown> => {
  const query = { ...(request.query as Record<string, unknown>) }
  if (contract.method !== "GET") delete query.professional_id
  const body = request.body ?? {}
  if (typeof body !== "object" || Array.isArray(body)) throw new Problem("invalid", "The body must be a JSON object.")
  return { ...query, ...body, ...(request.params as object) }
}

const claims = (actor: Actor, field: string) => (field === "user_id" ? actor.account_id : actor.professional_id)

const refuseForeignIdentity = (
  contract: Contract,
  actor: Actor,
  request: FastifyRequest,
  raw: Record<string, unknown>,
) => {
  const claimed: [field: string, value: unknown][] = (contract.identity ?? []).map((field) => [field, raw[field]])
  claimed.push(["professional_id", request.headers["professional-id"]])
  const asksByQuery = contract.method !== "GET" || !("professional_id" in (shapeOf(contract) ?? {}))
  if (asksByQuery) claimed.push(["professional_id", (request.query as Record<string, unknown>).professional_id])
  const isForeign = ([field, value]: [string, unknown]) =>
    value !== undefined && value !== null && value !== "" && String(value) !== claims(actor, field)
  if (claimed.some(isForeign)) {
    throw new Problem("identity_mismatch", "This request names somebody else. Please sign in again.")
  }
}

const shapeOf = (contract: Contract) => ("shape" in contract.input ? (contract.input.shape as object) : undefined)

const parseInput = (contract: Contract, raw: Record<string, unknown>) => {
  const unusable = Object.keys(raw).filter((key) => isUnusable(raw[key]))
  if (unusable.length)
    throw invalid(Object.fromEntries(unusable.map((key) => [key, `Please enter a valid ${key.replaceAll("_", " ")}`])))
  const parsed = contract.input.safeParse(raw)
  if (!parsed.success) throw invalid(fieldErrors(parsed.error))
  return parsed.data
}

/** No input is nested deeper; what walks one by recursion (JSON.stringify, say) must come to an end. */
const DEEPEST = 20

/** PostgreSQL text cannot hold U+0000. */
const isUnusable = (value: unknown, depth = 0): boolean => {
  if (typeof value === "string") return value.includes("\u0000")
  if (typeof value !== "object" || value === null) return false
  return depth === DEEPEST || Object.values(value).some((one) => isUnusable(one, depth + 1))
}

const spendLimit = async (db: Db, limit: Limit, actor: Actor | null, network: string) => {
  if (limit.perNetwork) await spend(db, `${limit.bucket}:network:${network}`, limit.perNetwork)
  if (limit.perAccount && actor) await spend(db, `${limit.bucket}:account:${actor.account_id}`, limit.perAccount)
}

const inTransaction = async <T>(db: Kysely<DB>, work: (db: Db) => Promise<T>, attempt = 1): Promise<T> => {
  try {
    return await db.transaction().execute(work)
  } catch (error) {
    if (attempt < 4 && isWorthRetrying(error)) return inTransaction(db, work, attempt + 1)
    throw error
  }
}
