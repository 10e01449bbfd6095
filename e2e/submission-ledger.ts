/** The rows that people's submissions have become, as the site's database has them. */
import { type Db, openDb, openPool } from "../src/platform/database/database.server.ts"
import { findRunningPostgres } from "../src/platform/embedded-postgres/running-postgres.server.ts"
import { dataDir } from "./browser.ts"

export interface Ledger {
  rowsOf: (email: string) => Promise<{ message: string; [column: string]: unknown }[]>
  close: () => Promise<void>
}

export const openLedger = (): Ledger => {
  const found = findRunningPostgres(dataDir)
  if (!found) throw new Error(`The database of the site under test is not running in ${dataDir}.`)
  const db: Db = openDb(openPool(found.appUrl, { max: 1, name: "submission ledger" }))
  return {
    rowsOf: (email) => db.selectFrom("submissions").selectAll().where("email", "=", email).execute(),
    close: () => db.destroy(),
  }
}
