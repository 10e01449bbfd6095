// From where something was done is known for a year, as it is of sign-ins; every night what is older leaves.
import { inBatches } from "../platform/database/batches.server.ts"
import { DAY_MS } from "../platform/days.ts"
import type { Jobs } from "../platform/jobs.server.ts"
import { forgetOldNetworks } from "./activity.queries.server.ts"
import { NETWORK_RETENTION_DAYS } from "./activity.rules.ts"

const BATCH = 1000

export const activityJobs: Jobs = {
  forget_old_networks: async (_payload, { db, clock }) => {
    const before = new Date(clock().getTime() - NETWORK_RETENTION_DAYS * DAY_MS)
    await inBatches(BATCH, (size) => forgetOldNetworks(db, before, size))
  },
}

/** At night in India. */
export const activitySchedules = ["40 22 * * * forget_old_networks"]
