// Work on very many rows in small batches: none holds its locks long, and a stop in between loses only one.
import { retrying } from "./retrying.server.ts"

/**
 * Runs batches of `size` rows until one is not full. @returns how many rows in all. A batch that deadlocks is retried: jobs
 * lock their rows before the accounts, an erasure the other way round.
 */
export const inBatches = async (size: number, batch: (size: number) => Promise<number>): Promise<number> => {
  let all = 0
  for (;;) {
    const done = await retrying(() => batch(size))
    all += done
    if (done < size) return all
  }
}
