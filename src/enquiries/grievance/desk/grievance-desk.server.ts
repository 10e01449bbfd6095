// Complaints at the desk: looked through, given to an officer, and whatever the policy promises done with them. What an action
// makes of the row and to its sender stands in grievance-outcomes.server.ts.
import { recordAct, recordedFilter } from "../../../accounts/audit.server.ts"
import { pageOf } from "../../../platform/api/page.server.ts"
import type { StreamedFile } from "../../../platform/api/serve-file.server.ts"
import type { Ctx } from "../../../platform/context.server.ts"
import { csvFile } from "../../../platform/csv-file.server.ts"
import { languageNamed, localizerOf } from "../../../platform/language/language.ts"
import { queueMail } from "../../../platform/mail/mail.server.ts"
import { conflict, notFound } from "../../../platform/problem.ts"
import { indianDay } from "../../../platform/time.ts"
import { type Assignee, assigneeOf } from "../../desk-entries/assignee.server.ts"
import { insertEntries, listEntries, type NewEntry } from "../../desk-entries/desk-entry.queries.server.ts"
import type { DeskEntry } from "../../desk-entries/desk-entry.schema.ts"
import { requireVersion } from "../../desk-entries/row-version.server.ts"
import { grievanceTable } from "./grievance-csv.server.ts"
import * as queries from "./grievance-desk.queries.server.ts"
import { grievanceActions, isAllowed, latestDay } from "./grievance-desk.rules.ts"
import type {
  GrievanceActionInput,
  GrievanceBulkChange,
  GrievanceChange,
  GrievanceFilter,
} from "./grievance-desk.schema.ts"
import { outcomeOf } from "./grievance-outcomes.server.ts"
import { grievanceDeskProblemTexts } from "./texts.ts"

type DeskContext = Ctx<"admin">

const localized = localizerOf(grievanceDeskProblemTexts)

export const listGrievances = async (
  { db, actor }: DeskContext,
  { limit, cursor, ...filter }: GrievanceFilter & { limit: number; cursor?: string | undefined },
) => {
  const rows = await queries.listGrievances(db, filter, actor.account_id, { limit, cursor })
  const { page, next } = pageOf(rows, limit, ({ id }) => id)
  return { grievances: page, next }
}

export const exportGrievances = async (ctx: DeskContext, filter: GrievanceFilter): Promise<StreamedFile> => {
  const { db, actor, clock, language } = ctx
  const rows = await queries.countForFile(db, filter, actor.account_id)
  await recordAct(ctx, "export_grievances", { details: { ...recordedFilter(filter), rows } })
  return csvFile({
    name: `complaints-${indianDay(clock())}.csv`,
    ...grievanceTable(language),
    read: (last: queries.ExportedGrievance | undefined, limit) =>
      queries.listForFile(db, filter, actor.account_id, { limit, cursor: last?.id }),
  })
}

export const getGrievanceAtDesk = async ({ db, clock }: Pick<DeskContext, "db" | "clock">, { id }: { id: string }) => {
  const found = await queries.findWhole(db, id)
  if (!found) throw grievanceNotFound()
  const entries = await listEntries(db, { grievance_id: id })
  const now = clock()
  const actions = grievanceActions.filter((one) => isAllowed(one, found, now))
  return { grievance: { ...found, latest_day: latestDay(found), actions, entries } }
}

const grievanceNotFound = () => notFound(localized((t) => t.thing))

export const changeGrievance = async (
  ctx: DeskContext,
  { id, version, note, is_spam, assigned_to }: GrievanceChange,
) => {
  const { db, language } = ctx
  const found = await requireGrievance(ctx, id, version)
  const assignee = await assigneeOf(ctx, assigned_to)
  const wanted = { is_spam, assignee }
  const changes = changesOf(found, wanted)
  if (Object.keys(changes).length > 0) {
    await queries.changeGrievances(db, [id], columnsOf(wanted))
    await insertEntries(db, [entryOf(ctx, id, { kind: "change", changes })])
  }
  if (note !== undefined) await insertEntries(db, [entryOf(ctx, id, { kind: "note", body: note })])
  await recordAct(ctx, "change_grievance", { subject: id, details: { ...changes, has_note: note !== undefined } })
  const t = grievanceDeskProblemTexts.in(language)
  return { ...(await getGrievanceAtDesk(ctx, { id })), message: note === undefined ? t.changed : t.noted }
}

