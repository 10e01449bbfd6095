// What happens to somebody, told to their open pages. A slice says `emit` in the transaction of the act; the row is there
// when the act is, and after the commit this process wakes all that read. A stream begins where the reader's last one ended.

import type { Ctx } from "../platform/context.server.ts"
import type { Db } from "../platform/database/database.server.ts"
import { runAsOneStatement, type StatementPart } from "../platform/database/statement-parts.server.ts"
import type { EventStream } from "../platform/http/event-stream.server.ts"
import type { Event, EventKind } from "./event.contract.ts"
import { eventsPart } from "./event.queries.server.ts"
import { notifyReaders, relayOf } from "./event-relay.server.ts"

export interface NewEvent {
  account_id: string
  kind: EventKind
  /** Ids of what it is about, no more: the page asks for the rest. */
  params?: Record<string, string>
}

export const emit = async (db: Db, news: NewEvent | NewEvent[]) => {
  const all = [news].flat()
  if (all.length > 0) await runAsOneStatement(db, [eventsOf(all)])
}

/** The same as a piece of the statement that writes what happened. */
export const eventsOf = (news: NewEvent[]): StatementPart => ({
  ...eventsPart(news.map(({ params = {}, ...rest }) => ({ ...rest, params }))),
  afterCommit: notifyReaders,
})

export const followEvents = (
  { db, actor }: Ctx<"signed_in">,
  { after }: { after?: string | undefined },
  stream: EventStream<Event>,
) => relayOf(db).join(actor.account_id, after, stream)
