// Many places at once, from a file: looked at first, with what is wrong in which line; then, by one press, all of what is new or
// nothing. The file is sent again for that and nothing of it is kept between. What has changed since the look shows in the counts.
import { recordAct } from "../../../accounts/audit.server.ts"
import { lockActor } from "../../../accounts/session/session.server.ts"
import type { FileAnswer } from "../../../platform/api/serve-file.server.ts"
import type { UploadLog } from "../../../platform/api/serve-upload.server.ts"
import type { Ctx } from "../../../platform/context.server.ts"
import { csvOf } from "../../../platform/csv.ts"
import { firstFindings } from "../../../platform/csv-table/import-preview.schema.ts"
import { type Db, withConstraintProblems } from "../../../platform/database/database.server.ts"
import type { Upload } from "../../../platform/files/receive-file.server.ts"
import { localizerOf } from "../../../platform/language/language.ts"
import { conflict, invalid, signInRequired } from "../../../platform/problem.ts"
import { indianDay } from "../../../platform/time.ts"
import { forEachInTurns } from "../../../platform/turns.server.ts"
import * as queries from "./import.queries.server.ts"
import type { LocationImportPreview } from "./import.schema.ts"
import { countsOf, type ImportPlan, type PlaceCounts, planImport } from "./import-plan.rules.ts"
import { columns, type LocationRow, type RowFinding } from "./location-rows.rules.ts"
import { type LocationTable, readLocationTable } from "./location-table.server.ts"
import { findingTexts, importProblems } from "./texts.ts"

type Admin = Ctx<"admin">

const localized = localizerOf(importProblems)

export const previewLocations = async (ctx: Admin, _input: object, upload: Upload): Promise<LocationImportPreview> => {
  const table = await readLocationTable(upload)
  const plan = await planOf(ctx.db, await keyedRowsOf(ctx.db, table))
  return {
    encoding: table.encoding,
    rows: table.rows.length,
    ignored_columns: table.ignored,
    ...countsOf(plan),
    errors: firstOf(ctx, plan.errors),
    notes: firstOf(ctx, plan.notes),
  }
}

export const bringLocations = async (ctx: Admin, expected: PlaceCounts, upload: Upload, log: UploadLog) => {
  const table = await readLocationTable(upload)
  // Before the transaction: it takes a while, and no lock.
  const keyed = await keyedRowsOf(ctx.db, table)
  const done = await ctx.db.transaction().execute(async (db) => {
    if (!(await lockActor(db, ctx.actor))) throw signInRequired()
    const plan = await planOf(db, keyed)
    if (plan.errors.length > 0) throw invalid({ file: localized((t) => t.hasErrors(plan.errors.length)) })
    const { new: added } = countsOf(plan)
    if (columnsOfCounts.some((kind) => added[kind] !== expected[kind])) throw changedMeanwhile()
    await unlessChanged(() => insertAll(db, plan))
    await recordAct({ ...ctx, db }, "import_locations", { details: { ...added } })
    return { message: importProblems.in(ctx.language).imported(added), added }
  })
  // The import stands. What is then planned for the few of before is slow until the database counts by itself.
  await queries.analyzePlaces(ctx.db).catch((error: unknown) => {
    log.warn({ part: "locations", err: error }, "the planner's statistics of places are not refreshed")
  })
  return done
}

export const exportAllLocations = async ({ db, clock }: Admin): Promise<FileAnswer> => {
  const lines = await queries.listLocationLines(db)
  const rows = lines.map((one) => columns.map((column) => one[column]))
  return {
    type: "text/csv; charset=utf-8",
    name: `locations-${indianDay(clock())}.csv`,
    text: csvOf([[...columns], ...rows]),
  }
}

const columnsOfCounts = ["countries", "states", "cities"] as const

interface KeyedRows {
  /** Those with nothing wrong in them. */
  rows: readonly LocationRow[]
  keyOf: (name: string) => string
  cityKeys: ReadonlySet<string>
  findings: readonly RowFinding[]
}

/** What the file alone tells, and not the places that there are. */
const keyedRowsOf = async (db: Db, { rows, findings }: LocationTable): Promise<KeyedRows> => {
  const wrong = new Set(findings.map(({ line }) => line))
  const names = new Set<string>()
  await forEachInTurns(rows, ({ country, state, city }) => names.add(country).add(state).add(city))
  const keys = await queries.readPlaceKeys(db, [...names])
  const keyOf = (name: string) => keys.get(name)!
  const nameless: RowFinding[] = []
  const right: LocationRow[] = []
  const cityKeys = new Set<string>()
  await forEachInTurns(rows, (row) => {
    if (wrong.has(row.line)) return
    const found = namelessIn(row, keyOf)
    nameless.push(...found)
    if (found.length > 0) return
    right.push(row)
    if (row.city !== "") cityKeys.add(keyOf(row.city))
  })
  return { rows: right, keyOf, cityKeys, findings: [...findings, ...nameless] }
}

const planOf = async (db: Db, { rows, keyOf, cityKeys, findings }: KeyedRows): Promise<ImportPlan> => {
  const planning = planImport(await queries.readExisting(db, [...cityKeys]), keyOf)
  await forEachInTurns(rows, planning.add)
  const plan = planning.plan()
  const errors = [...findings, ...plan.errors].sort((one, other) => one.line - other.line)
  return { ...plan, errors }
}

/** Of letters that stand for nothing by themselves. */
const namelessIn = (row: LocationRow, keyOf: (name: string) => string): RowFinding[] =>
  (["country", "state", "city"] as const).flatMap((field) =>
    row[field] !== "" && keyOf(row[field]) === "" ? [{ line: row.line, field, rule: "name_begins" as const }] : [],
  )

const insertAll = async (db: Db, { countries, states }: ImportPlan) => {
  const newCountries = countries.flatMap(({ id, name, code }) => (id === undefined ? [{ name, code: code! }] : []))
  const countryIds = await queries.insertCountries(db, newCountries)
  const countryIdOf = ({ id, code }: ImportPlan["countries"][number]) => id ?? countryIds.get(code!)!
  const newStates = states.flatMap(({ id, name, code, country }) =>
    id === undefined ? [{ country_id: countryIdOf(country), name, code }] : [],
  )
  const stateIds = await queries.insertStates(db, newStates)
  const cities = states.flatMap((state) => {
    const state_id = state.id ?? stateIds.get(`${countryIdOf(state.country)}/${state.name}`)!
    return [...state.cities.values()].flatMap(({ name, isNew }) => (isNew ? [{ state_id, name }] : []))
  })
  await queries.insertCities(db, cities)
}

const changedMeanwhile = () => conflict(localized((t) => t.changedMeanwhile))

/** Somebody has added one of them, or deleted what one lies in, since the plan was made. */
const unlessChanged = <T>(write: () => Promise<T>) =>
  withConstraintProblems(
    Object.fromEntries(
      [
        ...["one_country_per_name", "one_country_per_code", "one_state_per_name", "one_city_per_name"],
        ...["states_country_id_fkey", "cities_state_id_fkey"],
      ].map((constraint) => [constraint, changedMeanwhile]),
    ),
    write,
  )

const firstOf = ({ language }: Admin, findings: readonly RowFinding[]) => {
  const t = findingTexts.in(language)
  return firstFindings(
    findings.map(({ line, field, rule, about = "" }) => ({
      line,
      field,
      message: t.rules[rule](t.fields[field], about),
    })),
  )
}
