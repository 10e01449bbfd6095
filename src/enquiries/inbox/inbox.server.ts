// The inbox of what people write by the public forms: looked through, given to somebody, sorted. What is mailed to the sender
// stands in inbox-answers.server.ts.

import { recordAct, recordedFilter } from "../../accounts/audit.server.ts"
import { pageOf } from "../../platform/api/page.server.ts"
import type { StreamedFile } from "../../platform/api/serve-file.server.ts"
import type { Ctx } from "../../platform/context.server.ts"
import { csvFile } from "../../platform/csv-file.server.ts"
import { localizerOf } from "../../platform/language/language.ts"
import { notFound } from "../../platform/problem.ts"
import { indianDay } from "../../platform/time.ts"
import { listInquiryRequests } from "../../requests/of-inquiries/inquiry-requests.server.ts"
import { type Assignee, assigneeOf } from "../desk-entries/assignee.server.ts"
import { insertEntries, listEntries, type NewEntry } from "../desk-entries/desk-entry.queries.server.ts"
import type { DeskEntry } from "../desk-entries/desk-entry.schema.ts"
import { requireVersion } from "../desk-entries/row-version.server.ts"
import { teamAddress } from "../team-address.server.ts"
import * as queries from "./inbox.queries.server.ts"
import type { BulkChange, InboxFilter, SubmissionChange } from "./inbox.schema.ts"
import { inboxTable } from "./inbox-csv.server.ts"
import { inboxProblemTexts } from "./texts.ts"

export type DeskContext = Ctx<"admin">

const localized = localizerOf(inboxProblemTexts)

export const listInbox = async (
  { db, actor }: DeskContext,
  { limit, cursor, ...filter }: InboxFilter & { limit: number; cursor?: string | undefined },
) => {
  const rows = await queries.listSubmissions(db, filter, actor.account_id, { limit, cursor })
  const { page, next } = pageOf(rows, limit, ({ id }) => id)
  return { submissions: page, next }
}

export const exportInbox = async (ctx: DeskContext, filter: InboxFilter): Promise<StreamedFile> => {
  const { db, actor, clock, language } = ctx
  const details = { ...recordedFilter(filter), rows: await queries.countForFile(db, filter, actor.account_id) }
  await recordAct(ctx, "export_submissions", { details })
  return csvFile({
    name: `inbox-${indianDay(clock())}.csv`,
    ...inboxTable(language),
    read: (last: queries.ExportedSubmission | undefined, limit) =>
      queries.listForFile(db, filter, actor.account_id, { limit, cursor: last?.id }),
  })
}

export const getSubmission = async ({ db, clock }: Pick<DeskContext, "db" | "clock">, { id }: { id: string }) => {
  const found = await queries.findSubmission(db, id)
  if (!found) throw submissionNotFound()
  const entries = await listEntries(db, { submission_id: id })
  const requests = found.kind === "inquiry" ? await listInquiryRequests(db, id, clock()) : []
  return { submission: { ...found, reply_to: teamAddress(found.subject), requests, entries } }
}

export const submissionNotFound = () => notFound(localized((t) => t.thing))

export const changeSubmission = async (ctx: DeskContext, input: SubmissionChange) => {
  const { db, language } = ctx
  const { id, version, note, assigned_to, ...sorted } = input
  const found = await requireSubmission(ctx, id, version)
  const assignee = await assigneeOf(ctx, assigned_to)
  const wanted: Wanted = { ...sorted, ...(assignee && { assignee }) }
  const changes = changesOf(found, wanted)
  if (Object.keys(changes).length > 0) {
    await queries.changeSubmissions(db, [id], stateOf(ctx, wanted))
    await insertEntries(db, [entryOf(ctx, id, { kind: "change", changes })])
  }
  if (note !== undefined) await insertEntries(db, [entryOf(ctx, id, { kind: "note", body: note })])
  await recordAct(ctx, "change_submission", { subject: id, details: { ...changes, has_note: note !== undefined } })
  const t = inboxProblemTexts.in(language)
  return { ...(await getSubmission(ctx, { id })), message: note === undefined ? t.done.changed : t.done.noted }
}

type Found = queries.LockedSubmission

/** Locked, and as it was when it was read. */
export const requireSubmission = async (
  { db }: DeskContext,
  id: string,
  version: number | undefined,
): Promise<Found> => {
  const found = await queries.lockSubmission(db, id)
  if (!found) throw submissionNotFound()
  await requireVersion(db, { submission_id: id }, found, version)
  return found
}

interface Wanted extends Pick<SubmissionChange, "status" | "is_spam"> {
  assignee?: Assignee
}

/** Only what becomes something else. */
const changesOf = (found: Found, { status, is_spam, assignee }: Wanted): DeskEntry["changes"] => ({
  ...(status !== undefined && status !== found.status && { status: [found.status, status] }),
  ...(is_spam !== undefined && is_spam !== found.is_spam && { is_spam: [found.is_spam, is_spam] }),
  ...(assignee && assignee.id !== found.assigned_to && { assigned_to: [found.assigned_name, assignee.name] }),
})

/** Who was answered by phone or from the mailbox is answered from now. */
const stateOf = ({ clock }: DeskContext, { status, is_spam, assignee }: Wanted): queries.SubmissionState => ({
  ...(status !== undefined && { status }),
  ...(status === "answered" && { answered_at: clock() }),
  ...(is_spam !== undefined && { is_spam }),
  ...(assignee && { assigned_to: assignee.id }),
})

export const entryOf = (
  { actor, clock }: DeskContext,
  submission_id: string,
  entry: Pick<NewEntry, "kind" | "body" | "changes">,
): NewEntry => ({ ...entry, submission_id, author_id: actor.account_id, created_at: clock() })

/** All that can be changed, in one transaction; what somebody else has changed since it was read is left alone and counted. */
export const changeSeveral = async (ctx: DeskContext, { rows, ...wanted }: BulkChange) => {
  const { db, language } = ctx
  const versions = new Map(rows.map(({ id, version }) => [id, version]))
  const found = await queries.lockSubmissions(db, [...versions.keys()])
  const changing = found.filter(
    (one) => versions.get(one.id) === one.version && Object.keys(changesOf(one, wanted)).length > 0,
  )
  const ids = changing.map(({ id }) => id)
  if (ids.length > 0) {
    await queries.changeSubmissions(db, ids, stateOf(ctx, wanted))
    await insertEntries(
      db,
      changing.map((one) => entryOf(ctx, one.id, { kind: "change", changes: changesOf(one, wanted) })),
    )
    await recordAct(ctx, "change_submissions", { details: { ...wanted, ids } })
  }
  const skipped = versions.size - ids.length
  return {
    changed: changing.map(({ id, version, status, is_spam }) => ({
      id,
      version: version + 1,
      before: { status, is_spam },
    })),
    skipped,
    message: inboxProblemTexts.in(language).done.several(ids.length, skipped),
  }
}
