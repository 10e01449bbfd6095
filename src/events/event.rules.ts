/** How long events are kept for clients that reconnect. */
export const RETENTION_MS = 86_400_000

/** How far a reader has read: up to this event, known by its transaction's id and its own. */
export interface Position {
  xid: number
  id: number
}

/** As in `Last-Event-ID`. */
export const formatEventId = ({ xid, id }: Position) => `${xid}-${id}`

/** Undefined for text that is no event id. */
export const parseEventId = (text: string): Position | undefined => {
  const [, xid, id] = /^(\d{1,15})-(\d{1,15})$/.exec(text) ?? []
  return xid && id ? { xid: Number(xid), id: Number(id) } : undefined
}

export const isAfter = (one: Position, other: Position) =>
  one.xid > other.xid || (one.xid === other.xid && one.id > other.id)

export const laterOf = (one: Position, other: Position) => (isAfter(one, other) ? one : other)
