// Each minute what is new among sign-ins is added to their counts, and at night what is older than its time goes. A batch is
// one transaction, and one node counts at a time.
import { inBatches } from "../../platform/database/batches.server.ts"
import type { Db } from "../../platform/database/database.server.ts"
import type { Jobs } from "../../platform/jobs.server.ts"
import { SIGN_INS_MS } from "../audit.server.ts"
import { countRoleChanges, countSignIns, tryCountLock } from "./sign-in-count.queries.server.ts"
import { deleteEmptyCounts, deleteOldSignIns } from "./sign-in-log.queries.server.ts"

const BATCH = 1000

type Batch = (db: Db, size: number) => Promise<number>

const counting = (db: Db, batch: Batch) =>
  inBatches(BATCH, (size) =>
    db.transaction().execute(async (trx) => ((await tryCountLock(trx)) ? batch(trx, size) : 0)),
  )

export const countActivity = async (db: Db) => {
  await counting(db, countSignIns)
  await counting(db, countRoleChanges)
}

export const clearOldSignIns = async (db: Db, now: Date) => {
  const before = new Date(now.getTime() - SIGN_INS_MS)
  await counting(db, (trx, size) => deleteOldSignIns(trx, before, size))
  await deleteEmptyCounts(db)
}

export const signInCountJobs: Jobs = {
  count_sign_ins: (_payload, { db }) => countActivity(db),
  clear_old_sign_ins: (_payload, { db, clock }) => clearOldSignIns(db, clock()),
}

/** The nights are India's. */
export const signInCountSchedules = ["* * * * * count_sign_ins", "20 22 * * * clear_old_sign_ins"]
