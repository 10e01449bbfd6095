// A customer asks a professional before booking; the professional accepts or declines. Each change is one compare-and-set
// with its effects (history, both activities, notification and mail of the other side), so of an answer, a withdrawal and
// the clock one wins, and the others hear how it stands.
import { pageOf } from "../platform/api/page.server.ts"
import type { Ctx } from "../platform/context.server.ts"
import type { Db } from "../platform/database/database.server.ts"
import { takeAdvisoryLock } from "../platform/database/locks.server.ts"
import { localizeWait, tooMany } from "../platform/http/limits.server.ts"
import { newId } from "../platform/id.ts"
import { localizerOf } from "../platform/language/language.ts"
import { conflict, invalid, notFound } from "../platform/problem.ts"
import type { Side } from "../platform/sides.rules.ts"
import { hasContact } from "../professionals/first-contacts/first-contact.rules.ts"
import { isContactTooMany } from "../professionals/first-contacts/first-contacts.server.ts"
import { refuseBlocked } from "../professionals/pair-blocks/pair-block.server.ts"
import { effectsOfRequests, type RequestChange } from "./request-announcement.server.ts"
import { changeRequest, insertRequest } from "./service-request.queries.server.ts"
import {
  MAX_REQUESTS_OF_ONE,
  MAX_WAITING_REQUESTS,
  type RequestStatus,
  type RequestTransitionName,
  requestDueAt,
  requestStatusAt,
  requestTransitions,
  type ShownRequestStatus,
  shownStatusOf,
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
  await refuseTooMany(db, actor.account_id, offer, now)
  await refuseManyContacts(ctx, offer, asked.message, now)
  const id = newId()
  const { professional_id, service_id } = offer
  const row = { id, customer_id: actor.account_id, professional_id, service_id, message: asked.message }
  const answer_due_at = requestDueAt(now)
  const record = {
    ...{ ...offer, id, message: asked.message, answer_due_at: answer_due_at.toISOString() },
    ...{ is_bookable: true, is_pair_blocked: false },
  }
  const { events, parts } = effectsOfRequests(
    [{ request: { ...record, status: "pending" }, from: null, to: "pending", actorId: actor.account_id }],
    now,
  )
  const whole = { ...row, answer_due_at, created_at: now, updated_at: now }
  const isWritten = await insertRequest(db, whole, offer.professional.account_id, events, parts)
  if (!isWritten) {
    // A block that was committed meanwhile is visible by now.
    const { service_type } = offer
    const fresh = await views.findRequestable(db, { customer_id: row.customer_id, professional_id, service_type })
    refuseBlocked(fresh?.block ?? null)
    throw conflict(localized((t) => t.paused))
  }
  const request = await views.findRequestFor(db, { actor, now }, "customer", id)
  return { message: requestProblemTexts.in(language).done.sent, request: request! }
}

const refuseTooMany = async (db: Db, customerId: string, offer: Offered, now: Date) => {
  const counts = await views.countRequests(db, customerId, offer.professional_id, now)
  const { withOne, inAll } = MAX_WAITING_REQUESTS
  if (counts.waiting_with_one >= withOne) throw conflict(localized((t) => t.waitingWithOne(withOne)))
  if (counts.waiting_in_all >= inAll) throw conflict(localized((t) => t.waitingInAll(inAll)))
  if (!counts.limit_reached_from) return
  const { count, hours } = MAX_REQUESTS_OF_ONE
  const seconds = (counts.limit_reached_from.getTime() + hours * 3_600_000 - now.getTime()) / 1000
  const sentence = localizeWait(requestProblemTexts, (t) => t.askedOften(count, offer.professional.name))
  throw tooMany(sentence, Math.max(1, Math.ceil(seconds)))
}

/** A request is no way round the look at messages with links and numbers to many people; it is not held, so it is not sent. */
const refuseManyContacts = async ({ db, actor }: Ctx<"customer">, offer: Offered, message: string, now: Date) => {
  const pair = { customer_id: actor.account_id, professional_id: offer.professional_id }
  if (hasContact(message) && (await isContactTooMany(db, actor.account_id, pair, now)))
    throw conflict(localized((t) => t.manyContacts))
}

type Offered = views.RequestableOffer & Record<"service_id" | "service_type" | "service_name", string>

/** An active service of a professional whom the public may see, who is somebody else, and whom no block parts from them. */
const findOffered = async ({ db, actor }: Ctx<"customer">, asked: NewServiceRequest): Promise<Offered> => {
  const [professional_id, service_type] = [asked.provider_id ?? "", asked.service_type ?? ""]
  const offer = await views.findRequestable(db, { customer_id: actor.account_id, professional_id, service_type })
  if (!offer) throw notFound(localized((t) => t.things.professional))
  if (offer.professional.account_id === actor.account_id) throw invalid({ provider_id: localized((t) => t.ownService) })
  refuseBlocked(offer.block)
  if (!isOffered(offer)) throw invalid({ service_type: localized((t) => t.notOffered) })
  if (!offer.is_active) throw conflict(localized((t) => t.paused))
  return offer
}

/** The columns of a service are null together. */
const isOffered = (offer: views.RequestableOffer): offer is Offered => offer.service_id !== null

interface Filter {
  status?: ShownRequestStatus | undefined
  limit: number
  cursor?: string | undefined
}

export const listCustomerRequests = (ctx: Ctx<"customer">, filter: Filter) => listRequests(ctx, "customer", filter)
export const listProfessionalRequests = (ctx: Ctx<"professional">, filter: Filter) =>
  listRequests(ctx, "professional", filter)

const listRequests = async <S extends Side>(
  { db, actor, clock }: Ctx<"customer" | "professional">,
  side: S,
  { status, limit, cursor }: Filter,
) => {
  const rows = await views.listRequests(db, { actor, now: clock() }, side, { status, before: cursor, limit })
  const { page: requests, next } = pageOf(rows, limit, ({ id }) => id)
  return { requests, next }
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
  // Whoever has moved into an account since it was read is told by the clock, as those without one.
  const isCustomerTold = request.customer.account_id !== null
  const isChanged = await changeRequest(db, { id, to, reason: reason || null, isCustomerTold, now }, events, parts)
  const changed = await views.findRequestFor(db, { actor, now }, side, id)
  if (!changed) throw requestNotFound()
  if (!isChanged && !isDoneBefore(changed, { side, to, reason }))
    throw isAlready(requestStatusAt(changed, now), changed)
  return changed
}

/** The same act once more, as where its answer was lost. */
const isDoneBefore = (
  { status, history }: views.RequestView[Side],
  done: { side: Side; to: RequestStatus; reason: string | undefined },
) => status === done.to && history.at(-1)?.by === done.side && (history.at(-1)?.reason ?? "") === (done.reason ?? "")

/** How it stands now is said in words and as a code, with how it came to that. */
const isAlready = (status: RequestStatus, request: views.RequestView[Side]) =>
  conflict(
    localized((t) => t.isNow(shownStatusOf(status, request))),
    { status, history: request.history },
  )
