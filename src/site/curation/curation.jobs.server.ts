// When the banner's hour comes or has gone, pages that are kept for minutes are made anew.
import type { Jobs } from "../../platform/jobs.server.ts"
import { turnBanner } from "./curation.queries.server.ts"

export const contentJobs: Jobs = {
  turn_banner: async (_payload, { db, clock }) => {
    await turnBanner(db, clock())
  },
}

export const contentSchedules = ["* * * * * turn_banner"]
