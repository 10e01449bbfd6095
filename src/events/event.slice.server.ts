import type { Slice } from "../platform/slice.server.ts"
import { eventsApi } from "./event.api.server.ts"
import { eventClock, eventJobs } from "./event.jobs.server.ts"

export const events: Slice = {
  name: "events",
  description: "A stream that says when there is something new",
  calls: eventsApi,
  jobs: eventJobs,
  clock: eventClock,
}
