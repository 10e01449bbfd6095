// What follows from an act stands in tables of several slices, and is written in one statement: each slice hands over a
// piece, so that it stays the only one who writes to its tables, and who acts puts them together. That is one way to the
// database and back, where each table by itself would be another one.
// Moments as the wire has them, made where the rows are, so that JSON built by the database needs no second pass.
import { CompiledQuery, type RawBuilder, sql, type UpdateResult } from "kysely"
import { afterCommit } from "./after-commit.server.ts"
import type { Db } from "./database.server.ts"

/**
 * A statement whose text never changes, for what every request asks: nothing is put together each time.
 * @param text with $1, $2 … for the values
 */
export const statement =
  <Row>(text: string) =>
  async (db: Db, values: readonly unknown[]): Promise<Row[]> => {
    const { rows } = await db.executeQuery(CompiledQuery.raw(text, [...values]))
    return rows as Row[]
  }

/** To the second: "2026-11-20T10:30:00Z". */
export const isoInstant = (column: string) =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

/** To the millisecond, as JavaScript writes it. */
export const isoInstantMs = (column: string) =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Whether an update found a row to change: of two at the same moment the second waits, and finds none. */
export const hasChanged = async (update: { executeTakeFirstOrThrow: () => Promise<UpdateResult> }) =>
  (await update.executeTakeFirstOrThrow()).numUpdatedRows > 0n

type Sql = RawBuilder<unknown>

export interface StatementPart {
  /** What `write` reads from, under a name that no other piece of the statement has: sql`gone as (delete … returning *)`. */
  before?: (condition: Sql) => Sql
  /** "insert into … select … where ${condition}" */
  write: (condition: Sql) => Sql
  afterCommit?: () => void
}

interface Around {
  /** Written first, under names that the rest may read: sql`booked as (insert … returning *)`. */
  before?: readonly Sql[]
  /** What must hold for the pieces to be written. */
  condition?: Sql
  /** "select …", also from what `before` has written. */
  answer?: Sql
}

/**
 * All of it or nothing. The parts of one statement do not see what the others write, except by what they return.
 */
export const runAsOneStatement = async <Row>(
  db: Db,
  pieces: readonly StatementPart[],
  { before = [], condition = sql`true`, answer = sql`select` }: Around = {},
): Promise<Row[]> => {
  const written = pieces.map(({ write }, place) => sql`${sql.ref(`piece_${place}`)} as (${write(condition)})`)
  const ahead = pieces.flatMap((piece) => piece.before?.(condition) ?? [])
  const parts = [...before, ...ahead, ...written]
  if (parts.length === 0) return []
  const { rows } = await sql<Row>`with ${sql.join(parts)} ${answer}`.execute(db)
  for (const { afterCommit: work } of pieces) if (work) await afterCommit(db, work)
  return rows
}

/**
 * Rows as a table of the statement, to be inserted from. One parameter whatever their number, so that the text stays the
 * same and is planned once.
 * @param shape the name with the columns: "n (id text, params jsonb)"
 */
export const tableOf = (shape: string, rows: readonly object[]) =>
  sql`json_to_recordset(${JSON.stringify(rows)}::json) as ${sql.raw(shape)}`
