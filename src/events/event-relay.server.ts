// One reader a process, whatever the number of streams: it reads what was committed, in order, and hands each event to the
// streams of its person. It is woken by whoever writes in this process, by NOTIFY of other nodes, and by a clock.

import type { Db } from "../platform/database/database.server.ts"
import type { EventStream } from "../platform/http/event-stream.server.ts"
import { localize } from "../platform/language/language.ts"
import type { Log } from "../platform/log.server.ts"
import { unavailable } from "../platform/problem.ts"
import { refusalTexts } from "../platform/texts.ts"
import type { Event } from "./event.contract.ts"
import { type HappenedEvent, readMissed } from "./event.queries.server.ts"
import { idOf, isAfter, KEPT_MS, later, type Position, positionIn } from "./event.rules.ts"
import { openReader } from "./event-reader.server.ts"
import { openPgListener } from "./pg-listener.server.ts"

interface RelayOptions {
  /** As use cases are given it: by it they find their relay. */
  db: Db
  url: string
  log: Log
  clock: () => Date
  pollEvery?: number
}

interface Follower {
  stream: EventStream<Event>
  place: Position
  /** What comes while it is still told what it missed. */
  waiting: HappenedEvent[] | undefined
}

/** Of what is the same for everybody. */
export interface CacheInvalidation {
  /** Somebody was suspended or deleted. */
  forgetAll: () => void
  /** A profile or an offer has changed. */
  makeAllStale: () => void
}

type Relay = ReturnType<typeof makeRelay>

/** Many commits, one call to the others. */
const GATHER_MS = 20
const POLL_MS = 1_000
/** Who missed more does better to look for itself. */
const MAX_MISSED = 200

const relays = new WeakMap<Db, Relay>()
const subscribers = new Set<() => void>()

/** Something was committed in this process. */
export const notifyReaders = () => {
  for (const wake of subscribers) wake()
}

export const relayOf = (db: Db): Relay => {
  const relay = relays.get(db)
  if (!relay)
    throw unavailable(
      localize(refusalTexts, (t) => t.stream.gone),
      3,
    )
  return relay
}

/** Opens connections only when the first stream joins, the first event is written, or a keeper wants to be told. Ended streams have left before it closes. */
export const openEventRelay = (options: RelayOptions) => {
  const relay = makeRelay(options)
  relays.set(options.db, relay)
  subscribers.add(relay.wake)
  return {
    invalidateWith: relay.invalidateWith,
    close: async () => {
      relays.delete(options.db)
      subscribers.delete(relay.wake)
      await relay.close()
    },
  }
}

const makeRelay = ({ db, url, log, clock, pollEvery = POLL_MS }: RelayOptions) => {
  const followers = new Map<string, Set<Follower>>()
  const onEvent = (event: HappenedEvent) => {
    for (const follower of followers.get(event.account_id) ?? []) deliver(follower, event)
  }
  const onSetBack = (place: Position) => {
    for (const own of followers.values()) for (const follower of own) startAnew(follower, place)
  }
  const reader = openReader({ db, log, pollEvery, onEvent, onSetBack })
  const keepers = new Set<CacheInvalidation>()
  const onHidden = () => {
    for (const { forgetAll } of keepers) forgetAll()
  }
  const onChanged = () => {
    for (const { makeAllStale } of keepers) makeAllStale()
  }
  const bell = openPgListener(url, { onRing: reader.read, onHidden, onChanged })
  let gathering: NodeJS.Timeout | undefined

  const add = (accountId: string, follower: Follower) => {
    const own = followers.get(accountId) ?? new Set()
    followers.set(accountId, own.add(follower))
    follower.stream.onEnd(() => {
      own.delete(follower)
      if (own.size === 0 && followers.get(accountId) === own) followers.delete(accountId)
    })
  }

  return {
    wake: () => {
      gathering ??= setTimeout(() => {
        gathering = undefined
        reader.read()
        bell.ring()
      }, GATHER_MS)
    },
    /** From now on it is told what has come of those whom the public could see. */
    invalidateWith: (keeper: CacheInvalidation) => {
      keepers.add(keeper)
      bell.listen()
    },
    /** Tells what came after the event of that id, then whatever comes. Without an id only the latter. */
    join: async (accountId: string, after: string | undefined, stream: EventStream<Event>) => {
      await reader.start()
      bell.listen()
      const follower: Follower = { stream, place: reader.place(), waiting: [] }
      // Before it asks what it missed: so nothing falls in between.
      add(accountId, follower)
      if (after !== undefined) await sendMissed(db, follower, { accountId, after, now: clock() })
      const waiting = follower.waiting ?? []
      follower.waiting = undefined
      for (const event of waiting) deliver(follower, event)
      stream.keepPlace(() => (reader.isCurrent() ? idOf(later(reader.place(), follower.place)) : undefined))
    },
    close: async () => {
      clearTimeout(gathering)
      await reader.close()
      await bell.close()
    },
  }
}

const deliver = ({ stream, place, waiting }: Follower, event: HappenedEvent) => {
  if (waiting) waiting.push(event)
  else if (isAfter(event, place)) stream.send({ kind: event.kind, params: event.params }, idOf(event))
}

const startAnew = (follower: Follower, place: Position) => {
  follower.place = place
  follower.stream.reset(idOf(place))
}

interface MissedQuery {
  accountId: string
  after: string
  now: Date
}

const sendMissed = async (db: Db, follower: Follower, { accountId, after, now }: MissedQuery) => {
  const place = positionIn(after)
  const query = { accountId, most: MAX_MISSED + 1, clearedBefore: new Date(now.getTime() - KEPT_MS) }
  const missed = await readMissed(db, { ...query, place: place ?? { xid: 0, id: 0 } })
  const upTo = { xid: missed.head, id: 0 }
  // From another database, or one that was set back: nobody has come so far yet.
  const isForeign = !place || place.xid > missed.head
  if (isForeign || missed.isTooOld || missed.events.length > MAX_MISSED) return startAnew(follower, upTo)
  for (const { kind, params, ...one } of missed.events) follower.stream.send({ kind, params }, idOf(one))
  follower.place = later(place, upTo)
}
