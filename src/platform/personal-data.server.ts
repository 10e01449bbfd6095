// What a slice keeps about a person, said once for three readers: the export, which hands it over; the erasure, which
// takes it away; and the test that walks the database and finds a table or column nobody has thought of
// (docs/decisions/0025). A slice says it in its x.personal.server.ts and hands it over in its x.slice.server.ts.
import { type RawBuilder, sql } from "kysely"
import type { DB } from "../../db/types.ts"
import type { Db } from "./database/database.server.ts"
import type { Language, Texts } from "./language/language.ts"

type Sql = RawBuilder<unknown>
export type TableName = keyof DB
export type PersonalRow = Record<string, unknown>

/** Read before anything is taken away, so that every slice still knows whom to look for. */
export interface KnownPerson {
  account_id: string
  professional_id: string | null
  email: string
  full_name: string
  business_name: string | null
  mobile_number: string | null
  /** What they were called and reached by before: others wrote of them by it. */
  former: readonly FormerName[]
  language: Language
}

export interface FormerName {
  kind: "full_name" | "business_name" | "email" | "mobile_number"
  value: string
  /** As the database writes it, to the microsecond: what a transaction did in the same moment is not after it. */
  replaced_at: string
}

/** All that somebody is or was called by in one way. */
export const everCalled = (person: KnownPerson, wanted: FormerName["kind"]) => {
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

/** Of a slice's words, which say several tables, those of one. */
export const textsOfTable = <T extends Record<string, TableTexts>>(texts: Texts<T>, table: keyof T) => ({
  in: (language: Language): TableTexts => texts.in(language)[table]!,
})

/** Whole rows, so that a column which is added later is handed over unless somebody says why not. */
export interface PersonalTable {
  table: TableName
  texts: Texts<TableTexts>
  /** What follows `from <table> r`: joins, whose rows they are, their order. */
  of: (person: KnownPerson) => Sql
  /** More about a row, or other than it stands there, as jsonb: the name behind an id. */
  beside?: (person: KnownPerson) => Sql
  /** Adds the texts that rows store as kind and params. */
  localize?: (row: PersonalRow, language: Language) => PersonalRow
  /** Columns that are not handed over, and why. */
  without?: Record<string, string>
}

export interface PersonalData {
  exports: readonly PersonalTable[]
  /** Tables of the slice that are no part of the copy, and why. */
  notExported?: Partial<Record<TableName, string>>
  /**
   * When it is taken away, where that matters: the vocabulary of the search first (1), while the words are still where they
   * were said, then the account (2), by which all else knows that nobody is there any more.
   */
  turn?: 1 | 2
  /** In the transaction that makes the account nobody's. */
  erase: (db: Db, person: KnownPerson, at: Date) => Promise<void>
}

let described: readonly PersonalData[] = []
/** Called at start, with what all slices keep. */
export const registerPersonalData = (all: readonly PersonalData[]) => {
  described = all.toSorted((one, other) => (one.turn ?? LAST) - (other.turn ?? LAST))
}
const LAST = 9

/** In the order in which it is taken away. */
export const personalData = () => described

export const readPersonalTable = async (db: Db, described: PersonalTable, person: KnownPerson) => {
  const { table, of, beside, localize, without = {} } = described
  const { rows } = await sql<{ row: PersonalRow }>`
    select to_jsonb(r) ${beside ? sql`|| ${beside(person)}` : sql``} as row from ${sql.table(table)} r ${of(person)}`.execute(
    db,
  )
  return rows.map(({ row }) => {
    const exported = localize ? localize(row, person.language) : row
    const handedOver = Object.entries(exported).filter(([column]) => !(column in without))
    return Object.fromEntries(handedOver.map(([column, value]) => [column, inUtc(value)]))
  })
}

/** As everywhere on the wire; the database writes its own zone. */
const inUtc = (value: unknown) =>
  typeof value === "string" && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?[+-]\d\d:\d\d$/.test(value)
    ? new Date(value).toISOString()
    : value

/** Where others were told of a person: in whose lists, by which param a row is known, and which of its params go. */
export interface Mention {
  readers: readonly { account_id: string }[]
  param: string
  values: readonly string[]
  drop: readonly string[]
}

const SHORTEST_NAME = 3

/** A text as others wrote it, without the person's names, address and number. */
export const struckOut = (text: Sql, person: KnownPerson) => sql`regexp_replace(${text}, ${namesOf(person)}, '…', 'gi')`

export const names = (text: Sql, person: KnownPerson) => sql`${text} ~* ${namesOf(person)}`

/** As PostgreSQL's regular expressions have it: whole words, however they are spaced. */
const namesOf = (person: KnownPerson) => {
  const called = (["full_name", "business_name", "email"] as const).flatMap((kind) => everCalled(person, kind))
  // The longest first: of a name that holds another one nothing is left over.
  const written = called.filter((name) => name.trim().length >= SHORTEST_NAME).sort((a, b) => b.length - a.length)
  const spelled = written.map((name) => name.trim().split(/\s+/).map(literally).join("\\s+"))
  const numbers = everCalled(person, "mobile_number").map((number) => number.slice(-10).split("").join("[ -]?"))
  return [...spelled.map(wholeTexts), ...numbers.map((digits) => `(?:\\+?91[ -]?|0)?${digits}`)].join("|")
}

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")

const wholeTexts = (pattern: string) =>
  `${/^[\p{L}\p{N}]/u.test(pattern) ? "\\m" : ""}${pattern}${/[\p{L}\p{N}]$/u.test(pattern) ? "\\M" : ""}`
