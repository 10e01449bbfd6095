// Deadlocks and serialization failures: PostgreSQL ends one of the transactions, and it is retried.
import { sqlState } from "./database.server.ts"

const MAX_ATTEMPTS = 4

/** @param work a transaction, or one statement: nothing of a try that failed is left */
export const retrying = async <T>(work: () => Promise<T>, attempt = 1): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    if (attempt < MAX_ATTEMPTS && isWorthRetrying(error)) return retrying(work, attempt + 1)
    throw error
  }
}

/** True when the same transaction, tried again, may well succeed. */
const isWorthRetrying = (error: unknown) => ["40P01", "40001"].includes(sqlState(error) ?? "")
