// The desk sends an inquiry to professionals as requests, and takes it back (docs/decisions/0061). The inquiry's row is locked
// first, so of two administrators the second hears who was faster.
import { recordAct } from "../../accounts/audit.server.ts"
import type { Ctx } from "../../platform/context.server.ts"
import { languageNamed, localizerOf } from "../../platform/language/language.ts"
import { queueMail } from "../../platform/mail/mail.server.ts"
import { conflict } from "../../platform/problem.ts"
import {
  listInquiryRequests,
  sendInquiryRequests,
  withdrawInquiryRequests,
} from "../../requests/of-inquiries/inquiry-requests.server.ts"
import { requestDueAt } from "../../requests/service-request.rules.ts"
import { insertEntries } from "../desk-entries/desk-entry.queries.server.ts"
import type { DeskEntry } from "../desk-entries/desk-entry.schema.ts"
import { changeSubmissions } from "../inbox/inbox.queries.server.ts"
import { entryOf, getSubmission, requireSubmission } from "../inbox/inbox.server.ts"
import { aboutOf, receiverOf } from "./inquiry-mail.server.ts"
import { inquirySent, inquiryTakenBack } from "./matching.notifications.server.ts"
import { findMailedInquiry, markMatched, markSettled } from "./matching.queries.server.ts"
import type { InquirySending, InquiryWithdrawal } from "./matching.schema.ts"
import { type Inquiry, listOffered, type Offered } from "./suggestion.queries.server.ts"
import { MAX_MATCHED } from "./suggestion.rules.ts"
import { areaOf, requireInquiry } from "./suggestion.server.ts"
import { matchingProblemTexts } from "./texts.ts"

type DeskContext = Ctx<"admin">

const localized = localizerOf(matchingProblemTexts)

export const sendInquiry = async (ctx: DeskContext, { id, provider_ids, version }: InquirySending) => {
  const { db, clock, actor, language } = ctx
  const found = await requireSubmission(ctx, id, version)
  const inquiry = await requireInquiry(ctx, id)
  const now = clock()
  await refuseMore(ctx, id, provider_ids.length, now)
  const offers = await requireOffered(ctx, inquiry, provider_ids, now)
  const { customer_id, email, name, shares_contact } = inquiry
  const customer = {
    account_id: customer_id,
    email,
    name,
    language: languageNamed(inquiry.language),
    is_reachable: true,
  }
  const sent = { submission_id: id, customer, message: inquiry.message, sharesContact: shares_contact }
  const missed = await sendInquiryRequests(db, { ...sent, sentBy: actor.account_id }, offers, now)
  if (missed.length > 0) throw notOffered()
  await markMatched(db, id, now)
  await changeSubmissions(db, [id], {
    ...{ status: "answered", answered_at: now, assigned_to: found.assigned_to ?? actor.account_id },
  })
  const names = offers.map(({ business_name }) => business_name)
  await insertEntries(db, [entryOf(ctx, id, { kind: "sent", body: names.join("\n") })])
  await mailSent(ctx, inquiry, offers, now)
  await recordAct(ctx, "send_inquiry", { subject: id, details: { provider_ids } })
  const { done } = matchingProblemTexts.in(language)
  return { ...(await getSubmission(ctx, { id })), message: done.sent(offers.length) }
}

/** No more than have it already may come to. */
const refuseMore = async ({ db }: DeskContext, id: string, more: number, now: Date) => {
  const before = await listInquiryRequests(db, id, now)
  const open = before.filter(({ status }) => status === "pending" || status === "accepted")
  if (open.length + more > MAX_MATCHED) throw conflict(localized((t) => t.enough))
}

/** Whoever was suggested and may still get it, in the order in which they were chosen. */
const requireOffered = async (ctx: DeskContext, inquiry: Inquiry, ids: readonly string[], now: Date) => {
  const area = await areaOf(ctx, inquiry)
  const among = [...new Set(ids)]
  const offered = area ? await listOffered(ctx.db, { inquiry, area, now, among }) : []
  const chosen = among.flatMap((id) => offered.find(({ professional_id }) => professional_id === id) ?? [])
  if (chosen.length < among.length) throw notOffered()
  return chosen
}

const notOffered = () => conflict(localized((t) => t.notOffered))

const mailSent = async ({ db }: DeskContext, inquiry: Inquiry, offers: readonly Offered[], now: Date) => {
  const { customer_id, shares_contact } = inquiry
  const addressed = { ...inquiry, has_account: customer_id !== null }
  const params = {
    ...(await aboutOf(db, addressed, offers[0]!.service_name, now)),
    ...{ shares_contact, count: offers.length },
    ...{ names: offers.map(({ business_name }) => business_name), due_at: requestDueAt(now).toISOString() },
  }
  await queueMail(db, inquirySent, params, receiverOf(inquiry))
}

export const withdrawInquiry = async (ctx: DeskContext, { id, version, note }: InquiryWithdrawal) => {
  const { db, clock, actor, language } = ctx
  const found = await requireSubmission(ctx, id, version)
  const now = clock()
  const count = await withdrawInquiryRequests(db, [id], actor.account_id, now)
  if (count === 0) throw conflict(localized((t) => t.nobodyWaits))
  const requests = await listInquiryRequests(db, id, now)
  const isTaken = requests.some(({ status }) => status === "accepted")
  // Nobody looks for others: the clock would, where somebody had declined it before.
  if (!isTaken) await markSettled(db, id, now)
  const isDone = !isTaken && found.status === "answered"
  await changeSubmissions(db, [id], isDone ? { status: "closed" } : {})
  const changes: DeskEntry["changes"] = isDone ? { status: [found.status, "closed"] } : {}
  await insertEntries(db, [entryOf(ctx, id, { kind: "taken_back", body: note ?? "", changes })])
  await mailTakenBack(ctx, id, { count, is_taken: isTaken, service: requests[0]!.service_name, text: note })
  await recordAct(ctx, "withdraw_inquiry", { subject: id, details: { count } })
  const { done } = matchingProblemTexts.in(language)
  return { ...(await getSubmission(ctx, { id })), message: done.takenBack(count) }
}

interface TakenBack {
  count: number
  is_taken: boolean
  service: string
  text: string | undefined
}

const mailTakenBack = async ({ db, clock }: DeskContext, id: string, { service, text, ...taken }: TakenBack) => {
  const inquiry = await findMailedInquiry(db, id)
  // Its sender has gone.
  if (!inquiry.email) return
  const about = await aboutOf(db, inquiry, service, clock())
  await queueMail(db, inquiryTakenBack, { ...about, ...taken, ...(text && { text }) }, receiverOf(inquiry))
}
