// Submissions of the public forms. None is dropped and none is stored twice: the sender's Idempotency-Key is kept for ever,
// and what looks like spam is marked.
import type { Ctx } from "../platform/context.server.ts"
import { DAY_MS } from "../platform/days.ts"
import { defaultLanguage } from "../platform/language/language.ts"
import { queueMail } from "../platform/mail/mail.server.ts"
import { serviceOfSource } from "./enquiry-choices.ts"
import { submissionDueAt } from "./inbox/inbox.rules.ts"
import { promisedToNotify, submissionForTeam, submissionReceived } from "./submission.notifications.server.ts"
import * as queries from "./submission.queries.server.ts"
import { looksLikeSpam, MAX_MAILS_PER_DAY } from "./submission.rules.ts"
import type { CareerSubmission, ContactSubmission, RegistrationSubmission } from "./submission.schema.ts"
import { requireSameContent, submissionEnvelope } from "./submission-envelope.server.ts"
import { teamAddress } from "./team-address.server.ts"
import { submissionTexts } from "./texts.ts"

export const storeContact = async (ctx: Ctx, form: ContactSubmission) => {
  const { name, email, phone, subject, message, source, details, shares_contact } = form
  const slug = serviceOfSource(source) ?? details.serviceType
  const service = slug === undefined ? undefined : await queries.findServiceToOpen(ctx.db, slug)
  const fields = {
    name,
    email,
    phone,
    subject,
    message,
    source,
    details,
    shares_contact,
    waits_for: service?.id ?? null,
    city_id: service
      ? await queries.findAwaitedCity(ctx.db, details.location ?? "", ctx.actor?.account_id ?? null)
      : null,
  }
  const stored = await store(ctx, "contact", form, fields)
  if (stored.isNew)
    await (service ? queuePromisedMail(ctx, stored, service.plural_name) : queueReceivedMail(ctx, stored))
  return acknowledgementOf(ctx, stored)
}

export const storeRegistration = async (ctx: Ctx, form: RegistrationSubmission) => {
  const { name, email, phone, source, portfolioDescription: message, serviceType, businessName } = form
  const { experience, location, website = "", socialMedia = "" } = form
  const details = { serviceType, businessName, experience, location, website, socialMedia }
  const fields = { name, email, phone, message, source, details, waits_for: null, city_id: null }
  const stored = await store(ctx, "registration", form, fields)
  if (stored.isNew) await queueReceivedMail(ctx, stored)
  return acknowledgementOf(ctx, stored)
}

export const storeInterest = async (ctx: Ctx, form: CareerSubmission) => {
  const { name, email, role, source } = form
  const fields = { name, email, source, details: { role }, waits_for: null, city_id: null }
  const stored = await store(ctx, "career", form, fields)
  if (stored.isNew) await queueReceivedMail(ctx, stored)
  return acknowledgementOf(ctx, stored)
}

type SubmissionInput = Pick<
  queries.NewSubmission,
  "name" | "email" | "phone" | "subject" | "message" | "source" | "details" | "shares_contact" | "waits_for" | "city_id"
>

interface StoredSubmission extends SubmissionInput {
  id: string
  reference: string
  is_spam: boolean
  isNew: boolean
}

const store = async (
  ctx: Ctx,
  kind: queries.NewSubmission["kind"],
  { timestamp, trap: honeypot }: { timestamp?: string | undefined; trap: string },
  fields: SubmissionInput,
): Promise<StoredSubmission> => {
  const { db } = ctx
  const { reference, columns } = submissionEnvelope(ctx, timestamp)
  const text = `${fields.subject ?? ""} ${fields.message ?? ""}`
  const is_spam = looksLikeSpam({ text, trap: honeypot, isOfWorks: kind === "registration" })
  const due_at = submissionDueAt({ kind, isWaiting: fields.waits_for !== null, at: columns.created_at })
  const submission = { ...fields, ...columns, kind, reference, is_spam, due_at }
  if (await queries.insertSubmission(db, submission)) {
    await queueTeamMail(db, submission)
    return { ...fields, ...submission, isNew: true }
  }
  const earlier = requireSameContent(await queries.findSubmission(db, submission))
  return { ...fields, id: earlier.id, reference: earlier.reference, is_spam, isNew: false }
}

/** The mail holds all of it, so that whoever reads the mailbox needs not come to the inbox to know what it is. */
const queueTeamMail = (db: Ctx["db"], { id, reference, is_spam, ...fields }: Omit<StoredSubmission, "isNew">) => {
  const { name, email, phone, subject, message, source, details } = fields
  const params = { id, reference, source, is_spam, name, email, details, ...(phone && { phone }) }
  return queueMail(
    db,
    submissionForTeam,
    { ...params, ...(subject && { subject }), ...(message && { message }) },
    { email: teamAddress(subject), language: defaultLanguage },
  )
}

const acknowledgementOf = ({ language }: Ctx, { id, reference }: StoredSubmission) => ({
  id,
  reference,
  message: submissionTexts.in(language).taken(reference),
})

/**
 * Mails the reference, at most five times a day to a mailbox. Also for what looks like spam: a browser that fills in the
 * honeypot makes anybody look like it, and the page has confirmed the submission already.
 */
const queueReceivedMail = async ({ db, clock, language }: Ctx, { email, reference }: StoredSubmission) => {
  const mails = await queries.lockAndListRecentMails(db, { kind: "submission_received", email, now: clock() })
  if (mails.length < MAX_MAILS_PER_DAY) await queueMail(db, submissionReceived, { reference }, { email, language })
}

/** Confirms that a mail will follow when the service opens, with the reference; once an hour for each service. */
const queuePromisedMail = async (
  { db, clock, language }: Ctx,
  { email, reference }: StoredSubmission,
  services: string,
) => {
  const now = clock()
  const mails = await queries.lockAndListRecentMails(db, { kind: "promised_to_tell", email, now })
  const anHourAgo = new Date(now.getTime() - DAY_MS / 24)
  const hasRecentMail = mails.some(({ params, created_at }) => params.services === services && created_at > anHourAgo)
  if (mails.length >= MAX_MAILS_PER_DAY || hasRecentMail) return
  await queueMail(db, promisedToNotify, { reference, services }, { email, language })
}