interface Wanted {
  is_spam: boolean | undefined
  assignee: Assignee | undefined
}

/** Only what becomes something else. */
const changesOf = (found: queries.LockedGrievance, { is_spam, assignee }: Wanted): DeskEntry["changes"] => ({
  ...(is_spam !== undefined && is_spam !== found.is_spam && { is_spam: [found.is_spam, is_spam] }),
  ...(assignee && assignee.id !== found.assigned_to && { assigned_to: [found.assigned_name, assignee.name] }),
})

const columnsOf = ({ is_spam, assignee }: Wanted): queries.GrievanceColumns => ({
  ...(is_spam !== undefined && { is_spam }),
  ...(assignee && { assigned_to: assignee.id }),
})

/** All that can be changed, in one transaction; what somebody else has changed since it was read is left alone and counted. */
export const changeSeveral = async (ctx: DeskContext, { rows, is_spam, assigned_to }: GrievanceBulkChange) => {
  const { db, language } = ctx
  const wanted = { is_spam, assignee: await assigneeOf(ctx, assigned_to) }
  const versions = new Map(rows.map(({ id, version }) => [id, version]))
  const found = await queries.lockGrievances(db, [...versions.keys()])
  const changing = found.filter(
    (one) => versions.get(one.id) === one.version && Object.keys(changesOf(one, wanted)).length > 0,
  )
  const ids = changing.map(({ id }) => id)
  if (ids.length > 0) {
    await queries.changeGrievances(db, ids, columnsOf(wanted))
    await insertEntries(
      db,
      changing.map((one) => entryOf(ctx, one.id, { kind: "change", changes: changesOf(one, wanted) })),
    )
    await recordAct(ctx, "change_grievances", { details: { ...columnsOf(wanted), ids } })
  }
  const skipped = versions.size - ids.length
  return {
    changed: changing.map(({ id, version, is_spam, assigned_to }) => ({
      id,
      version: version + 1,
      before: { is_spam, assigned_to },
    })),
    skipped,
    message: grievanceDeskProblemTexts.in(language).several(ids.length, skipped),
  }
}

export const actOnGrievance = async (ctx: DeskContext, input: GrievanceActionInput) => {
  const { db, clock, actor, language } = ctx
  const { id, action, version } = input
  const found = await requireGrievance(ctx, id, version)
  const now = clock()
  if (!isAllowed(action, found, now))
    throw conflict(
      localized((t) => t.notNow[action]),
      { status: found.status },
    )
  const { columns, entry, mail } = outcomeOf(found, input, now)
  if (mail && found.email === "") throw conflict(localized((t) => t.senderGone))
  // Whoever answers first has it from then on.
  const assignee = mail ? { assigned_to: found.assigned_to ?? actor.account_id } : {}
  await queries.changeGrievances(db, [id], { ...assignee, ...columns })
  await insertEntries(db, [entryOf(ctx, id, entry)])
  if (mail) await queueMail(db, mail.kind, mail.params, { email: found.email, language: languageNamed(found.language) })
  await recordAct(ctx, `grievance_${action}`, { subject: id, details: entry.changes })
  return { ...(await getGrievanceAtDesk(ctx, { id })), message: grievanceDeskProblemTexts.in(language).done[action] }
}

const requireGrievance = async ({ db }: DeskContext, id: string, version: number | undefined) => {
  const found = await queries.lockGrievance(db, id)
  if (!found) throw grievanceNotFound()
  await requireVersion(db, { grievance_id: id }, found, version)
  return found
}

const entryOf = (
  { actor, clock }: DeskContext,
  grievance_id: string,
  entry: Pick<NewEntry, "kind" | "body" | "changes">,
): NewEntry => ({ ...entry, grievance_id, author_id: actor.account_id, created_at: clock() })
