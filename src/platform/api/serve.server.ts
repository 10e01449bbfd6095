// The JSON door. A contract and a use case become a route: who asks, may they, is the input right, within which limits,
// in which transaction, answered how. No use case reads a request or writes a status.

import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import type { Kysely } from "kysely"
import type { z } from "zod"
import type { DB } from "../../../db/types.ts"
import type { Actor } from "../actor.ts"
import type { Ctx } from "../context.server.ts"
import { type Db, isWorthRetrying } from "../database/database.server.ts"
import { type CookieJar, cookieJar } from "../http/cookies.server.ts"
import { type EventStream, eventStreamHeaders } from "../http/event-stream.server.ts"
import { spend } from "../http/limits.server.ts"
import { networkOf } from "../http/network.server.ts"
import type { EventStreams } from "../http/open-streams.server.ts"
import { platformWords } from "../platform.words.ts"
import { Problem, unavailable } from "../problem.ts"
import { languageAsked, say } from "../words/language.ts"
import { type Contract, isIdempotent, isTransactional, type Limit, type Who } from "./contract.ts"
import { type Attempt, answerOnce, findAnswer } from "./idempotency.server.ts"
import { inputOf } from "./input.server.ts"
import { onlyNamedRefusals } from "./refusals.server.ts"
import { refusalWords } from "./refusals.words.ts"
import { type ActorDeps, findActor, refuseForeignIdentity, refuseWrongRole } from "./serve-actor.server.ts"

export type Served = ServedAnswer | ServedEvents

export interface ServedAnswer {
  contract: Contract
  answer: (ctx: Ctx, input: unknown, http: CookieJar, prepared: unknown) => Promise<object>
  prepare?: (input: unknown) => Promise<unknown>
}

interface ServedEvents {
  contract: Contract
  follow: (ctx: Ctx, input: unknown, stream: EventStream) => Promise<void>
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

/**
 * The same door, behind which a stream stays open. The use case is done as soon as the stream is joined to what it follows;
 * what it throws until then is a refusal like any other.
 */
export const serveEvents = <W extends Who, I extends z.ZodType, O extends z.ZodType>(
  contract: Contract<W, I, O>,
  follow: (ctx: Ctx<W>, input: z.output<I>, stream: EventStream<z.input<O>>) => Promise<void>,
) => ({ contract, follow }) as unknown as Served

declare module "fastify" {
  interface FastifyContextConfig {
    /** Open for as long as somebody listens: its time says nothing about how fast answers are. */
    isStream?: boolean
  }
}

export interface DoorDeps extends ActorDeps {
  db: Kysely<DB>
  /** Where calls answer with events. */
  streams?: EventStreams
  /** Tests check every answer and refusal against its contract; in production the bytes are worth more. */
  checkAnswers?: boolean
}

export const installCalls = (app: FastifyInstance, calls: Served[], deps: DoorDeps) => {
  for (const call of calls) {
    const { contract } = call
    const isStream = "follow" in call
    refuseUnclear(contract, isStream, deps)
    for (const path of [contract.path, ...(contract.also ?? [])]) {
      app.route({
        method: contract.method,
        url: `/api${path.replace(/\{(\w+)\}/g, ":$1")}`,
        config: { isStream },
        handler: (request, reply) =>
          isStream ? openEvents(call, deps, request, reply) : handle(call, deps, request, reply),
        ...(deps.checkAnswers && { errorHandler: onlyNamedRefusals(contract, app) }),
      })
    }
  }
}

const refuseUnclear = ({ name, who, method, answers }: Contract, isStream: boolean, { streams }: DoorDeps) => {
  if (!who) throw new Error(`The contract ${name} does not say who may call it.`)
  if (isStream !== (answers === "events")) throw new Error(`The contract ${name} is not served as it answers.`)
  if (isStream && (method !== "GET" || who === "anyone" || !streams))
    throw new Error(`The contract ${name}: events go to a GET of somebody, over streams that are counted.`)
}

/**
 * Whose keys those are that come without an account. Not the network's: a phone changes it between a try and the next. Keys
 * are drawn at random, and who does not send the same body too (a sign-up's password with it) learns only that a key is taken.
 */
const VISITOR = "visitor"

const handle = async (call: ServedAnswer, deps: DoorDeps, request: FastifyRequest, reply: FastifyReply) => {
  const { contract } = call
  const { ctx, raw, input } = await check(contract, deps, request)
  const key = request.headers["idempotency-key"] as string | undefined
  const body = await answerCall(call, deps, { ctx, raw, input, key, http: cookieJar(request, reply, deps.publicUrl) })
  return reply
    .status(contract.status ?? 200)
    .header("content-type", "application/json; charset=utf-8")
    .send(body)
}

const openEvents = async (call: ServedEvents, deps: DoorDeps, request: FastifyRequest, reply: FastifyReply) => {
  const { contract, follow } = call
  const { ctx, input } = await check(contract, deps, request)
  if (request.method === "HEAD") return reply.headers(eventStreamHeaders).send()
  if (contract.limit) await spendLimit(deps.db, contract.limit, ctx.actor, ctx.network)
  // The contract is not for anyone.
  const stream = deps.streams!.admit(ctx.actor!, reply)
  const send: EventStream["send"] = (data, id) =>
    stream.send(deps.checkAnswers ? contract.output.parse(data) : data, id)
  try {
    await follow({ ...ctx, db: deps.db }, input, { ...stream, send })
  } catch (error) {
    stream.end()
    throw error
  }
  if (!stream.open())
    throw unavailable(
      say(refusalWords, (t) => t.stream.gone),
      3,
    )
}

/** What holds for every call, whatever its answer is. */
const check = async (contract: Contract, deps: DoorDeps, request: FastifyRequest) => {
  const actor = await findActor(contract, deps, request)
  refuseWrongRole(contract.who, actor)
  const raw = mergeInput(contract, request)
  if (actor && contract.who !== "anyone") refuseForeignIdentity(contract, actor, request, raw)
  const language = languageAsked(request.headers["accept-language"])
  const input = inputOf(contract, raw, language)
  const { clock, publicUrl } = deps
  return {
    raw,
    input,
    ctx: { actor, clock, language, requestId: request.id, network: networkOf(request.ip), publicUrl },
  }
}

interface Asked extends Omit<Work, "attempt"> {
  raw: Record<string, unknown>
  /** The Idempotency-Key, for calls that honour one. */
  key: string | undefined
}

/** The answer as it goes over the wire, whichever door it was asked at: within limits, and done once. */
export const answerCall = async (
  call: ServedAnswer,
  deps: Pick<DoorDeps, "db" | "checkAnswers">,
  { raw, key, ...asked }: Asked,
) => {
  const { contract } = call
  const attempt =
    key === undefined || !isIdempotent(contract)
      ? undefined
      : { actor: asked.ctx.actor?.account_id ?? VISITOR, route: contract.name, key, input: raw }
  const kept = attempt && (await findAnswer(deps.db, attempt))
  return kept ?? (await work(call, deps, { ...asked, attempt }))
}

interface Work {
  ctx: Omit<Ctx, "db">
  input: unknown
  http: CookieJar
  attempt: Attempt | undefined
}

/** The answer as it goes over the wire. */
const work = async (
  { contract, answer, prepare }: ServedAnswer,
  deps: Pick<DoorDeps, "db" | "checkAnswers">,
  { ctx, input, http, attempt }: Work,
) => {
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
  // As a browser says it that comes back by itself.
  const last = contract.answers === "events" ? request.headers["last-event-id"] : undefined
  return { ...query, ...body, ...(last && { after: last }), ...(request.params as object) }
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
