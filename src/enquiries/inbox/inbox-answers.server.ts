// What the desk mails to the sender of a submission: an answer, an invitation, a refusal; and what comes back, entered by hand
// where it did not come by mail (docs/decisions/0078).
import type { AuditAct } from "../../accounts/audit/audit-actions.rules.ts"
import { recordAct } from "../../accounts/audit.server.ts"
import type { Db } from "../../platform/database/database.server.ts"
import { runAsOneStatement } from "../../platform/database/statement-parts.server.ts"
import { languageNamed, localizerOf } from "../../platform/language/language.ts"
import { mailsOf, queueMail } from "../../platform/mail/mail.server.ts"
import { conflict } from "../../platform/problem.ts"
import { insertEntries, type NewEntry } from "../desk-entries/desk-entry.queries.server.ts"
import { prefilledOf, type Registered } from "../registration/prefilled.ts"
import { teamAddress } from "../team-address.server.ts"
import * as notifications from "./inbox.notifications.server.ts"
import * as queries from "./inbox.queries.server.ts"
import { submissionDueAt } from "./inbox.rules.ts"
import { type DeskContext, entryOf, getSubmission, requireSubmission } from "./inbox.server.ts"
import { inboxProblemTexts } from "./texts.ts"

const localized = localizerOf(inboxProblemTexts)

interface Answer {
  id: string
  version?: number | undefined
  text: string
}

export const replyToSubmission = async (ctx: DeskContext, { id, version, text }: Answer) => {
  const found = await requireReachable(ctx, id, version)
  const { name } = found
  const message = quoted(await queries.findWritten(ctx.db, id))
  await queueMail(
    ctx.db,
    notifications.submissionReply,
    { ...addressedOf(found), text, name, message },
    receiverOf(found),
  )
  await answered(ctx, [found], { kind: "reply", body: text })
  return done(ctx, id, "reply_to_submission", "replied")
}

/** Characters of what is answered. */
const QUOTED = 1000

const quoted = (message: string) => {
  const characters = [...message]
  return characters.length > QUOTED ? `${characters.slice(0, QUOTED).join("").trimEnd()}…` : message
}

type Reopened = Pick<Found, "id" | "status" | "kind" | "is_waiting">

/** It is new again for whoever has it, with its time anew: somebody waits for another answer. */
export const reopenForIncoming = async (db: Db, { id, status, kind, is_waiting }: Reopened, at: Date) => {
  if (status !== "answered" && status !== "closed") return
  const due_at = submissionDueAt({ kind, isWaiting: is_waiting, at })
  await queries.changeSubmissions(db, [id], { status: "in_progress", due_at })
}

export const enterIncoming = async (ctx: DeskContext, { id, text }: Answer) => {
  await reopenForIncoming(ctx.db, await requireSubmission(ctx, id, undefined), ctx.clock())
  await insertEntries(ctx.db, [entryOf(ctx, id, { kind: "incoming", body: text })])
  return done(ctx, id, "enter_incoming", "entered")
}

export const approveRegistration = async (ctx: DeskContext, { id, version }: Omit<Answer, "text">) => {
  const found = await requireUndecided(ctx, id, version)
  const account = await queries.findAccountOf(ctx.db, found.email)
  if (account?.is_professional) throw conflict(localized((t) => t.joinedAlready))
  await inviteRegistered(ctx, [{ row: found, hasAccount: account !== undefined }], notifications.registrationApproved)
  return done(ctx, id, "approve_registration", "approved")
}

interface Invited {
  row: Addressee & Registered
  /** Then the invitation leads to it. */
  hasAccount: boolean
}

/**
 * Registrations become approved ones, each with its invitation on the way.
 * @param by the mail, by whether they have written to us
 */
export const inviteRegistered = async (
  ctx: DeskContext,
  invited: readonly Invited[],
  by: typeof notifications.registrationApproved,
) => {
  const mails = invited.map(({ row, hasAccount }) => ({
    ...receiverOf(row),
    kind: by.kind,
    params: {
      ...addressedOf(row),
      ...{ email: row.email, has_account: hasAccount },
      ...(!hasAccount && { prefilled: prefilledOf(row) }),
    },
  }))
  await runAsOneStatement(ctx.db, [mailsOf(mails)])
  const rows = invited.map(({ row }) => row)
  await answered(ctx, rows, { kind: "approved" }, "approved")
}

export const refuseRegistration = async (ctx: DeskContext, { id, version, text }: Answer) => {
  const found = await requireUndecided(ctx, id, version)
  await queueMail(ctx.db, notifications.registrationRefused, { ...addressedOf(found), text }, receiverOf(found))
  await answered(ctx, [found], { kind: "refused", body: text }, "refused")
  return done(ctx, id, "refuse_registration", "refused")
}

/** Nobody can be written to whose account is gone, and what they wrote with it. */
const requireReachable = async (ctx: DeskContext, id: string, version: number | undefined) => {
  const found = await requireSubmission(ctx, id, version)
  if (found.email === "") throw conflict(localized((t) => t.senderGone))
  return found
}

const requireUndecided = async (ctx: DeskContext, id: string, version: number | undefined) => {
  const found = await requireReachable(ctx, id, version)
  if (found.kind !== "registration") throw conflict(localized((t) => t.noRegistration))
  const { decision } = found
  if (decision)
    throw conflict(
      localized((t) => t.decided[decision]),
      { decision },
    )
  return found
}

type Found = queries.LockedSubmission
type Addressee = Pick<Found, "id" | "reference" | "subject" | "email" | "language" | "assigned_to">

const addressedOf = ({ reference, subject }: Addressee) => ({ reference, reply_to: teamAddress(subject) })

const receiverOf = ({ email, language }: Addressee) => ({ email, language: languageNamed(language) })

/** Whoever answers first has it from then on. */
const answered = async (
  ctx: DeskContext,
  rows: readonly Addressee[],
  entry: Pick<NewEntry, "kind" | "body">,
  decision?: Found["decision"],
) => {
  for (const [assigned_to, group] of Map.groupBy(rows, (row) => row.assigned_to ?? ctx.actor.account_id))
    await queries.changeSubmissions(ctx.db, idsOf(group), {
      ...{ status: "answered", answered_at: ctx.clock(), assigned_to },
      ...(decision && { decision }),
    })
  await insertEntries(
    ctx.db,
    rows.map(({ id }) => entryOf(ctx, id, entry)),
  )
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

type Done = keyof Pick<ReturnType<typeof inboxProblemTexts.in>["done"], "replied" | "entered" | "approved" | "refused">

const done = async (ctx: DeskContext, id: string, act: AuditAct, said: Done) => {
  await recordAct(ctx, act, { subject: id })
  return { ...(await getSubmission(ctx, { id })), message: inboxProblemTexts.in(ctx.language).done[said] }
}
