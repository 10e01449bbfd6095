// How nodes wake each other: NOTIFY and LISTEN on one connection of their own. Never in the transaction that writes, where
// each commit would queue for one lock of the whole database. A NOTIFY that is lost costs a moment: readers also look
// by themselves. On the same line the database says that somebody is not to be seen any more, or that what the public sees
// has changed (db/functions/tell_hidden.sql, tell_changed.sql).
import { setTimeout as pause } from "node:timers/promises"
import pg from "pg"
import { newId } from "../platform/id.ts"

export interface PgListener {
  /** From now on this node hears the others. */
  listen: () => void
  ring: () => void
  close: () => Promise<void>
}

const CHANNEL = "events"
const HIDDEN = "hidden"
const CHANGED = "changed"
const UPKEEP_MS = 1_000
const GOODBYE_MS = 1_000
/** What a network swallows has no end of its own: so the connection is asked now and then whether it still is one. */
const ASK_EVERY_MS = 15_000

interface SignalHandlers {
  onRing: () => void
  /** Somebody is not to be seen by the public any more. */
  onHidden: () => void
  /** A profile or an offer is not as the public saw it. */
  onChanged: () => void
}

export const openPgListener = (url: string, { onRing, onHidden, onChanged }: SignalHandlers): PgListener => {
  const ownName = newId()
  let client: pg.Client | undefined
  let working: Promise<void> | undefined
  let isToRing = false
  let heardAt = 0
  let upkeep: NodeJS.Timeout | undefined

  const lose = (lost: pg.Client) => {
    if (client === lost) client = undefined
    void lost.end().catch(() => {})
  }

  const connect = async () => {
    const fresh = newClient(url)
    fresh.on("error", () => lose(fresh))
    fresh.on("end", () => lose(fresh))
    fresh.on("notification", ({ channel, payload }) => {
      if (channel === HIDDEN) {
        if (payload === CHANGED) onChanged()
        else onHidden()
      } else if (payload !== ownName) onRing()
    })
    try {
      await fresh.connect()
      await fresh.query(`listen ${CHANNEL}; listen ${HIDDEN}`)
    } catch (error) {
      lose(fresh)
      throw error
    }
    client = fresh
    heardAt = Date.now()
    // Of what happened before, nobody was told here.
    onRing()
  }

  const ask = async (text: string, values: string[] = []) => {
    await client?.query(text, values)
    heardAt = Date.now()
  }

  /** One thing at a time: connects, rings, or asks whether the line is still there. */
  const work = async () => {
    try {
      if (!client) await connect()
      while (isToRing) {
        isToRing = false
        await ask("select pg_notify($1, $2)", [CHANNEL, ownName])
      }
      if (Date.now() - heardAt > ASK_EVERY_MS) await ask("select 1")
    } catch {
      if (client) lose(client)
    }
  }
  const keepPace = () => {
    working ??= work().finally(() => {
      working = undefined
    })
  }
  const listen = () => {
    if (upkeep) return
    upkeep = setInterval(keepPace, UPKEEP_MS).unref()
    keepPace()
  }

  return {
    listen,
    ring: () => {
      isToRing = true
      listen()
      keepPace()
    },
    close: async () => {
      clearInterval(upkeep)
      await working
      // What the network swallows does not say goodbye, and others wait to be closed.
      await Promise.race([client?.end().catch(() => {}), pause(GOODBYE_MS, undefined, { ref: false })])
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
