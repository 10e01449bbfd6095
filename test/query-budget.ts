import { Kysely, PostgresDialect } from "kysely"
import pg from "pg"
import { expect } from "vitest"
import type { DB } from "../db/types.ts"

/** Runs `work` on a database that counts, and fails when it took more statements than `most`. */
export const withQueryBudget = async <T>(
  most: number,
  databaseUrl: string,
  work: (db: Kysely<DB>) => Promise<T>,
): Promise<T> => {
  const statements: string[] = []
  const dialect = new PostgresDialect({ pool: new pg.Pool({ connectionString: databaseUrl, max: 2 }) })
  const db = new Kysely<DB>({ dialect, log: (event) => void statements.push(event.query.sql) })
  try {
    const result = await work(db)
    expect(statements.length, statements.join("\n")).toBeLessThanOrEqual(most)
    return result
  } finally {
    await db.destroy()
  }
}
