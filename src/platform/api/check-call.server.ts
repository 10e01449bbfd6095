// What holds for every call, whatever its answer is: who asks, may they, is it what the contract takes, within which limits.
import type { FastifyRequest } from "fastify"
import type { Actor } from "../actor.ts"
import type { Db } from "../database/database.server.ts"
import { type Bucket, spendAll } from "../http/limits.server.ts"
import { networkOf } from "../http/network.server.ts"
import { localize, preferredLanguage } from "../language/language.ts"
import { Problem } from "../problem.ts"
import { validationTexts } from "../texts.ts"
import type { Contract, Limit } from "./contract.ts"
import { inputOf } from "./input.server.ts"
import { type ActorDeps, countedActor, findActor, refuseForeignIdentity, refuseUnfit } from "./serve-actor.server.ts"

export const checkCall = async (contract: Contract, deps: ActorDeps, request: FastifyRequest) => {
  // What is kept for everybody is asked by nobody in particular.
  const actor = contract.cacheSeconds ? null : countedActor(contract, await findActor(contract, deps, request))
  refuseUnfit(contract, actor, deps.clock())
  const raw = mergeInput(contract, request)
  if (actor && contract.who !== "anyone") refuseForeignIdentity(contract, actor, request, raw)
  const language = preferredLanguage(request.headers["accept-language"])
  const startedAt = performance.now()
  const input = orCharge(
    () => inputOf(contract, raw, language),
    () => deps.refusedWork.charge(request, performance.now() - startedAt),
  )
  const { clock, publicUrl } = deps
  return {
    raw,
    input,
    ctx: { actor, clock, language, requestId: request.id, network: networkOf(request.ip), publicUrl },
  }
}

const orCharge = <T>(read: () => T, charge: () => void) => {
  try {
    return read()
  } catch (error) {
    charge()
    throw error
  }
}

export const spendLimit = async (
  db: Db,
  { bucket, perNetwork, perAccount }: Limit,
  actor: Actor | null,
  network: string,
) => {
  const buckets: Bucket[] = []
  if (perNetwork) buckets.push([`${bucket}:network:${network}`, perNetwork])
  if (perAccount && actor) buckets.push([`${bucket}:account:${actor.account_id}`, perAccount])
  if (buckets.length > 0) await spendAll(db, buckets)
}

/** Path over body over query; the query's professional_id says who asks and is never input of a writing call. */
const mergeInput = (contract: Contract, request: FastifyRequest): Record<string, unknown> => {
  const query = { ...(request.query as Record<string, unknown>) }
  if (contract.method !== "GET") delete query.professional_id
  const body = contract.takes === "file" ? {} : (request.body ?? {})
  if (typeof body !== "object" || Array.isArray(body))
    throw new Problem(
      "invalid",
      localize(validationTexts, (t) => t.body),
    )
  // As a browser says it that comes back by itself.
  const last = contract.answers === "events" ? request.headers["last-event-id"] : undefined
  return { ...query, ...body, ...(last && { after: last }), ...(request.params as object) }
}
