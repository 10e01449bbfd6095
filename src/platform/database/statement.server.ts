import { CompiledQuery } from "kysely"
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
