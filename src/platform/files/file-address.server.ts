// The URL paths of files as parts of statements: what fileAddress (purposes.ts) says of one.
import { type RawBuilder, sql } from "kysely"

/** @param id a column; @param name a constant, or a column's part of the statement */
export const fileAddressOf = (id: string, name: string | RawBuilder<unknown>) =>
  sql<string>`('/files/' || ${sql.ref(id)} || '/' || ${typeof name === "string" ? sql.lit(name) : name})`
