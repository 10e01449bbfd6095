// The page of an inquiry for whoever wrote without an account: the token of a mailed link is all that opens it. A wrong one and
// one that has run out get the same answer.
import type { Ctx } from "../../platform/context.server.ts"
import { localizerOf } from "../../platform/language/language.ts"
import { notFound } from "../../platform/problem.ts"
import {
  type InquiryRequest,
  listInquiryRequests,
  shareInquiryContact,
} from "../../requests/of-inquiries/inquiry-requests.server.ts"
import { serviceOfSource } from "../enquiry-choices.ts"
import { findLinkedInquiry } from "./enquiry-link.queries.server.ts"
import type { EnquiryStanding } from "./enquiry-status.contract.ts"
import { enquiryStatusProblemTexts } from "./texts.ts"

const localized = localizerOf(enquiryStatusProblemTexts)

type OpenContext = Pick<Ctx, "db" | "clock">

export const getEnquiryByLink = async (ctx: OpenContext, { token }: { token: string }): Promise<EnquiryStanding> =>
  standingOf(ctx, await requireLinked(ctx, token.slice(0, 100)))

export const shareContactByLink = async (
  ctx: OpenContext,
  { token, request_id: id }: { token: string; request_id: string },
) => {
  const inquiry = await requireLinked(ctx, token)
  const isShared = await shareInquiryContact(ctx.db, { id, submissionId: inquiry.submission_id }, ctx.clock())
  if (!isShared) throw notFound(localized((t) => t.request))
  return standingOf(ctx, inquiry)
}

/** Whoever has accepted stands first, then who may still do so. */
const inOrderOfUse = (requests: readonly InquiryRequest[]) => {
  const place = ({ status }: InquiryRequest) => (status === "accepted" ? 0 : status === "pending" ? 1 : 2)
  return requests.toSorted((one, other) => place(one) - place(other))
}

type Linked = Awaited<ReturnType<typeof requireLinked>>

const requireLinked = async ({ db, clock }: OpenContext, token: string) => {
  const found = await findLinkedInquiry(db, token, clock())
  if (!found) throw notFound(localized((t) => t.thing))
  return found
}

const standingOf = async ({ db, clock }: OpenContext, inquiry: Linked): Promise<EnquiryStanding> => {
  const { submission_id, reference, source, details, phone, has_account, taken_back, created_at, expires_at } = inquiry
  return {
    reference,
    service: serviceOfSource(source) ?? details.serviceType ?? "",
    location: details.location || null,
    has_phone: Boolean(phone),
    has_account,
    taken_back,
    created_at: created_at.toISOString(),
    expires_at: expires_at.toISOString(),
    requests: inOrderOfUse(await listInquiryRequests(db, submission_id, clock())),
  }
}
