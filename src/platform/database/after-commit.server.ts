// Callbacks that must run only after a commit, and not after a rollback: `afterCommit` stores them with the connection of
// the open transaction until the driver has committed.
import { type DatabaseConnection, type Driver, type Kysely, PostgresDialect } from "kysely"
import type { DB } from "../../../db/types.ts"

const callbacks = new WeakMap<DatabaseConnection, (() => void)[]>()

/** Runs `work` after the commit where `db` is a transaction, else at once. */
export const afterCommit = async (db: Kysely<DB>, work: () => void) => {
  if (!db.isTransaction) return work()
  await db.getExecutor().provideConnection(async (connection) => {
    callbacks.set(connection, [...(callbacks.get(connection) ?? []), work])
  })
}

export class AfterCommitDialect extends PostgresDialect {
  override createDriver(): Driver {
    return withCommitCallbacks(super.createDriver())
  }
}

const withCommitCallbacks = (driver: Driver): Driver => {
  const take = (connection: DatabaseConnection) => {
    const works = callbacks.get(connection) ?? []
    callbacks.delete(connection)
    return works
  }
  const { commitTransaction, rollbackTransaction } = driver
  driver.commitTransaction = async (connection) => {
    // Taken first: after a failed commit they must not run.
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
