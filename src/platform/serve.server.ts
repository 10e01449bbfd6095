// The JSON door. A contract and a use case become a route: who asks, may they, is the input right, within which limits,
// in which transaction, answered how. No use case reads a request or writes a status.
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import type { Kysely } from "kysely"
import type { z } from "zod"
import type { DB } from "../../db/types.ts"
import type { Actor } from "./actor.ts"
import type { Ctx } from "./context.server.ts"
import { type Contract, isIdempotent, isTransactional, type Limit, type Who } from "./contract.ts"
import { type CookieJar, cookieJar } from "./cookies.server.ts"
import { type Db, isWorthRetrying } from "./database.server.ts"
import { type Attempt, answerOnce, findAnswer } from "./idempotency.server.ts"
import { inputOf } from "./input.server.ts"
import { languageAsked, say } from "./language.ts"
import { spend } from "./limits.server.ts"
import { networkOf } from "./network.server.ts"
import { platformWords } from "./platform.words.ts"
import { Problem } from "./problem.ts"
import { onlyNamedRefusals } from "./refusals.server.ts"
import { type ActorDeps, findActor, refuseForeignIdentity, refuseWrongRole } from "./serve-actor.server.ts"

export interface Served {
  contract: Contract
  answer: (ctx: Ctx, input: unknown, http: CookieJar, prepared: unknown) => Promise<object>
  prepare?: (input: unknown) => Promise<unknown>
}

interface Before<I, P> {
  /** Slow work that needs no database (a password's hash), done before the transaction takes a connection. */
  prepare?: (input: I) => Promise<P>
}

export const serve = <W extends Who, I extends z.ZodType, O extends z.ZodType, P = undefined>(
  contract: Contract<W, I, O>,
  answer: (ctx: Ctx<W>, input: z.output<I>, http: CookieJar, prepared: P) => Promise<z.input<O>>,
  before: Before<z.output<I>, P> = {},
) => ({ contract, answer, ...before }) as unknown as Served

export interface DoorDeps extends ActorDeps {
  db: Kysely<DB>
  /** Tests check every answer and refusal against its contract; in production the bytes are worth more. */
  checkAnswers?: boolean
}

export const installCalls = (app: FastifyInstance, calls: Served[], deps: DoorDeps) => {
  for (const call of calls) {
    const { contract } = call
    if (!contract.who) throw new Error(`The contract ${contract.name} does not say who may call it.`)
    for (const path of [contract.path, ...(contract.also ?? [])]) {
      app.route({
        method: contract.method,
        url: `/api${path.replace(/\{(\w+)\}/g, ":$1")}`,
        handler: (request, reply) => handle(call, deps, request, reply),
        ...(deps.checkAnswers && { errorHandler: onlyNamedRefusals(contract, app) }),
      })
    }
  }
}

/**
 * Whose keys those are that come without an account. Not the network's: a phone changes it between a try and the next. Keys
 * are drawn at random, and who does not send the same body too (a sign-up's password with it) learns only that a key is taken.
 */
const VISITOR = "visitor"

const handle = async (call: Served, deps: DoorDeps, request: FastifyRequest, reply: FastifyReply) => {
  const { contract } = call
  const actor = await findActor(contract, deps, request)
  refuseWrongRole(contract.who, actor)
  const raw = mergeInput(contract, request)
  if (actor && contract.who !== "anyone") refuseForeignIdentity(contract, actor, request, raw)
  const language = languageAsked(request.headers["accept-language"])
  const input = inputOf(contract, raw, language)
  const network = networkOf(request.ip)
  const key = isIdempotent(contract) ? request.headers["idempotency-key"] : undefined
  const attempt =
    key === undefined
      ? undefined
      : { actor: actor?.account_id ?? VISITOR, route: contract.name, key: String(key), input: raw }
  const kept = attempt && (await findAnswer(deps.db, attempt))
  const ctx = { actor, clock: deps.clock, language, requestId: request.id, network, publicUrl: deps.publicUrl }
  const body =
    kept ?? (await work(call, deps, { ctx, input, http: cookieJar(request, reply, deps.publicUrl), attempt }))
  return reply
    .status(contract.status ?? 200)
    .header("content-type", "application/json; charset=utf-8")
    .send(body)
}

interface Work {
  ctx: Omit<Ctx, "db">
  input: unknown
  http: CookieJar
  attempt: Attempt | undefined
}

/** The answer as it goes over the wire. */
const work = async ({ contract, answer, prepare }: Served, deps: DoorDeps, { ctx, input, http, attempt }: Work) => {
  if (contract.limit) await spendLimit(deps.db, contract.limit, ctx.actor, ctx.network)
  const prepared = await prepare?.(input)
  const run = async (db: Db) => {
    const body = await answer({ ...ctx, db }, input, http, prepared)
    if (deps.checkAnswers) contract.output.parse(body)
    return JSON.stringify({ success: true, ...body })
  }
  if (!isTransactional(contract)) return run(deps.db)
  return inTransaction(deps.db, (db) => (attempt ? answerOnce(db, attempt, () => run(db)) : run(db)))
}

/** Path over body over query; the query's professional_id says who asks and is never input of a writing call. */
const mergeInput = (contract: Contract, request: FastifyRequest): Record<string, unknown> => {
  const query = { ...(request.query as Record<string, unknown>) }
  if (contract.method !== "GET") delete query.professional_id
  const body = request.body ?? {}
  if (typeof body !== "object" || Array.isArray(body))
    throw new Problem(
      "invalid",
      say(platformWords, (t) => t.validation.body),
    )
  return { ...query, ...body, ...(request.params as object) }
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
