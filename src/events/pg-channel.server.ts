// How nodes wake each other: PostgreSQL's NOTIFY and LISTEN on a connection of its own. Never within the transaction that
// writes, where each commit would queue for one lock of the whole database. A lost NOTIFY only delays delivery: readers also
// poll. On the same connection triggers notify that somebody was hidden from the public, or that public data has changed
// (db/functions/tell_hidden.sql, tell_changed.sql).
import { setTimeout as pause } from "node:timers/promises"
import pg from "pg"
import { newId } from "../platform/id.ts"

export interface PgChannel {
  /** Starts to receive notifications of other nodes. */
  listen: () => void
  pgNotify: () => void
  /** Told to the other nodes once, and lost where they are not connected. @param payload JSON of less than 8 KB */
  pgTell: (payload: string) => void
  close: () => Promise<void>
}

const EVENTS_CHANNEL = "events"
const TRANSIENT_CHANNEL = "transient_events"
/** The name is historical: the channel began with the payload "hidden", and carries "changed" too. */
const PUBLIC_DATA_CHANNEL = "hidden"
const CHANGED_PAYLOAD = "changed"
const MAX_UNTOLD = 100
const CHECK_EVERY_MS = 1_000
const CLOSE_TIMEOUT_MS = 1_000
/** A connection that the network has dropped does not end by itself. */
const PING_EVERY_MS = 15_000

interface NotifyHandlers {
  onPgNotify: () => void
  /** What another node told by pgTell. */
  onPgTold: (payload: string) => void
  /** Somebody was hidden from the public. */
  onHidden: () => void
  /** A public profile or an offer has changed. */
  onChanged: () => void
}

export const openPgChannel = (
  url: string,
  { onPgNotify, onPgTold, onHidden, onChanged }: NotifyHandlers,
): PgChannel => {
  const ownId = newId()
  let client: pg.Client | undefined
  let working: Promise<void> | undefined
  let isNotifyPending = false
  let untold: string[] = []
  let answeredAt = 0
  let checkTimer: NodeJS.Timeout | undefined

  const drop = (lost: pg.Client) => {
    if (client === lost) client = undefined
    void lost.end().catch(() => {})
  }

  const connect = async () => {
    const opened = newClient(url)
    opened.on("error", () => drop(opened))
    opened.on("end", () => drop(opened))
    opened.on("notification", ({ channel, payload }) => {
      if (channel === PUBLIC_DATA_CHANNEL) {
        if (payload === CHANGED_PAYLOAD) onChanged()
        else onHidden()
      } else if (channel === TRANSIENT_CHANNEL) {
        // Its own id stands before what this node told itself.
        if (payload && !payload.startsWith(ownId)) onPgTold(payload.slice(ownId.length))
      } else if (payload !== ownId) onPgNotify()
    })
    try {
      await opened.connect()
      await opened.query(`listen ${EVENTS_CHANNEL}; listen ${TRANSIENT_CHANNEL}; listen ${PUBLIC_DATA_CHANNEL}`)
    } catch (error) {
      drop(opened)
      throw error
    }
    client = opened
    answeredAt = Date.now()
    // Notifications sent before were not received.
    onPgNotify()
  }

  const query = async (text: string, values: string[] = []) => {
    await client?.query(text, values)
    answeredAt = Date.now()
  }

  /** Connects, sends NOTIFY, pings: one at a time. */
  const work = async () => {
    try {
      if (!client) await connect()
      while (isNotifyPending || untold.length > 0) {
        if (isNotifyPending) {
          isNotifyPending = false
          await query("select pg_notify($1, $2)", [EVENTS_CHANNEL, ownId])
        }
        const payload = untold.shift()
        if (payload !== undefined) await query("select pg_notify($1, $2)", [TRANSIENT_CHANNEL, payload])
      }
      if (Date.now() - answeredAt > PING_EVERY_MS) await query("select 1")
    } catch {
      if (client) drop(client)
    }
  }
  const startWork = () => {
    working ??= work().finally(() => {
      working = undefined
    })
  }
  const listen = () => {
    if (checkTimer) return
    checkTimer = setInterval(startWork, CHECK_EVERY_MS).unref()
    startWork()
  }

  return {
    listen,
    pgNotify: () => {
      isNotifyPending = true
      listen()
      startWork()
    },
    pgTell: (payload) => {
      // While the connection is away only the last ones matter.
      untold = [...untold.slice(1 - MAX_UNTOLD), ownId + payload]
      listen()
      startWork()
    },
    close: async () => {
      clearInterval(checkTimer)
      await working
      // A connection that the network has dropped never ends.
      await Promise.race([client?.end().catch(() => {}), pause(CLOSE_TIMEOUT_MS, undefined, { ref: false })])
    },
  }
}

const newClient = (connectionString: string) =>
  new pg.Client({
    connectionString,
    application_name: "sthapati events",
    connectionTimeoutMillis: 2_000,
    query_timeout: 3_000,
    keepAlive: true,
  })
