// Each hour it is measured how fast professionals answer their customers' messages (docs/decisions/0051).
import { inBatches } from "../../platform/database/batches.server.ts"
import type { Db } from "../../platform/database/database.server.ts"
import type { Jobs } from "../../platform/jobs.server.ts"
import { answerTimeOf } from "../../professionals/answer-time/answer-time.rules.ts"
import { listToMeasure, measureHours, writeAnswerTimes } from "./answer-time.queries.server.ts"

const BATCH = 100

/** How many professionals were measured. */
export const measureAnswerTimes = (db: Db, now: Date) => {
  let after = ""
  return inBatches(BATCH, async (size) => {
    const ids = await listToMeasure(db, { after, size, now })
    const hours = await measureHours(db, ids, now)
    const rows = ids.map((professional_id) => ({
      professional_id,
      bucket: answerTimeOf(hours.get(professional_id) ?? null),
      measured_at: now,
    }))
    if (rows.length > 0) await writeAnswerTimes(db, rows)
    after = ids.at(-1) ?? after
    return ids.length
  })
}

export const answerTimeJobs: Jobs = {
  measure_answer_times: async (_payload, { db, clock }) => {
    await measureAnswerTimes(db, clock())
  },
}

export const answerTimeSchedules = ["17 * * * * measure_answer_times"]
