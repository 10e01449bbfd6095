// A customer asks a professional before booking; the professional accepts or declines. Each change is one compare-and-set
// with its effects (history, both activities, notification and mail of the other side), so of an answer, a withdrawal and
// the clock one wins, and the others hear how it stands.
import type { Side } from "../bookings/booking.rules.ts"
import type { Ctx } from "../platform/context.server.ts"
import { takeAdvisoryLock } from "../platform/database/locks.server.ts"
import { newId } from "../platform/id.ts"
import { localizerOf } from "../platform/language/language.ts"
import { conflict, invalid, notFound } from "../platform/problem.ts"
import { effectsOfRequests, type RequestChange } from "./request-announcement.server.ts"
import { changeRequest, insertRequest } from "./service-request.queries.server.ts"
import {
  MAX_WAITING_REQUESTS,
  type RequestStatus,
  type RequestTransitionName,
  requestDueAt,
  requestStatusAt,
  requestTransitions,
} from "./service-request.rules.ts"
import type { NewServiceRequest } from "./service-request.schema.ts"
import * as views from "./service-request-views.queries.server.ts"
import { requestProblemTexts } from "./texts.ts"

const localized = localizerOf(requestProblemTexts)
const requestNotFound = () => notFound(localized((t) => t.things.request))

export const requestService = async (ctx: Ctx<"customer">, asked: NewServiceRequest) => {
  const { db, actor, clock, language } = ctx
  const offer = await findOffered(ctx, asked)
  // Of two at once the second waits here, and counts the first one too.
  await takeAdvisoryLock(db, "serviceRequests", actor.account_id)
  const now = clock()
  const waiting = await views.countWaiting(db, actor.account_id, offer.professional_id, now)
  const { withOne, inAll } = MAX_WAITING_REQUESTS
  if (waiting.with_one >= withOne) throw conflict(localized((t) => t.waitingWithOne(withOne)))
  if (waiting.in_all >= inAll) throw conflict(localized((t) => t.waitingInAll(inAll)))
  const id = newId()
  const { professional_id, service_id } = offer
  const row = { id, customer_id: actor.account_id, professional_id, service_id, message: asked.message }
  const answer_due_at = requestDueAt(now)
  const record = { ...offer, id, message: asked.message, answer_due_at: answer_due_at.toISOString() }
  const { events, parts } = effectsOfRequests(
    [{ request: { ...record, status: "pending" }, from: null, to: "pending", actorId: actor.account_id }],
    now,
  )
  await insertRequest(db, { ...row, answer_due_at, created_at: now, updated_at: now }, events, parts)
  const request = await views.findRequestFor(db, { actor, now }, "customer", id)
  return { message: requestProblemTexts.in(language).done.sent, request: request! }
}

type Offered = views.RequestableOffer & Record<"service_id" | "service_type" | "service_name", string>

/** An active service of a professional whom the public may see, and who is somebody else. */
const findOffered = async ({ db, actor }: Ctx<"customer">, asked: NewServiceRequest): Promise<Offered> => {
  const [professional_id, service_type] = [asked.provider_id ?? "", asked.service_type ?? ""]
  const offer = await views.findRequestable(db, { customer_id: actor.account_id, professional_id, service_type })
  if (!offer) throw notFound(localized((t) => t.things.professional))
  if (offer.professional.account_id === actor.account_id) throw invalid({ provider_id: localized((t) => t.ownService) })
  if (!isOffered(offer)) throw invalid({ service_type: localized((t) => t.notOffered) })
  if (!offer.is_active) throw conflict(localized((t) => t.paused))
  return offer
}

/** The columns of a service are null together. */
const isOffered = (offer: views.RequestableOffer): offer is Offered => offer.service_id !== null

interface Filter {
  status?: RequestStatus | undefined
  limit: number
  cursor?: string | undefined
}

export const listCustomerRequests = (ctx: Ctx<"customer">, filter: Filter) => pageOf(ctx, "customer", filter)
export const listProfessionalRequests = (ctx: Ctx<"professional">, filter: Filter) =>
  pageOf(ctx, "professional", filter)

const pageOf = async <S extends Side>(
  { db, actor, clock }: Ctx<"customer" | "professional">,
  side: S,
  { status, limit, cursor }: Filter,
) => {
  const rows = await views.listRequests(db, { actor, now: clock() }, side, { status, before: cursor, limit })
  const requests = rows.slice(0, limit)
  return { requests, next: rows.length > limit ? requests.at(-1)!.id : null }
}

export const withdrawRequest = async (ctx: Ctx<"customer">, { id }: { id: string }) => ({
  message: requestProblemTexts.in(ctx.language).done.withdraw,
  request: await change(ctx, "customer", { id, name: "withdraw" }),
})

interface Answer {
  requestId: string
  status: "accepted" | "declined"
  reason?: string | undefined
}

export const answerRequest = async (ctx: Ctx<"professional">, { requestId, status, reason }: Answer) => {
  const name = status === "accepted" ? "accept" : "decline"
  return {
    message: requestProblemTexts.in(ctx.language).done[name],
    request: await change(ctx, "professional", { id: requestId, name, reason }),
  }
}

interface WantedChange {
  id: string
  name: RequestTransitionName
  reason?: string | undefined
}

const change = async <S extends Side>(
  { db, actor, clock }: Ctx<"customer" | "professional">,
  side: S,
  { id, name, reason }: WantedChange,
) => {
  const request = await views.findRecordFor(db, actor, side, id)
  if (!request) throw requestNotFound()
  const now = clock()
  const { to } = requestTransitions[name]
  const done: RequestChange = { request, from: "pending", to, actorId: actor.account_id, reason: reason || undefined }
  const { events, parts } = effectsOfRequests([done], now)
  const isChanged = await changeRequest(db, { id, to, reason: reason || null, now }, events, parts)
  if (!isChanged) throw await isAlready(db, { actor, now }, side, id)
  return (await views.findRequestFor(db, { actor, now }, side, id))!
}

/** How it stands now is said in words and as a code. */
const isAlready = async (...asked: Parameters<typeof views.findRequestFor>) => {
  const request = await views.findRequestFor(...asked)
  if (!request) return requestNotFound()
  const status = requestStatusAt(request, asked[1].now)
  return conflict(
    localized((t) => t.isNow(status)),
    { status },
  )
}
