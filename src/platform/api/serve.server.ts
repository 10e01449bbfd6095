// The JSON adapter. A contract and a use case become a route: authentication, authorisation, input, limits, transaction,
// answer. No use case reads a request or writes a status.

import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import type { Kysely } from "kysely"
import type { z } from "zod"
import type { DB } from "../../../db/types.ts"
import type { Ctx } from "../context.server.ts"
import { runInSession } from "../current-session.server.ts"
import type { Db } from "../database/database.server.ts"
import { retrying } from "../database/retrying.server.ts"
import type { AnswerCache } from "../http/answer-cache.server.ts"
import { type CookieJar, cookieJar } from "../http/cookies.server.ts"
import { type FairQueue, openFairQueue } from "../http/fair-queue.server.ts"
import { localize } from "../language/language.ts"
import { isProblem, signInRequired } from "../problem.ts"
import { refusalTexts } from "../texts.ts"
import { measureOf } from "./bounds.server.ts"
import { checkCall, consumeLimit } from "./check-call.server.ts"
import { type Contract, isIdempotent, transactionOf, type Who } from "./contract.ts"
import { type Attempt, answerOnce, findAnswer, keyReused } from "./idempotency.server.ts"
import { onlyNamedRefusals } from "./refusals.server.ts"
import { type EventsDeps, openEvents, type ServedEvents } from "./serve-events.server.ts"
import { type ServedFile, sendFile } from "./serve-file.server.ts"
import { installUploads, type ServedUpload } from "./serve-upload.server.ts"

export type Served = ServedAnswer | ServedEvents | ServedFile | ServedUpload

export interface ServedAnswer {
  contract: Contract
  /** A text is JSON already. */
  answer: (ctx: Ctx, input: unknown, http: CookieJar, prepared: unknown) => Promise<object | string>
  prepare?: (input: unknown, ctx: Ctx, http: CookieJar) => Promise<unknown>
}

interface ServeOptions<W extends Who, I, P> {
  /**
   * Runs before the transaction takes a connection: slow work that needs none (a password's hash), or a check that refuses
   * most requests without one.
   */
  prepare?: (input: I, ctx: Ctx<W>, http: CookieJar) => Promise<P>
}

export const serve = <W extends Who, I extends z.ZodType, O extends z.ZodType, P = undefined>(
  contract: Contract<W, I, O>,
  answer: (ctx: Ctx<W>, input: z.output<I>, http: CookieJar, prepared: P) => Promise<z.input<O>>,
  before: ServeOptions<W, z.output<I>, P> = {},
) => ({ contract, answer, ...before }) as unknown as Served

/** The same for an answer that is already the text of a JSON object. */
export const serveJsonText = <W extends Who, I extends z.ZodType, O extends z.ZodType>(
  contract: Contract<W, I, O>,
  answer: (ctx: Ctx<W>, input: z.output<I>) => Promise<string>,
) => ({ contract, answer }) as unknown as Served

export interface CallDeps extends EventsDeps {
  db: Kysely<DB>
  answerCache: AnswerCache
  fairQueue: FairQueue
}

export const installCalls = async (app: FastifyInstance, calls: Served[], deps: CallDeps) => {
  for (const call of calls) {
    const { contract } = call
    const isStream = "follow" in call
    checkContract(contract, call, deps)
    measureOf(contract)
    if ("receive" in call) continue
    for (const path of [contract.path, ...(contract.aliases ?? [])]) {
      app.route({
        method: contract.method,
        url: `/api${path.replace(/\{(\w+)\}/g, ":$1")}`,
        config: { isStream, isFile: "file" in call },
        ...(contract.maxBodyBytes && { bodyLimit: contract.maxBodyBytes }),
        onRequest: (request, _reply, done) => {
          deps.invalidRequestBudget.refuseLarge(request)
          done()
        },
        // Cached answers are compressed once, by the cache.
        ...(contract.cacheSeconds && { compress: false }),
        handler: (request, reply) => {
          if ("follow" in call) return openEvents(call, deps, request, reply)
          return "file" in call ? sendFile(call, deps, request, reply) : sendAnswer(call, deps, request, reply)
        },
        ...(deps.checkAnswers && { errorHandler: onlyNamedRefusals(contract, app) }),
      })
    }
  }
  await installUploads(
    app,
    calls.filter((call) => "receive" in call),
    deps,
  )
}

const checkContract = (
  { name, who, method, responseType = "json", bodyType = "json", cacheSeconds, credential, recentSignIn }: Contract,
  call: Served,
  { streams }: CallDeps,
) => {
  const isStream = "follow" in call
  const served = "file" in call ? "file" : "json"
  if (!who) throw new Error(`The contract ${name} does not say who may call it.`)
  if (cacheSeconds && (method !== "GET" || who !== "anyone" || credential || isStream))
    throw new Error(`The contract ${name}: only what anyone may get is kept for everybody.`)
  if (recentSignIn && who === "anyone")
    throw new Error(`The contract ${name}: only somebody can have signed in lately.`)
  if ("receive" in call !== (bodyType === "file"))
    throw new Error(`The contract ${name} is not served as it takes what is sent.`)
  if (responseType !== (isStream ? "events" : served))
    throw new Error(`The contract ${name} is not served as it answers.`)
  if (isStream && (method !== "GET" || who === "anyone" || !streams))
    throw new Error(`The contract ${name}: events go to a GET of somebody, over streams that are counted.`)
}

/**
 * The owner of idempotency keys without an account. Not the network, which a phone may change between attempts. Keys are
 * random, and who does not send the same body too (with a sign-up's password) learns only that a key was used.
 */
const ANONYMOUS = "visitor"

