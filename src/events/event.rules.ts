/** How long somebody may be away and still be told what they missed. */
export const KEPT_MS = 86_400_000

/** How far somebody has read: up to this event, which is named by its transaction's number and its own. */
export interface Place {
  xid: number
  id: number
}

/** As `Last-Event-ID` carries it. */
export const idOf = ({ xid, id }: Place) => `${xid}-${id}`

/** Undefined for what was never one of ours. */
export const placeIn = (text: string): Place | undefined => {
  const [, xid, id] = /^(\d{1,15})-(\d{1,15})$/.exec(text) ?? []
  return xid && id ? { xid: Number(xid), id: Number(id) } : undefined
}

export const isAfter = (one: Place, other: Place) => one.xid > other.xid || (one.xid === other.xid && one.id > other.id)

export const later = (one: Place, other: Place) => (isAfter(one, other) ? one : other)
