// Events are of no use to anybody after a day: cleared away each hour, in pieces.
import { inBatches } from "../platform/database/batches.server.ts"
import type { Jobs } from "../platform/jobs.server.ts"
import { deleteOldEvents } from "./event.queries.server.ts"
import { KEPT_MS } from "./event.rules.ts"

const BATCH = 1000

export const eventJobs: Jobs = {
  clear_events: async (_payload, { db, clock }) => {
    const before = new Date(clock().getTime() - KEPT_MS)
    await inBatches(BATCH, (size) => deleteOldEvents(db, before, size))
  },
}

export const eventClock = ["23 * * * * clear_events"]
