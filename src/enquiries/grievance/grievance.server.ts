// Complaints. Each gets a ticket at once, and the grievance officer gets all of it by mail; it is answered at the desk (desk/).
// Ticket and address together give access to its state, and to its escalation when that is due.
import { brand } from "../../brand.ts"
import type { Ctx } from "../../platform/context.server.ts"
import { DAY_MS, dayAfter, noonOf } from "../../platform/days.ts"
import { defaultLanguage, type Language, languageNamed, localize } from "../../platform/language/language.ts"
import { queueMail } from "../../platform/mail/mail.server.ts"
import { conflict, Problem } from "../../platform/problem.ts"
import { datesIn, indianDay } from "../../platform/time.ts"
import { insertEntries } from "../desk-entries/desk-entry.queries.server.ts"
import type { DeskEntry } from "../desk-entries/desk-entry.schema.ts"
import { lockAndListRecentMails } from "../submission.queries.server.ts"
import { looksLikeSpam, MAX_MAILS_PER_DAY } from "../submission.rules.ts"
import { requireSameContent, submissionEnvelope } from "../submission-envelope.server.ts"
import * as notifications from "./grievance.notifications.server.ts"
import * as queries from "./grievance.queries.server.ts"
import { isReport, LAST_LEVEL, RESOLVED_DAYS, reportedIdOf, ticketFrom, workingDayAfter } from "./grievance.rules.ts"
import type { Grievance, GrievanceQuery, GrievanceState } from "./grievance.schema.ts"
import { findReportedKind } from "./reported/reported-item.server.ts"
import { grievanceTexts } from "./texts.ts"

export const storeGrievance = async (ctx: Ctx, { trap: honeypot, timestamp, ...fields }: Grievance) => {
  const { db, language } = ctx
  const { reference, columns } = submissionEnvelope(ctx, timestamp)
  const now = columns.created_at
  const mails = await lockAndListRecentMails(db, { kind: "grievance_acknowledged", email: fields.email, now })
  const grievance: queries.NewGrievance = {
    ...fields,
    ...columns,
    phone: fields.phone,
    booking: fields.booking,
    ticket: reference,
    // A complaint may need many links as evidence.
    is_spam: looksLikeSpam({ text: fields.message, trap: honeypot, isOfWorks: true }),
    acknowledged_at: mails.length < MAX_MAILS_PER_DAY ? now : null,
    resolve_by: answerDay(now),
  }
  if (await queries.insertGrievance(db, grievance)) {
    await queueFiledMails(ctx, grievance)
    return filedAnswer(grievance, language)
  }
  return filedAnswer(requireSameContent(await queries.findFiled(db, grievance)), language)
}

export const getGrievance = async ({ db, clock }: Ctx, input: GrievanceQuery): Promise<GrievanceState> => {
  const found = await queries.findGrievance(db, normalizedQuery(input))
  if (!found) throw unknown()
  return stateOf(found, clock())
}

/** Of the last twelve months, as they are published; null where nobody has complained. */
export const getGrievanceFigures = async ({ db, clock }: Pick<Ctx, "db" | "clock">) => {
  const figures = await queries.countGrievances(db, new Date(clock().getTime() - YEAR_MS))
  return figures.received === 0 ? null : figures
}

const YEAR_MS = 365 * DAY_MS

export const storeEscalation = async ({ db, clock }: Ctx, input: GrievanceQuery): Promise<GrievanceState> => {
  const now = clock()
  const next = { now, today: indianDay(now), resolve_by: answerDay(now) }
  const escalated = await queries.escalate(db, normalizedQuery(input), next)
  if (!escalated) throw await whyNotEscalated(db, input, now)
  const { id, ticket, resolve_by, level, email, language } = escalated
  const changes: DeskEntry["changes"] = { level: [level - 1, level] }
  await insertEntries(db, [{ grievance_id: id, kind: "escalated", changes, author_id: null, created_at: now }])
  await queueMail(
    db,
    notifications.grievanceTakenFurther,
    { ticket, resolve_by, level },
    { email, language: languageNamed(language) },
  )
  await queueMail(db, notifications.grievanceForOfficer, await officerMail(db, escalated), officer)
  return stateOf(escalated, now)
}

