// What people write to us. Nothing of it is dropped, and nothing arrives twice: the sender's key is kept for ever, and what
// looks like an advertisement is marked.
import { brand } from "../brand.ts"
import type { Ctx } from "../platform/context.server.ts"
import { newId } from "../platform/id.ts"
import { queueMail } from "../platform/mail/mail.server.ts"
import { invalid } from "../platform/problem.ts"
import { refusalWords } from "../platform/refusals.words.ts"
import { defaultLanguage, say } from "../platform/words/language.ts"
import { promisedToTell, submissionForTeam } from "./submission.kinds.server.ts"
import * as rows from "./submission.queries.server.ts"
import { isDrawn, looksLikeSpam, referenceOf } from "./submission.rules.ts"
import type { CareerSubmission, ContactSubmission, RegistrationSubmission } from "./submission.schema.ts"
import { submissionWords } from "./submission.words.ts"

export const takeContact = async (ctx: Ctx, form: ContactSubmission) => {
  const { name, email, phone, subject, message, source, details } = form
  const kept = await keep(ctx, "contact", form, { name, email, phone, subject, message, source, details })
  if (kept.isNew && !kept.is_spam) await confirmWaiting(ctx, kept, form)
  return taken(ctx, kept)
}

export const takeRegistration = async (ctx: Ctx, form: RegistrationSubmission) => {
  const { name, email, phone, source, portfolioDescription: message, serviceType, businessName } = form
  const { experience, location, website = "", socialMedia = "" } = form
  const details = { serviceType, businessName, experience, location, website, socialMedia }
  return taken(ctx, await keep(ctx, "registration", form, { name, email, phone, message, source, details }))
}

export const takeInterest = async (ctx: Ctx, form: CareerSubmission) => {
  const { name, email, role, source } = form
  return taken(ctx, await keep(ctx, "career", form, { name, email, source, details: { role } }))
}

type Said = Pick<rows.NewSubmission, "name" | "email" | "phone" | "subject" | "message" | "source" | "details">

interface Kept extends Said {
  id: string
  reference: string
  is_spam: boolean
  isNew: boolean
}

const keep = async (
  { db, actor, clock, language, idempotencyKey }: Ctx,
  kind: rows.NewSubmission["kind"],
  { timestamp, trap }: { timestamp?: string | undefined; trap: string },
  said: Said,
): Promise<Kept> => {
  const id = newId()
  const key = idempotencyKey ?? id
  const now = clock()
  const submission = {
    ...said,
    id,
    kind,
    idempotency_key: key,
    reference: referenceOf(isDrawn(key) ? key : id),
    account_id: actor?.account_id ?? null,
    language,
    is_spam: looksLikeSpam({
      text: `${said.subject ?? ""} ${said.message ?? ""}`,
      trap,
      isOfWorks: kind === "registration",
    }),
    // A clock that is ahead has sent nothing tomorrow.
    sent_at: timestamp && new Date(timestamp) <= now ? new Date(timestamp) : null,
    created_at: now,
  }
  const { is_spam } = submission
  if (await rows.insertSubmission(db, submission)) {
    await tellTeam(db, submission)
    return { ...said, ...submission, isNew: true }
  }
  const before = await rows.findSubmission(db, submission)
  if (!before?.is_same) throw invalid({ idempotency_key: say(refusalWords, (t) => t.idempotencyKey.taken) })
  return { ...said, id: before.id, reference: before.reference, is_spam, isNew: false }
}

/** There is no other place yet where it could be read. */
const tellTeam = (db: Ctx["db"], { reference, is_spam, ...said }: Omit<Kept, "isNew">) => {
  const { name, email, phone, subject, message, source, details } = said
  const told = { reference, source, is_spam, name, email, details, ...(phone && { phone }) }
  return queueMail(
    db,
    submissionForTeam,
    { ...told, ...(subject && { subject }), ...(message && { message }) },
    { email: subject === "support" ? brand.emails.support : brand.emails.general, language: defaultLanguage },
  )
}

const taken = ({ language }: Ctx, { id, reference }: Kept) => ({
  id,
  reference,
  message: submissionWords.in(language).taken(reference),
})

/** Who waits for a service was promised a letter: it says for what, and by which number. */
const confirmWaiting = async ({ db, clock, language }: Ctx, { email, reference }: Kept, form: ContactSubmission) => {
  const [, slug] = /^service_page_(.+)$/.exec(form.source) ?? []
  const service = slug && (await rows.findServiceToOpen(db, slug))
  if (!service) return
  const letter = { reference, services: service.plural_name }
  if (!(await rows.mayPromise(db, { email, ...letter, now: clock() }))) return
  await queueMail(db, promisedToTell, letter, { email, language })
}
