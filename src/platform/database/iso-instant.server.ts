// Moments as the wire has them, made where the rows are, so that JSON built by the database needs no second pass.
import { sql } from "kysely"

/** To the second: "2026-11-20T10:30:00Z". */
export const isoInstant = (column: string) =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

/** To the millisecond, as JavaScript writes it. */
export const isoInstantMs = (column: string) =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
