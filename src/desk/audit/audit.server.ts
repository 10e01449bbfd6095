// The record of acts, as administrators read it.

import { detailLines } from "../../accounts/audit/audit-details.rules.ts"
import { auditDetailTexts } from "../../accounts/audit/audit-details.texts.ts"
import { placeKey, referencesOf } from "../../accounts/audit/audit-references.rules.ts"
import { auditActTexts } from "../../accounts/texts.ts"
import { pageOf } from "../../platform/api/page.server.ts"
import type { FileAnswer } from "../../platform/api/serve-file.server.ts"
import type { Ctx } from "../../platform/context.server.ts"
import { csvOf } from "../../platform/csv.ts"
import { dayNumber, midnightOf } from "../../platform/days.ts"
import { indianMinute } from "../../platform/indian-minute.ts"
import type { Language } from "../../platform/language/language.ts"
import { capital } from "../../platform/language/parts.ts"
import { datesIn, indianDay } from "../../platform/time.ts"
import { type AuditFilters, type AuditRow, findAccountIds, listAudit, listSubjects } from "./audit.queries.server.ts"
import { type ActGroup, type AuditScope, MAX_ROWS } from "./audit.rules.ts"
import type { AuditEntry } from "./audit.schema.ts"
import { listNamedRows } from "./audit-references.queries.server.ts"
import { auditFileTexts } from "./texts.ts"

interface Query {
  scope?: AuditScope | undefined
  about?: ActGroup | undefined
  act?: string | undefined
  q?: string | undefined
  since?: string | undefined
  until?: string | undefined
}

type Context = Pick<Ctx<"admin">, "db" | "language">

export const getAudit = async (
  { db, language }: Context,
  { limit, cursor, ...query }: Query & { limit: number; cursor?: string | undefined },
) => {
  const rows = await listAudit(db, await filtersOf(db, query), limit + 1, cursor)
  const { page, next } = pageOf(rows, limit, ({ id }) => id)
  return {
    entries: await withNames(
      db,
      page.map((row) => asEntry(row, language)),
    ),
    next,
  }
}

type Entry = Omit<AuditEntry, "names">

/** Of all entries in one go; each has those of its own. */
const withNames = async (db: Ctx["db"], entries: readonly Entry[]): Promise<AuditEntry[]> => {
  const found = await listNamedRows(db, referencesOf(entries))
  const names = new Map(found.map(({ id, ...named }) => [id, named]))
  return entries.map((entry) => {
    const { ids, places } = referencesOf([entry])
    const own = [...ids, ...places.map(({ kind, id }) => placeKey(kind, id))].flatMap((key) => {
      const named = names.get(key)
      return named ? [[key, named] as const] : []
    })
    return { ...entry, names: Object.fromEntries(own) }
  })
}

/** A person by their address, or whatever has this id. */
const namedBy = async (db: Ctx["db"], q: string) => {
  const people = await findAccountIds(db, q)
  return { actors: [q, ...people], subjects: [q, ...(await listSubjects(db, people))] }
}

const filtersOf = async (db: Ctx["db"], { scope, about, act, q, since, until }: Query): Promise<AuditFilters> => ({
  scope,
  about,
  act,
  found: q ? await namedBy(db, q) : undefined,
  from: since ? new Date(midnightOf(dayNumber(since))) : undefined,
  to: until ? new Date(midnightOf(dayNumber(until) + 1)) : undefined,
})

/** An act without words shows its name, as an activity does (specification 2 §3). */
const displayOf = (act: string, language: Language) => {
  const texts = auditActTexts.in(language)
  if (Object.hasOwn(texts, act)) return texts[act]!
  return capital(act.replaceAll("_", " "))
}

const asEntry = (row: AuditRow, language: Language): Entry => {
  const { account_id, by_name, by_email, ip_address, created_at, ...entry } = row
  return {
    ...entry,
    act_display: displayOf(row.act, language),
    by: account_id === null ? null : { id: account_id, name: by_name ?? "", email: by_email ?? "" },
    network: ip_address,
    at: created_at.toISOString(),
  }
}

export const exportAudit = async (ctx: Ctx<"admin">, query: Query): Promise<FileAnswer> => {
  const { db, language, clock } = ctx
  const rows = await listAudit(db, await filtersOf(db, query), MAX_ROWS)
  const { columns, commandLine } = auditFileTexts.in(language)
  const [texts, dates] = [auditDetailTexts.in(language), datesIn(language)]
  const lines = rows.map((row) => {
    const { act, act_display, by, subject, subject_name, details, network, at } = asEntry(row, language)
    return [
      indianMinute(at),
      act_display,
      by ? by.name : commandLine,
      by?.email ?? null,
      subject_name,
      subject,
      detailLines({ act, details, names: {} }, texts, dates)
        .map(({ label, pieces }) => `${label}: ${pieces.join("")}`)
        .join("; ") || null,
      network,
    ]
  })
  return {
    type: "text/csv; charset=utf-8",
    name: `audit-${indianDay(clock())}.csv`,
    text: csvOf([columns, ...lines]),
  }
}
