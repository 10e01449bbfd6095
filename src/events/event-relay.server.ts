// One reader for each process, whatever the number of streams: it reads committed events in order and sends each to the
// streams of its account. It is woken by commits of this process, by NOTIFY from other nodes, and by a timer.

import type { Db } from "../platform/database/database.server.ts"
import type { EventStream } from "../platform/http/event-stream.server.ts"
import { localize } from "../platform/language/language.ts"
import type { Log } from "../platform/log.server.ts"
import { unavailable } from "../platform/problem.ts"
import { refusalTexts } from "../platform/texts.ts"
import type { Event } from "./event.contract.ts"
import { readMissed, type StoredEvent } from "./event.queries.server.ts"
import { formatEventId, isAfter, laterOf, type Position, parseEventId, RETENTION_MS } from "./event.rules.ts"
import { openEventReader } from "./event-reader.server.ts"
import { openPgChannel } from "./pg-channel.server.ts"

interface RelayOptions {
  /** The instance that use cases get: `relayOf` looks the relay up by it. */
  db: Db
  url: string
  log: Log
  clock: () => Date
  pollEvery?: number
}

interface Follower {
  stream: EventStream<Event>
  position: Position
  /** Events that arrive while it is still sent those it missed. */
  buffered: StoredEvent[] | undefined
}

interface TransientEvent {
  account_id: string
  event: Event
}

/** Of caches of public data. */
export interface CacheInvalidation {
  /** Somebody was suspended or deleted. */
  clear: () => void
  /** A profile or an offer has changed. */
  markAllStale: () => void
}

type Relay = ReturnType<typeof makeRelay>

/** Commits within this time cause one NOTIFY. */
const BATCH_MS = 20
const POLL_MS = 1_000
/** A client that missed more is told to reload instead. */
const MAX_MISSED = 200

const relays = new WeakMap<Db, Relay>()
const subscribers = new Set<() => void>()

/** After each commit of events in this process. */
export const wakeRelays = () => {
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

/** An event for whoever is there just now, of which nothing is stored. */
export const sendTransient = (db: Db, account_id: string, event: Event) =>
  relays.get(db)?.sendTransient({ account_id, event })

/** Opens its connection when the first stream joins, the first event is committed, or a cache is registered. End all streams before it closes. */
export const openEventRelay = (options: RelayOptions) => {
  const relay = makeRelay(options)
  relays.set(options.db, relay)
  subscribers.add(relay.wake)
  return {
    registerCache: relay.registerCache,
    close: async () => {
      relays.delete(options.db)
      subscribers.delete(relay.wake)
      await relay.close()
    },
  }
}

const makeRelay = ({ db, url, log, clock, pollEvery = POLL_MS }: RelayOptions) => {
  const followers = new Map<string, Set<Follower>>()
  const onEvent = (event: StoredEvent) => {
    for (const follower of followers.get(event.account_id) ?? []) deliver(follower, event)
  }
  const onRewind = (position: Position) => {
    for (const own of followers.values()) for (const follower of own) resetFollower(follower, position)
  }
  const reader = openEventReader({ db, log, pollEvery, onEvent, onRewind })
  const caches = new Set<CacheInvalidation>()
  const onHidden = () => {
    for (const { clear: forgetAll } of caches) forgetAll()
  }
  const onChanged = () => {
    for (const { markAllStale: makeAllStale } of caches) makeAllStale()
  }
  const sendNow = ({ account_id, event }: TransientEvent) => {
    for (const { stream, buffered } of followers.get(account_id) ?? []) if (!buffered) stream.send(event)
  }
  const onPgTold = (payload: string) => sendNow(JSON.parse(payload))
  const pgChannel = openPgChannel(url, { onPgNotify: reader.read, onPgTold, onHidden, onChanged })
  let batchTimer: NodeJS.Timeout | undefined

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
      batchTimer ??= setTimeout(() => {
        batchTimer = undefined
        reader.read()
        pgChannel.pgNotify()
      }, BATCH_MS)
    },
    /** To the open streams of all nodes; stored nowhere. */
    sendTransient: (transient: TransientEvent) => {
      sendNow(transient)
      pgChannel.pgTell(JSON.stringify(transient))
    },
    /** Invalidates this cache, too, when public data changes. */
    registerCache: (cache: CacheInvalidation) => {
      caches.add(cache)
      pgChannel.listen()
    },
    /** Sends the events after that id, then new ones. Without an id only new ones. */
    join: async (accountId: string, after: string | undefined, stream: EventStream<Event>) => {
      await reader.start()
      pgChannel.listen()
      const follower: Follower = { stream, position: reader.position(), buffered: [] }
      // Before missed events are read, so that none falls in between.
      add(accountId, follower)
      if (after !== undefined) await sendMissed(db, follower, { accountId, after, now: clock() })
      const buffered = follower.buffered ?? []
      follower.buffered = undefined
      for (const event of buffered) deliver(follower, event)
      stream.setHeartbeatId(() =>
        reader.isCaughtUp() ? formatEventId(laterOf(reader.position(), follower.position)) : undefined,
      )
    },
    close: async () => {
      clearTimeout(batchTimer)
      await reader.close()
      await pgChannel.close()
    },
  }
}

const deliver = ({ stream, position, buffered }: Follower, event: StoredEvent) => {
  if (buffered) buffered.push(event)
  else if (isAfter(event, position)) stream.send({ kind: event.kind, params: event.params }, formatEventId(event))
}

const resetFollower = (follower: Follower, position: Position) => {
  follower.position = position
  follower.stream.reset(formatEventId(position))
}

interface MissedQuery {
  accountId: string
  after: string
  now: Date
}

const sendMissed = async (db: Db, follower: Follower, { accountId, after, now }: MissedQuery) => {
  const position = parseEventId(after)
  const query = { accountId, limit: MAX_MISSED + 1, deletedBefore: new Date(now.getTime() - RETENTION_MS) }
  const missed = await readMissed(db, { ...query, position: position ?? { xid: 0, id: 0 } })
  const upTo = { xid: missed.oldestOpenXid, id: 0 }
  // Ahead of this database: an id of another one, or of one that lost commits since.
  const isUnknown = !position || position.xid > missed.oldestOpenXid
  if (isUnknown || missed.isPositionTooOld || missed.events.length > MAX_MISSED) return resetFollower(follower, upTo)
  for (const { kind, params, ...one } of missed.events) follower.stream.send({ kind, params }, formatEventId(one))
  follower.position = laterOf(position, upTo)
}
