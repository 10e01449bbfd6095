// The checks of every call, whatever it answers with: authentication, authorisation, input by the contract's schema, limits.
// Both adapters use them, so that calls and pages refuse alike.
import type { FastifyRequest } from "fastify"
import type { z } from "zod"
import type { Actor } from "../actor.ts"
import type { Db } from "../database/database.server.ts"
import { type Bucket, consumeAll } from "../http/limits.server.ts"
import { networkOf } from "../http/network.server.ts"
import { type Language, localize, preferredLanguage } from "../language/language.ts"
import { invalid, Problem } from "../problem.ts"
import { validationTexts } from "../texts.ts"
import { errorIn, fieldErrors, MAX_ERRORS } from "../validation.ts"
import { beyondBounds } from "./bounds.server.ts"
import type { Contract, Limit, Who } from "./contract.ts"
import {
  type ActorDeps,
  effectiveActor,
  findActor,
  refuseForeignIdentity,
  refuseUnauthorised,
} from "./serve-actor.server.ts"

export const inputOf = <I extends z.ZodType>(
  contract: Contract<Who, I>,
  raw: Record<string, unknown>,
  language: Language,
): z.output<I> => {
  const error = errorIn(language, contract.texts)
  const beyond = beyondBounds(contract, raw)
  if (beyond.length > 0) throw invalid(sentencesOf(beyond, error))
  // Unknown fields of a query are not read; a body is read whole, for the hash of its idempotency key.
  const readable = contract.method === "GET" && "shape" in contract.input ? (contract.input.shape as object) : raw
  const unusable = Object.keys(raw).filter((key) => key in readable && isUnusable(raw[key]))
  const { valid } = validationTexts.in(language)
  if (unusable.length > 0)
    throw invalid(
      Object.fromEntries(unusable.slice(0, MAX_ERRORS).map((key) => [key, valid(key.replaceAll("_", " "))])),
    )
  const parsed = contract.input.safeParse(raw, { error: localizeFirst(error) })
  if (parsed.success) return parsed.data
  const wrong = new Set(parsed.error.issues.map(({ path }) => path[0]))
  // Null counts as missing where the schema does not take it.
  const nullFields = Object.keys(raw).filter((key) => raw[key] === null && wrong.has(key))
  if (nullFields.length === 0) throw invalid(fieldErrors(parsed.error))
  const withoutNulls = Object.fromEntries(Object.entries(raw).filter(([key]) => !(raw[key] === null && wrong.has(key))))
  const again = contract.input.safeParse(withoutNulls, { error: localizeFirst(error) })
  if (!again.success) throw invalid(fieldErrors(again.error))
  return again.data
}

type Sentence = ReturnType<typeof errorIn>
type Issue = Parameters<Sentence>[0]

const sentencesOf = (issues: Issue[], sentence: Sentence) =>
  fieldErrors({ issues: issues.map((issue) => ({ ...issue, message: sentence(issue) }) as z.core.$ZodIssue) })

/** A schema makes a message for every issue; past those that are sent, they stay empty. */
const localizeFirst = (sentence: Sentence): Sentence => {
  let left = MAX_LOCALIZED_ISSUES
  return (issue) => (left-- > 0 ? sentence(issue) : "")
}

/** Several issues may be about one field, of which the first is sent. */
const MAX_LOCALIZED_ISSUES = 20 * MAX_ERRORS

/** Deeper input is refused, as code that walks it by recursion (JSON.stringify, say) would overflow. */
const MAX_DEPTH = 20

/** PostgreSQL's texts cannot hold U+0000, nor its JSON half of a surrogate pair (an emoji that was cut in two). */
const isUnusable = (value: unknown, depth = 0): boolean => {
  if (typeof value === "string") return value.includes("\u0000") || !value.isWellFormed()
  if (typeof value !== "object" || value === null) return false
  return depth === MAX_DEPTH || Object.values(value).some((one) => isUnusable(one, depth + 1))
}

export const checkCall = async (contract: Contract, deps: ActorDeps, request: FastifyRequest) => {
  // Cached calls have no actor.
  const actor = contract.cacheSeconds ? null : effectiveActor(contract, await findActor(contract, deps, request))
  refuseUnauthorised(contract, actor, deps.clock())
  const raw = mergeInput(contract, request)
  if (actor && contract.who !== "anyone") refuseForeignIdentity(contract, actor, request, raw)
  const language = preferredLanguage(request.headers["accept-language"])
  const startedAt = performance.now()
  const input = chargeIfRefused(
    () => inputOf(contract, raw, language),
    () => deps.invalidRequestBudget.charge(request, performance.now() - startedAt),
  )
  const { clock, publicUrl } = deps
  return {
    raw,
    input,
    ctx: { actor, clock, language, requestId: request.id, network: networkOf(request.ip), publicUrl },
  }
}

const chargeIfRefused = <T>(read: () => T, charge: () => void) => {
  try {
    return read()
  } catch (error) {
    charge()
    throw error
  }
}

export const consumeLimit = async (
  db: Db,
  { bucket, perNetwork, perAccount }: Limit,
  actor: Actor | null,
  network: string,
) => {
  const buckets: Bucket[] = []
  if (perNetwork) buckets.push([`${bucket}:network:${network}`, perNetwork])
  if (perAccount && actor) buckets.push([`${bucket}:account:${actor.account_id}`, perAccount])
  if (buckets.length > 0) await consumeAll(db, buckets)
}

/** Path over body over query; the query's professional_id says who asks and is never input of a writing call. */
const mergeInput = (contract: Contract, request: FastifyRequest): Record<string, unknown> => {
  const query = { ...(request.query as Record<string, unknown>) }
  if (contract.method !== "GET") delete query.professional_id
  const body = contract.bodyType === "file" ? {} : (request.body ?? {})
  if (typeof body !== "object" || Array.isArray(body))
    throw new Problem(
      "invalid",
      localize(validationTexts, (t) => t.body),
    )
  // Sent by a browser that reconnects by itself.
  const last = contract.responseType === "events" ? request.headers["last-event-id"] : undefined
  return { ...query, ...body, ...(last && { after: last }), ...(request.params as object) }
}
