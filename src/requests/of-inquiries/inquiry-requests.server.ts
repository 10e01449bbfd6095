// Requests that the desk sends for whoever wrote an inquiry (docs/decisions/0061). Who gets one is decided above, in enquiries/;
// here they are requests as all others, with the same clock, answers and effects.
import { forgetInActivities } from "../../activity/activity.personal.server.ts"
import { forgetInNotifications } from "../../notifications/notification.personal.server.ts"
import { notification, notificationsOf } from "../../notifications/notify.server.ts"
import type { Party } from "../../notifications/party.server.ts"
import type { Db } from "../../platform/database/database.server.ts"
import { runAsOneStatement } from "../../platform/database/statement-parts.server.ts"
import { newId } from "../../platform/id.ts"
import type { KnownPerson } from "../../platform/personal-data.server.ts"
import { forgetInMails } from "../../platform/platform.personal.server.ts"
import { effectsOfRequests, paramsOf } from "../request-announcement.server.ts"
import { contactShared } from "../service-request.notifications.server.ts"
import { closeRequests, insertRequest } from "../service-request.queries.server.ts"
import { inactiveSideOf, requestDueAt } from "../service-request.rules.ts"
import type { RequestRecord, RequestSender } from "../service-request-views.queries.server.ts"
import {
  eraseInquiryTexts,
  type InquiryRequest,
  listInquiryRequests,
  lockWaitingInquiryRequests,
  markContactShared,
  markSendersNotified,
} from "./inquiry-requests.queries.server.ts"

export { type InquiryRequest, listInquiryRequests, markSendersNotified }

export interface SentInquiry {
  submission_id: string
  customer: RequestSender
  message: string
  /** Whoever accepts has number and address of the sender at once. */
  sharesContact: boolean
  /** Of the desk. */
  sentBy: string
}

export interface InquiryOffer {
  professional_id: string
  service_id: string
  service_type: string
  service_name: string
  city: string | null
  professional: Party
}

/** @returns those who have paused the service or gone since they were looked at: nothing was sent to them */
export const sendInquiryRequests = async (db: Db, inquiry: SentInquiry, offers: readonly InquiryOffer[], now: Date) => {
  const missed: InquiryOffer[] = []
  for (const offer of offers) if (!(await sendOne(db, inquiry, offer, now))) missed.push(offer)
  return missed
}

const sendOne = (db: Db, inquiry: SentInquiry, offer: InquiryOffer, now: Date) => {
  const { submission_id, customer, message, sharesContact, sentBy } = inquiry
  const { professional_id, service_id } = offer
  const [id, answer_due_at] = [newId(), requestDueAt(now)]
  const request: RequestRecord = {
    ...{ ...offer, id, message, customer, answer_due_at: answer_due_at.toISOString() },
    ...{ status: "pending", is_bookable: true, is_pair_blocked: false },
  }
  const { events, parts } = effectsOfRequests([{ request, from: null, to: "pending", actorId: sentBy }], now)
  const row = {
    ...{ id, customer_id: customer.account_id, professional_id, service_id, message, answer_due_at },
    ...{ submission_id, contact_shared_at: sharesContact ? now : null, created_at: now, updated_at: now },
  }
  return insertRequest(db, row, offer.professional.account_id, events, parts)
}

/** Those that nobody has answered yet. @param actorId of the desk; null: the sender has gone @returns how many */
export const withdrawInquiryRequests = async (
  db: Db,
  submissionIds: readonly string[],
  actorId: string | null,
  now: Date,
) => {
  const waiting = await lockWaitingInquiryRequests(db, submissionIds, now)
  if (waiting.length === 0) return 0
  const to = "withdrawn" as const
  const why = actorId === null ? { inactive: inactiveSideOf(to) } : { isByTeam: true }
  const changes = waiting.map((request) => ({ request, from: "pending" as const, to, actorId, ...why }))
  const { events, parts } = effectsOfRequests(changes, now)
  await closeRequests(db, { ids: waiting.map(({ id }) => id), to, now }, events, parts)
  return waiting.length
}

/** The professional who accepted sees number and address from now, and is told. False: there is no such acceptance. */
export const shareInquiryContact = async (db: Db, of: { id: string; submissionId: string }, now: Date) => {
  const shared = await markContactShared(db, of, now)
  if (!shared) return false
  const { is_new, professional, ...request } = shared
  if (is_new && professional.is_reachable) {
    const params = paramsOf({ ...request, professional })
    const told = notification(contactShared, params, [{ ...professional, side: "professional" }])
    await runAsOneStatement(db, notificationsOf([told], now))
  }
  return true
}

/** What professionals were told and sent of inquiries whose sender goes. */
export const forgetInquiries = async (db: Db, submissionIds: readonly string[], person: KnownPerson, now: Date) => {
  await withdrawInquiryRequests(db, submissionIds, null, now)
  const readers = await eraseInquiryTexts(db, submissionIds)
  if (readers.length === 0) return
  const values = readers.map(({ id }) => id)
  const mention = { readers, param: "request_id", values, drop: ["customer_name", "message", "reason"] }
  for (const forget of [forgetInNotifications, forgetInActivities, forgetInMails]) await forget(db, mention, person)
}
