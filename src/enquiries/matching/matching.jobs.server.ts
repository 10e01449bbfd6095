// The clock of inquiries that were sent to professionals: each minute their senders are told of acceptances, and what nobody
// took on waits at the desk again.
import { inBatches } from "../../platform/database/batches.server.ts"
import type { Db } from "../../platform/database/database.server.ts"
import type { Jobs } from "../../platform/jobs.server.ts"
import { queueMail } from "../../platform/mail/mail.server.ts"
import {
  type InquiryRequest,
  listInquiryRequests,
  markSendersNotified,
} from "../../requests/of-inquiries/inquiry-requests.server.ts"
import { insertEntries } from "../desk-entries/desk-entry.queries.server.ts"
import { changeSubmissions } from "../inbox/inbox.queries.server.ts"
import { submissionDueAt } from "../inbox/inbox.rules.ts"
import { deleteExpiredInquiryLinks } from "../status/enquiry-link.queries.server.ts"
import { aboutOf, receiverOf } from "./inquiry-mail.server.ts"
import { inquiryAccepted, inquiryUnplaced } from "./matching.notifications.server.ts"
import { lockUnsettled, type MailedInquiry, markSettled } from "./matching.queries.server.ts"

const BATCH = 20

/** How many were looked at. */
export const settleInquiries = (db: Db, now: Date) =>
  inBatches(BATCH, (size) => db.transaction().execute((batch) => settleBatch(batch, size, now)))

const settleBatch = async (db: Db, size: number, now: Date) => {
  const unsettled = await lockUnsettled(db, size)
  for (const inquiry of unsettled) {
    const requests = await listInquiryRequests(db, inquiry.id, now)
    await tellAcceptances(db, inquiry, requests, now)
    if (requests.every(({ status }) => status !== "pending")) await settle(db, inquiry, requests, now)
  }
  return unsettled.length
}

const tellAcceptances = async (db: Db, inquiry: MailedInquiry, requests: readonly InquiryRequest[], now: Date) => {
  const untold = requests.filter(({ is_untold }) => is_untold)
  if (untold.length === 0) return
  for (const { id, provider_name, reason, has_contact, service_name } of untold) {
    const about = await aboutOf(db, inquiry, service_name, now)
    const params = { request_id: id, professional_name: provider_name, reason, shares_contact: has_contact }
    if (inquiry.email) await queueMail(db, inquiryAccepted, { ...about, ...params }, receiverOf(inquiry))
  }
  await markSendersNotified(
    db,
    untold.map(({ id }) => id),
    now,
  )
}

const settle = async (db: Db, inquiry: MailedInquiry, requests: readonly InquiryRequest[], now: Date) => {
  await markSettled(db, inquiry.id, now)
  const failed = requests.filter(({ status }) => status === "declined" || status === "lapsed")
  const isTaken = requests.some(({ status }) => status === "accepted")
  // What was withdrawn is nobody's to look for any more.
  if (isTaken || failed.length === 0 || !inquiry.email) return
  const due_at = submissionDueAt({ kind: "contact", isWaiting: false, at: now })
  await changeSubmissions(db, [inquiry.id], { status: "in_progress", ...(due_at && { due_at }) })
  await insertEntries(db, [{ submission_id: inquiry.id, kind: "unplaced", author_id: null, created_at: now }])
  const about = await aboutOf(db, inquiry, failed[0]!.service_name, now)
  await queueMail(db, inquiryUnplaced, { ...about, count: failed.length }, receiverOf(inquiry))
}

export const matchingJobs: Jobs = {
  settle_inquiries: async (_payload, { db, clock }) => {
    await settleInquiries(db, clock())
  },
  delete_inquiry_links: async (_payload, { db, clock }) => {
    await inBatches(1000, (size) => deleteExpiredInquiryLinks(db, clock(), size))
  },
}

export const matchingSchedules = ["* * * * * settle_inquiries", "20 3 * * * delete_inquiry_links"]
