import { serveEvents } from "../platform/api/serve-events.server.ts"
import { events } from "./event.contract.ts"
import { followEvents } from "./event.server.ts"

export const eventsApi = [serveEvents(events, followEvents)]
