// Files that nothing hangs on go when their time is over: never used, replaced, thrown away, or half kept by a process that
// was killed. What a store that is away does not let go stays on the list.
import type { Jobs } from "../platform/jobs.server.ts"
import { clearEndedFiles } from "./file.server.ts"

export const fileJobs: Jobs = {
  clear_files: async (_payload, { db, clock, log }) => {
    const left = await clearEndedFiles(db, clock())
    if (left > 0) log.warn({ left }, "files could not be removed from their store")
  },
}

export const fileClock = ["41 * * * * clear_files"]
