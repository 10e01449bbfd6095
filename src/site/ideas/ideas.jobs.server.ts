// Each minute what has changed is added to the counts: readers add it anyway, so a job that is late only costs them time.
import { inBatches } from "../../platform/database/batches.server.ts"
import type { Jobs } from "../../platform/jobs.server.ts"
import { addUpCounts } from "./ideas.queries.server.ts"

const BATCH = 1000

export const ideasJobs: Jobs = {
  count_ideas: async (_payload, { db }) => {
    await inBatches(BATCH, (size) => addUpCounts(db, size))
  },
}

export const ideasSchedules = ["* * * * * count_ideas"]
