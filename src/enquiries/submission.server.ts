// What people write to us. Nothing of it is dropped, and nothing arrives twice: the sender's key is kept for ever, and what
// looks like an advertisement is marked.
import { brand } from "../brand.ts"
import type { Ctx } from "../platform/context.server.ts"
import { DAY_MS } from "../platform/days.ts"
import { defaultLanguage } from "../platform/language/language.ts"
import { queueMail } from "../platform/mail/mail.server.ts"
import { serviceOfSource } from "./enquiry-choices.ts"
import { promisedToNotify, submissionForTeam, submissionReceived } from "./submission.notifications.server.ts"
import * as rows from "./submission.queries.server.ts"
import { LETTERS_A_DAY, looksLikeSpam } from "./submission.rules.ts"
import type { CareerSubmission, ContactSubmission, RegistrationSubmission } from "./submission.schema.ts"
import { sameAsBefore, submissionEnvelope } from "./submission-envelope.server.ts"
import { submissionTexts } from "./texts.ts"

export const storeContact = async (ctx: Ctx, form: ContactSubmission) => {
  const { name, email, phone, subject, message, source, details } = form
  const slug = serviceOfSource(source) ?? details.serviceType
  const service = slug === undefined ? undefined : await rows.findServiceToOpen(ctx.db, slug)
  const said = { name, email, phone, subject, message, source, details, waits_for: service?.id ?? null }
  const kept = await store(ctx, "contact", form, said)
  if (kept.isNew) await (service ? sendConfirmations(ctx, kept, service.plural_name) : acknowledge(ctx, kept))
  return acknowledgement(ctx, kept)
}

export const storeRegistration = async (ctx: Ctx, form: RegistrationSubmission) => {
  const { name, email, phone, source, portfolioDescription: message, serviceType, businessName } = form
  const { experience, location, website = "", socialMedia = "" } = form
  const details = { serviceType, businessName, experience, location, website, socialMedia }
  const said = { name, email, phone, message, source, details, waits_for: null }
  const kept = await store(ctx, "registration", form, said)
  if (kept.isNew) await acknowledge(ctx, kept)
  return acknowledgement(ctx, kept)
}

export const storeInterest = async (ctx: Ctx, form: CareerSubmission) => {
  const { name, email, role, source } = form
  const kept = await store(ctx, "career", form, { name, email, source, details: { role }, waits_for: null })
  if (kept.isNew) await acknowledge(ctx, kept)
  return acknowledgement(ctx, kept)
}

type SubmissionInput = Pick<
  rows.NewSubmission,
  "name" | "email" | "phone" | "subject" | "message" | "source" | "details" | "waits_for"
>

interface StoredSubmission extends SubmissionInput {
  id: string
  reference: string
  is_spam: boolean
  isNew: boolean
}

const store = async (
  ctx: Ctx,
  kind: rows.NewSubmission["kind"],
  { timestamp, trap: honeypot }: { timestamp?: string | undefined; trap: string },
  said: SubmissionInput,
): Promise<StoredSubmission> => {
  const { db } = ctx
  const { number, arrival } = submissionEnvelope(ctx, timestamp)
  const text = `${said.subject ?? ""} ${said.message ?? ""}`
  const is_spam = looksLikeSpam({ text, trap: honeypot, isOfWorks: kind === "registration" })
  const submission = { ...said, ...arrival, kind, reference: number, is_spam }
  if (await rows.insertSubmission(db, submission)) {
    await tellTeam(db, submission)
    return { ...said, ...submission, isNew: true }
  }
  const { id, reference } = sameAsBefore(await rows.findSubmission(db, submission))
  return { ...said, id, reference, is_spam, isNew: false }
}

/** There is no other place yet where it could be read. */
const tellTeam = (db: Ctx["db"], { reference, is_spam, ...said }: Omit<StoredSubmission, "isNew">) => {
  const { name, email, phone, subject, message, source, details } = said
  const told = { reference, source, is_spam, name, email, details, ...(phone && { phone }) }
  return queueMail(
    db,
    submissionForTeam,
    { ...told, ...(subject && { subject }), ...(message && { message }) },
    { email: subject === "support" ? brand.emails.support : brand.emails.general, language: defaultLanguage },
  )
}

const acknowledgement = ({ language }: Ctx, { id, reference }: StoredSubmission) => ({
  id,
  reference,
  message: submissionTexts.in(language).taken(reference),
})

/**
 * With the number by which it can be asked for, five a day to a mailbox. Also to who looks like an advertisement: a browser
 * that fills in the field that nobody sees makes one of anybody, and the thanks were given.
 */
const acknowledge = async ({ db, clock, language }: Ctx, { email, reference }: StoredSubmission) => {
  const letters = await rows.mailsOfADay(db, { kind: "submission_received", email, now: clock() })
  if (letters.length < LETTERS_A_DAY) await queueMail(db, submissionReceived, { reference }, { email, language })
}

/** Who waits for a service was promised a letter: it says for what, and by which number; once an hour about each. */
const sendConfirmations = async (
  { db, clock, language }: Ctx,
  { email, reference }: StoredSubmission,
  services: string,
) => {
  const now = clock()
  const letters = await rows.mailsOfADay(db, { kind: "promised_to_tell", email, now })
  const anHourAgo = new Date(now.getTime() - DAY_MS / 24)
  const hasJustComeAboutIt = letters.some(
    ({ params, created_at }) => params.services === services && created_at > anHourAgo,
  )
  if (letters.length >= LETTERS_A_DAY || hasJustComeAboutIt) return
  await queueMail(db, promisedToNotify, { reference, services }, { email, language })
}
