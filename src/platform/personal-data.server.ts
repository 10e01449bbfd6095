// The personal data of a slice, declared once for three uses: the export, the erasure, and the test that finds tables and
// columns of the database which are not declared (docs/decisions/0025). A slice declares it in its x.personal.server.ts and
// lists it in its x.slice.server.ts.
import { type RawBuilder, sql } from "kysely"
import type { DB } from "../../db/types.ts"
import type { Db } from "./database/database.server.ts"
import type { Language, Texts } from "./language/language.ts"

type Sql = RawBuilder<unknown>
export type TableName = keyof DB
export type PersonalRow = Record<string, unknown>

/** Read before anything is erased, so that every slice can still find the person's data. */
export interface KnownPerson {
  account_id: string
  professional_id: string | null
  email: string
  full_name: string
  business_name: string | null
  mobile_number: string | null
  /** Former names, addresses and numbers, which others' texts may contain. */
  former: readonly FormerName[]
  language: Language
}

export interface FormerName {
  kind: "full_name" | "business_name" | "email" | "mobile_number"
  value: string
  /** As the database writes it, to the microsecond: what a transaction did in the same moment is not after it. */
  replaced_at: string
}

/** All current and former values of one kind. */
export const allNamesOf = (person: KnownPerson, wanted: FormerName["kind"]) => {
  const former = person.former.filter(({ kind }) => kind === wanted).map(({ value }) => value)
  return [...new Set([person[wanted] ?? "", ...former])].filter((value) => value !== "")
}

export interface TableTexts {
  title: string
  /** Where the title is not enough. */
  about?: string
  /** What a column is called. Ids need no name: they are in the copy for programs alone. */
  columns: Record<string, string>
  /** By column, for what rows keep as codes. */
  values?: Record<string, Record<string, string>>
}

/** Of texts for several tables those of one. */
export const textsOfTable = <T extends Record<string, TableTexts>>(texts: Texts<T>, table: keyof T) => ({
  in: (language: Language): TableTexts => texts.in(language)[table]!,
})

/** Whole rows, so that columns added later are exported unless they are excluded with a reason. */
export interface PersonalTable {
  table: TableName
  texts: Texts<TableTexts>
  /** What follows `from <table> r`: joins, whose rows they are, their order. */
  rowsOf: (person: KnownPerson) => Sql
  /** More about a row, or other than it stands there, as jsonb: the name behind an id. */
  extraColumns?: (person: KnownPerson) => Sql
  /** Adds the texts that rows store as kind and params. */
  localize?: (row: PersonalRow, language: Language) => PersonalRow
  /** Columns that are not exported, and why. */
  excludedColumns?: Record<string, string>
}

export interface PersonalData {
  exports: readonly PersonalTable[]
  /** Tables of the slice that are not exported, and why. */
  notExported?: Partial<Record<TableName, string>>
  /**
   * Order of the erasure, where it matters: the search vocabulary (1) before the texts that it comes from, then the account
   * (2), on which conditions of other slices depend.
   */
  eraseOrder?: 1 | 2
  /** In the transaction of the erasure. */
  erase: (db: Db, person: KnownPerson, at: Date) => Promise<void>
}

let described: readonly PersonalData[] = []
/** Called at start, with the data of all slices. */
export const registerPersonalData = (all: readonly PersonalData[]) => {
  described = all.toSorted((one, other) => (one.eraseOrder ?? LAST) - (other.eraseOrder ?? LAST))
}
const LAST = 9

/** In the order of erasure. */
export const personalData = () => described

export const readPersonalTable = async (db: Db, described: PersonalTable, person: KnownPerson) => {
  const { table, rowsOf, extraColumns, localize, excludedColumns = {} } = described
  const { rows } = await sql<{ row: PersonalRow }>`
    select to_jsonb(r) ${extraColumns ? sql`|| ${extraColumns(person)}` : sql``} as row from ${sql.table(table)} r ${rowsOf(person)}`.execute(
    db,
  )
  return rows.map(({ row }) => {
    const exported = localize ? localize(row, person.language) : row
    const handedOver = Object.entries(exported).filter(([column]) => !(column in excludedColumns))
    return Object.fromEntries(handedOver.map(([column, value]) => [column, inUtc(value)]))
  })
}

/** As everywhere on the wire; the database writes its own zone. */
const inUtc = (value: unknown) =>
  typeof value === "string" && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?[+-]\d\d:\d\d$/.test(value)
    ? new Date(value).toISOString()
    : value

/** Rows of others that mention a person: whose they are, the param that identifies them, and the params to remove. */
export interface PersonReference {
  readers: readonly { account_id: string }[]
  param: string
  values: readonly string[]
  drop: readonly string[]
}

const SHORTEST_NAME = 3

/** A text as others wrote it, without the person's names, address and number. */
export const redacted = (text: Sql, person: KnownPerson) => sql`regexp_replace(${text}, ${namesOf(person)}, '…', 'gi')`

export const mentionsPerson = (text: Sql, person: KnownPerson) => sql`${text} ~* ${namesOf(person)}`

/** As PostgreSQL's regular expressions have it: whole words, however they are spaced. */
const namesOf = (person: KnownPerson) => {
  const called = (["full_name", "business_name", "email"] as const).flatMap((kind) => allNamesOf(person, kind))
  // The longest first: of a name that holds another one nothing is left over.
  const written = called.filter((name) => name.trim().length >= SHORTEST_NAME).sort((a, b) => b.length - a.length)
  const spelled = written.map((name) => name.trim().split(/\s+/).map(literally).join("\\s+"))
  const numbers = allNamesOf(person, "mobile_number").map((number) => number.slice(-10).split("").join("[ -]?"))
  return [...spelled.map(wholeTexts), ...numbers.map((digits) => `(?:\\+?91[ -]?|0)?${digits}`)].join("|")
}

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")

const wholeTexts = (pattern: string) =>
  `${/^[\p{L}\p{N}]/u.test(pattern) ? "\\m" : ""}${pattern}${/[\p{L}\p{N}]$/u.test(pattern) ? "\\M" : ""}`