const officer = { email: brand.grievanceOfficer.email, language: defaultLanguage }

/** Until when a level that begins now is to answer. */
export const answerDay = (now: Date) => workingDayAfter(indianDay(now), RESOLVED_DAYS)

const normalizedQuery = ({ ticket, email }: GrievanceQuery) => ({ ticket: ticketFrom(ticket), email })

const queueFiledMails = async ({ db, language }: Ctx, grievance: queries.NewGrievance) => {
  const { ticket, resolve_by, email, acknowledged_at, is_spam } = grievance
  if (acknowledged_at)
    await queueMail(db, notifications.grievanceAcknowledged, { ticket, resolve_by }, { email, language })
  const isAcknowledged = acknowledged_at !== null
  await queueMail(
    db,
    notifications.grievanceForOfficer,
    { ...(await officerMail(db, grievance)), is_spam, isAcknowledged },
    officer,
  )
}

type ComplaintMail = Pick<
  queries.NewGrievance,
  "id" | "ticket" | "kind" | "name" | "email" | "message" | "resolve_by"
> & {
  phone?: string | null | undefined
  booking?: string | null | undefined
  level?: number
}

const officerMail = async (db: Ctx["db"], { phone, booking, level = 0, ...complaint }: ComplaintMail) => {
  const { id, ticket, kind, name, email, message, resolve_by } = complaint
  const reportedId = isReport(kind) ? reportedIdOf(booking ?? "") : undefined
  return {
    ...{ id, ticket, kind, name, email, message, resolve_by, level },
    ...(phone && { phone }),
    ...(reportedId ? { reported: await findReportedKind(db, reportedId) } : booking && { booking }),
  }
}

const filedAnswer = (
  { ticket, resolve_by }: Pick<queries.NewGrievance, "ticket" | "resolve_by">,
  language: Language,
) => ({
  ticket,
  resolve_by,
  message: grievanceTexts.in(language).filed(ticket, datesIn(language).weekday(noonOf(resolve_by))),
})

const stateOf = (row: queries.GrievanceRow, now: Date): GrievanceState => {
  const { ticket, kind, status, level, created_at, resolve_by, moved_because } = row
  const hasLevel = level < LAST_LEVEL
  const is_overdue = status === "open" && resolve_by < indianDay(now)
  return {
    ...{ ticket, kind, status, level, resolve_by },
    filed_at: created_at.toISOString(),
    acknowledged_at: isoOrNull(row.acknowledged_at),
    escalated_at: isoOrNull(row.escalated_at),
    answered_at: isoOrNull(row.answered_at),
    asked_at: isoOrNull(row.asked_at),
    closed_at: isoOrNull(row.closed_at),
    moved_because,
    is_overdue,
    can_escalate: hasLevel && (status !== "open" || is_overdue),
    escalate_from: hasLevel ? dayAfter(resolve_by, 1) : null,
  }
}

const isoOrNull = (at: Date | null) => at?.toISOString() ?? null

const unknown = () =>
  new Problem(
    "not_found",
    localize(grievanceTexts, (t) => t.unknown),
  )

const whyNotEscalated = async (db: Ctx["db"], input: GrievanceQuery, now: Date) => {
  const found = await queries.findGrievance(db, normalizedQuery(input))
  if (!found) return unknown()
  const state = stateOf(found, now)
  const { escalate_from } = state
  if (escalate_from === null) return conflict(localize(grievanceTexts, (t) => t.noLevelLeft))
  const says = (language: Language) =>
    grievanceTexts.in(language).tooSoon(datesIn(language).weekday(noonOf(escalate_from), now))
  return conflict(says, { escalate_from })
}
