import { serveEvents } from "../platform/api/serve-events.server.ts"
import type { Slice } from "../platform/slice.server.ts"
import { events as eventStream } from "./event.contract.ts"
import { eventClock, eventJobs } from "./event.jobs.server.ts"
import { eventData } from "./event.personal.server.ts"
import { followEvents } from "./event.server.ts"

export const events: Slice = {
  name: "events",
  description: "A stream that says when there is something new",
  tables: ["events"],
  personal: [eventData],
  calls: [serveEvents(eventStream, followEvents)],
  jobs: eventJobs,
  clock: eventClock,
}
