// Events hold only ids of other rows. They are of no use after a day and deleted each hour, in batches.
import { serveEvents } from "../platform/api/serve-events.server.ts"
import { inBatches } from "../platform/database/batches.server.ts"
import type { Jobs } from "../platform/jobs.server.ts"
import type { Slice } from "../platform/slice.server.ts"
import { events as eventStream } from "./event.contract.ts"
import { eventData } from "./event.personal.server.ts"
import { deleteOldEvents } from "./event.queries.server.ts"
import { RETENTION_MS } from "./event.rules.ts"
import { streamEvents } from "./event.server.ts"

const BATCH = 1000

export const eventJobs: Jobs = {
  clear_events: async (_payload, { db, clock }) => {
    const before = new Date(clock().getTime() - RETENTION_MS)
    await inBatches(BATCH, (size) => deleteOldEvents(db, before, size))
  },
}

const eventSchedules = ["23 * * * * clear_events"]

export const events: Slice = {
  name: "events",
  description: "A stream that says when there is something new",
  tables: ["events"],
  personal: [eventData],
  calls: [serveEvents(eventStream, streamEvents)],
  jobs: eventJobs,
  schedules: eventSchedules,
}
