// Each minute the days are counted anew of which something has changed. A batch is one transaction: what a killed node had
// taken is there again.
import { inBatches } from "../platform/database/batches.server.ts"
import type { Db } from "../platform/database/database.server.ts"
import type { Jobs } from "../platform/jobs.server.ts"
import { markCounted, recountDays, takeChangedDays, tryCountLock } from "./day-count.queries.server.ts"

const BATCH = 500

/** How many changes were counted. */
export const countDays = (db: Db, clock: () => Date) =>
  inBatches(BATCH, (size) => inTransaction(db, (batch) => countBatch(batch, size, clock())))

const inTransaction = <T>(db: Db, work: (db: Db) => Promise<T>) =>
  db.isTransaction ? work(db) : db.transaction().execute(work)

const countBatch = async (db: Db, size: number, now: Date) => {
  if (!(await tryCountLock(db))) return 0
  const { taken, days } = await takeChangedDays(db, size)
  if (days.length > 0) await recountDays(db, days)
  if (taken < size) await markCounted(db, now)
  return taken
}

export const dayCountJobs: Jobs = {
  count_days: async (_payload, { db, clock }) => {
    await countDays(db, clock)
  },
}

export const dayCountSchedules = ["* * * * * count_days"]
