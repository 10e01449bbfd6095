// Events for the open pages of an account. A slice calls `emit` in the transaction of the change, so the row is committed
// with it; after the commit this process wakes all readers. A stream continues after the last event that its client got.

import type { Ctx } from "../platform/context.server.ts"
import type { Db } from "../platform/database/database.server.ts"
import { runAsOneStatement, type StatementPart } from "../platform/database/statement-parts.server.ts"
import type { EventStream } from "../platform/http/event-stream.server.ts"
import type { Event, EventKind } from "./event.contract.ts"
import { eventsPart } from "./event.queries.server.ts"
import { relayOf, wakeRelays } from "./event-relay.server.ts"

export interface NewEvent {
  account_id: string
  kind: EventKind
  /** Only ids: the page loads the rest. */
  params?: Record<string, string>
}

export const emit = async (db: Db, events: NewEvent | NewEvent[]) => {
  const all = [events].flat()
  if (all.length > 0) await runAsOneStatement(db, [eventsOf(all)])
}

/** The same as part of the statement that makes the change. */
export const eventsOf = (events: NewEvent[]): StatementPart => ({
  ...eventsPart(events.map(({ params = {}, ...rest }) => ({ ...rest, params }))),
  afterCommit: wakeRelays,
})

export const streamEvents = (
  { db, actor }: Ctx<"signed_in">,
  { after }: { after?: string | undefined },
  stream: EventStream<Event>,
) => relayOf(db).join(actor.account_id, after, stream)
