// A copy of all data about a person: at most one a day, made in the background, kept for a week, readable only by its owner.
// The row is the job; all tables are read from one snapshot of the database, so that they are consistent.
import { emit } from "../events/event.server.ts"
import type { Ctx } from "../platform/context.server.ts"
import type { Db } from "../platform/database/database.server.ts"
import type { Jobs } from "../platform/jobs.server.ts"
import { localize } from "../platform/language/language.ts"
import { queueMail } from "../platform/mail/mail.server.ts"
import { type KnownPerson, personalData, readPersonalTable } from "../platform/personal-data.server.ts"
import { conflict, Problem } from "../platform/problem.ts"
import { datesIn } from "../platform/time.ts"
import { type ExportedTable, exportPage } from "./export-page.server.ts"
import { exportReady } from "./privacy.notifications.server.ts"
import {
  findExport,
  findPerson,
  findPrivacyState,
  finishExport,
  insertExport,
  lockRequestedExport,
} from "./privacy.queries.server.ts"
import { EXPORT_EVERY_MS, EXPORT_RETENTION_MS } from "./privacy.rules.ts"
import { getPrivacy } from "./privacy.server.ts"
import { privacyProblems } from "./texts.ts"

export const requestExport = async (ctx: Ctx<"signed_in">) => {
  const { db, actor, clock } = ctx
  const now = clock()
  const last = (await findPrivacyState(db, actor.account_id, now)).export
  if (last && Date.parse(last.next_at) > now.getTime()) throw tooSoon(last.next_at)
  const next_at = new Date(now.getTime() + EXPORT_EVERY_MS)
  await insertExport(db, { account_id: actor.account_id, asked_at: now, next_at }, () => tooSoon(next_at.toISOString()))
  return { message: privacyProblems.in(ctx.language).exportAsked, ...(await getPrivacy(ctx)) }
}

const tooSoon = (next_at: string) =>
  conflict((language) => privacyProblems.in(language).exportTooSoon(datesIn(language).instant(next_at)), { next_at })

const files = {
  html: { column: "page", type: "text/html; charset=utf-8" },
  json: { column: "data", type: "application/json; charset=utf-8" },
} as const

export const readExportFile = async (
  { db, actor, clock }: Ctx<"signed_in">,
  { id, format }: { id: string; format: keyof typeof files },
) => {
  const { column, type } = files[format]
  const found = await findExport(db, actor.account_id, id, column, clock())
  if (!found?.text || !found.ready_at) throw exportNotFound()
  return { type, name: `my-data-${found.ready_at.toISOString().slice(0, 10)}.${format}`, text: found.text }
}

const exportNotFound = () =>
  new Problem(
    "not_found",
    localize(privacyProblems, (t) => t.noCopy),
  )

/** Makes requested exports one after the other, until there is none left. */
export const makeExports: Jobs[string] = async (_payload, { db, clock, publicUrl }) => {
  const makeOne = () =>
    db
      .transaction()
      .setIsolationLevel("repeatable read")
      .execute((transaction) => makeNext(transaction, clock(), publicUrl))
  while (await makeOne());
}

const makeNext = async (db: Db, now: Date, publicUrl: string) => {
  const requested = await lockRequestedExport(db)
  if (!requested) return false
  const person = await findPerson(db, requested.account_id)
  const tables = await readExportedTables(db, person)
  const expires_at = new Date(now.getTime() + EXPORT_RETENTION_MS)
  const data = JSON.stringify({ made_at: now, tables: Object.fromEntries(tables.map((one) => [one.table, one.rows])) })
  const page = exportPage({ name: person.full_name, at: now, publicUrl }, tables, person.language)
  await finishExport(db, requested.id, { ready_at: now, expires_at, page, data })
  const params = { id: requested.id, name: person.full_name, expires_at: expires_at.toISOString() }
  await queueMail(db, exportReady, params, person)
  await emit(db, { account_id: requested.account_id, kind: "export_ready", params: { id: requested.id } })
  return true
}

export const readExportedTables = async (db: Db, person: KnownPerson): Promise<ExportedTable[]> => {
  const tables: ExportedTable[] = []
  for (const described of personalData().flatMap(({ exports }) => exports)) {
    const rows = await readPersonalTable(db, described, person)
    tables.push({ table: described.table, texts: described.texts.in(person.language), rows })
  }
  return tables
}