const sendAnswer = async (call: ServedAnswer, deps: CallDeps, request: FastifyRequest, reply: FastifyReply) => {
  const { contract } = call
  if (contract.cacheSeconds) return answerFromCache(call, deps, request, reply)
  const { ctx, raw, input } = await checkCall(contract, deps, request)
  const key = request.headers["idempotency-key"] as string | undefined
  const http = cookieJar(request, reply, deps.publicUrl)
  const body = await answerCall(call, deps, { ctx: { ...ctx, idempotencyKey: key }, raw, input, key, http })
  return reply
    .status(contract.status ?? 200)
    .header("content-type", "application/json; charset=utf-8")
    .send(body)
}

/** Without an actor: one answer for all equal requests within seconds. */
const answerFromCache = async (call: ServedAnswer, deps: CallDeps, request: FastifyRequest, reply: FastifyReply) => {
  const { contract } = call
  const { db, answerCache, fairQueue } = deps
  const { ctx, input } = await checkCall(contract, deps, request)
  if (contract.limit) await consumeLimit(db, contract.limit, null, ctx.network)
  const http = cookieJar(request, undefined, deps.publicUrl)
  const make = async (queue = ctx.network) => {
    const body = await fairQueue.take(queue, () => runUseCase(call, deps, { ctx: { ...ctx, db }, input, http }))
    return { body, headers: { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" } }
  }
  const key = `call ${contract.name} ${ctx.language} ${JSON.stringify(input)}`
  const answer = await answerCache.get(key, contract.cacheSeconds!, make)
  return answerCache.send(request, reply, answer!)
}

interface IdempotentCall extends Omit<TransactionalCall, "attempt"> {
  raw: Record<string, unknown>
  /** The Idempotency-Key, for calls that honour one. */
  key: string | undefined
  /** For how long the same key is the same call; by default the retention of keys. */
  lastsSeconds?: number
}

/**
 * Limits the hashing of passwords by network, so that one that sends very many delays itself. Entered before the first
 * statement: otherwise each waiter would hold a connection of the pool.
 */
const hashingQueue = openFairQueue({
  ...{ atOnce: 4, perKey: 2, waiting: 30, waitingInAll: 120, maxWaitMs: 4_000 },
  busyMessage: localize(refusalTexts, (t) => t.manySignIns),
})

/** The body of the answer, for calls and for forms of pages alike: within limits, and done once. */
export const answerCall = async (
  call: ServedAnswer,
  deps: Pick<CallDeps, "db" | "lockActor" | "checkAnswers">,
  { raw, key, lastsSeconds, ...request }: IdempotentCall,
) => {
  const { contract } = call
  const attempt =
    key === undefined || !isIdempotent(contract)
      ? undefined
      : { actor: request.ctx.actor?.account_id ?? ANONYMOUS, route: contract.name, key, input: raw, lastsSeconds }
  const stored = attempt && (await findAnswer(deps.db, attempt))
  if (stored && !stored.isReused) return stored.body
  try {
    const answerWithinLimits = async () => {
      if (contract.limit) await consumeLimit(deps.db, contract.limit, request.ctx.actor, request.ctx.network)
      // After the limits, or bodies could be tried without end; before the work, which the first attempt may have made impossible.
      if (stored) throw keyReused()
      return answerInTransaction(call, deps, { ...request, attempt })
    }
    return await (contract.hashesPassword
      ? hashingQueue.take(request.ctx.network, answerWithinLimits)
      : answerWithinLimits())
  } catch (error) {
    // The first attempt may have finished in between, and be the reason of this refusal.
    const known = attempt && isProblem(error) ? await findAnswer(deps.db, attempt) : undefined
    if (!known || (known.isReused && isProblem(error) && error.code === "too_many")) throw error
    if (known.isReused) throw keyReused()
    return known.body
  }
}

interface TransactionalCall {
  ctx: Omit<Ctx, "db">
  input: unknown
  http: CookieJar
  attempt: Attempt | undefined
}

/** The body of the answer. */
const answerInTransaction = async (
  call: ServedAnswer,
  deps: Pick<CallDeps, "db" | "lockActor" | "checkAnswers">,
  { ctx, input, http, attempt }: TransactionalCall,
) => {
  const { contract, prepare } = call
  const prepared = await prepare?.(input, { ...ctx, db: deps.db }, http)
  const answer = (db: Db) => runUseCase(call, deps, { ctx: { ...ctx, db }, input, http, prepared })
  const transaction = transactionOf(contract)
  if (!transaction) return answer(deps.db)
  if (transaction === "one_statement" && !attempt) return retrying(() => answer(deps.db))
  return retrying(() =>
    deps.db.transaction().execute(async (db) => {
      if (ctx.actor && !(await deps.lockActor(db, ctx.actor))) throw signInRequired()
      return attempt ? answerOnce(db, attempt, () => answer(db)) : answer(db)
    }),
  )
}

interface UseCaseCall extends Pick<TransactionalCall, "input" | "http"> {
  ctx: Ctx
  prepared?: unknown
}

const runUseCase = async (
  { contract, answer }: ServedAnswer,
  { checkAnswers }: Pick<CallDeps, "checkAnswers">,
  { ctx, input, http, prepared }: UseCaseCall,
) => {
  const session = ctx.actor ? { ...ctx.actor, network: ctx.network } : undefined
  const body = await runInSession(session, () => answer(ctx, input, http, prepared))
  if (checkAnswers) contract.output.parse(typeof body === "string" ? JSON.parse(body) : body)
  return typeof body === "string" ? `{"success":true,${body.slice(1)}` : JSON.stringify({ success: true, ...body })
}
