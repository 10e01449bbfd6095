// A change writes to tables of several slices in one statement, which is one round trip: each slice makes the part for its
// own tables, and the use case combines them. Besides, helpers for SQL: texts that never change, and instants formatted as
// on the wire, so that JSON built by the database needs no second pass.
import { CompiledQuery, type RawBuilder, sql, type UpdateResult } from "kysely"
import { afterCommit } from "./after-commit.server.ts"
import type { Db } from "./database.server.ts"

/**
 * A statement whose text never changes, for queries of every request: no text is built each time.
 * @param text with $1, $2 … for the values
 */
export const statement =
  <Row>(text: string) =>
  async (db: Db, values: readonly unknown[]): Promise<Row[]> => {
    const { rows } = await db.executeQuery(CompiledQuery.raw(text, [...values]))
    return rows as Row[]
  }

type Sql = RawBuilder<unknown>

/** To the second: "2026-11-20T10:30:00Z". */
export const isoInstant = (column: string | Sql) =>
  sql<string>`to_char(${instantOf(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

/** To the millisecond, as JavaScript writes it. */
export const isoInstantMs = (column: string | Sql) =>
  sql<string>`to_char(${instantOf(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const instantOf = (column: string | Sql) => (typeof column === "string" ? sql.ref(column) : column)

/** Whether an update found a row to change: of two concurrent ones the second waits, and finds none. */
export const hasChanged = async (update: { executeTakeFirstOrThrow: () => Promise<UpdateResult> }) =>
  (await update.executeTakeFirstOrThrow()).numUpdatedRows > 0n

export interface StatementPart {
  /** A CTE that `write` reads from, with a name unique in the statement: sql`gone as (delete … returning *)`. */
  before?: (condition: Sql) => Sql
  /** "insert into … select … where ${condition}" */
  write: (condition: Sql) => Sql
  afterCommit?: () => void
}

interface StatementOptions {
  /** CTEs that come first, for the parts to read from: sql`booked as (insert … returning *)`. */
  before?: readonly Sql[]
  /** Of all writes. */
  condition?: Sql
  /** "select …", also from the CTEs of `before`. */
  answer?: Sql
}

/** All or nothing. The parts do not see each other's writes, except by what they return. */
export const runAsOneStatement = async <Row>(
  db: Db,
  parts: readonly StatementPart[],
  { before = [], condition = sql`true`, answer = sql`select` }: StatementOptions = {},
): Promise<Row[]> => {
  const writes = parts.map(({ write }, index) => sql`${sql.ref(`part_${index}`)} as (${write(condition)})`)
  const befores = parts.flatMap((part) => part.before?.(condition) ?? [])
  const ctes = [...before, ...befores, ...writes]
  if (ctes.length === 0) return []
  const { rows } = await sql<Row>`with ${sql.join(ctes)} ${answer}`.execute(db)
  for (const { afterCommit: work } of parts) if (work) await afterCommit(db, work)
  return rows
}

/**
 * Rows as a table to insert from. One parameter whatever their number, so that the text stays the same and is planned once.
 * @param shape the name with the columns: "n (id text, params jsonb)"
 */
export const tableOf = (shape: string, rows: readonly object[]) =>
  sql`json_to_recordset(${JSON.stringify(rows)}::json) as ${sql.raw(shape)}`
