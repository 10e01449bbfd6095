// What follows from an act stands in tables of several slices, and is written in one statement: each slice hands over a
// piece, so that it stays the only one who writes to its tables, and who acts puts them together. That is one way to the
// database and back, where each table by itself would be another one.
import { type RawBuilder, sql } from "kysely"
import { afterCommit } from "./after-commit.server.ts"
import type { Db } from "./database.server.ts"

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
 * @param shape the name with the columns: "letter (id text, params jsonb)"
 */
export const tableOf = (shape: string, rows: readonly object[]) =>
  sql`json_to_recordset(${JSON.stringify(rows)}::json) as ${sql.raw(shape)}`
