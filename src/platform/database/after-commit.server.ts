// What must not happen before others can see the rows, and not at all when they are taken back: `afterCommit` keeps it with
// the connection of the open transaction until the driver has committed.
import { type DatabaseConnection, type Driver, type Kysely, PostgresDialect } from "kysely"
import type { DB } from "../../../db/types.ts"

const callbacks = new WeakMap<DatabaseConnection, (() => void)[]>()

/** After the transaction that `db` is has been committed; at once where it is none. */
export const afterCommit = async (db: Kysely<DB>, work: () => void) => {
  if (!db.isTransaction) return work()
  await db.getExecutor().provideConnection(async (connection) => {
    callbacks.set(connection, [...(callbacks.get(connection) ?? []), work])
  })
}

export class CommitHearingDialect extends PostgresDialect {
  override createDriver(): Driver {
    return hearing(super.createDriver())
  }
}

const hearing = (driver: Driver): Driver => {
  const take = (connection: DatabaseConnection) => {
    const works = callbacks.get(connection) ?? []
    callbacks.delete(connection)
    return works
  }
  const { commitTransaction, rollbackTransaction } = driver
  driver.commitTransaction = async (connection) => {
    // Taken first: a commit that fails has not happened, as far as anybody can tell.
    const works = take(connection)
    await commitTransaction.call(driver, connection)
    for (const work of works) work()
  }
  driver.rollbackTransaction = async (connection) => {
    take(connection)
    await rollbackTransaction.call(driver, connection)
  }
  return driver
}
