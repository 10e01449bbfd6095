/** How long somebody may be away and still be told what they missed. */
export const KEPT_MS = 86_400_000

/** How far somebody has read: up to this event, which is named by its transaction's number and its own. */
export interface Position {
  xid: number
  id: number
}

/** As `Last-Event-ID` carries it. */
export const idOf = ({ xid, id }: Position) => `${xid}-${id}`

/** Undefined for what was never one of ours. */
export const positionIn = (text: string): Position | undefined => {
  const [, xid, id] = /^(\d{1,15})-(\d{1,15})$/.exec(text) ?? []
  return xid && id ? { xid: Number(xid), id: Number(id) } : undefined
}

export const isAfter = (one: Position, other: Position) =>
  one.xid > other.xid || (one.xid === other.xid && one.id > other.id)

export const later = (one: Position, other: Position) => (isAfter(one, other) ? one : other)
