// PostgreSQL plans a statement anew each time it comes without a name; for a profile that is two thirds of the work. So
// texts that come again get a name, and each connection plans them once. Only so many: a plan occupies memory in every
// connection, and texts made from what people choose have many forms. A text without parameters gets none: who puts values
// into it wants a plan made for them, as searches do (docs/decisions/0015).
import type { PostgresPool, PostgresPoolClient } from "kysely"
import type pg from "pg"

const MAX_NAMES = 200
const MAX_SIGHTINGS = 1000
const CACHED_PLAN_IS_STALE = "0A000"

/** The pool as Kysely wants it, with clients that name their statements. */
export const withPreparedStatements = (pool: pg.Pool): PostgresPool => {
  const nameOf = openNames()
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  const wrap = (client: pg.PoolClient) => {
    const wrapped = known.get(client) ?? naming(client, nameOf)
    known.set(client, wrapped)
    return wrapped
  }
  return { options: pool.options, connect: async () => wrap(await pool.connect()), end: () => pool.end() }
}

interface Names {
  /** Undefined: not worth one yet, or no more. */
  find: (text: string) => string | undefined
  giveUp: (text: string) => void
}

const naming = (client: pg.PoolClient, names: Names) => {
  const query = async (text: string, parameters: readonly unknown[]) => {
    const values = [...parameters]
    const name = values.length > 0 ? names.find(text) : undefined
    try {
      return await client.query(name ? { name, text, values } : { text, values })
    } catch (error) {
      // Another node has migrated a table under us: planned anew from now on, which always works.
      if (name && isStale(error)) names.giveUp(text)
      throw error
    }
  }
  // The overload for cursors is never called: no cursor is configured.
  return { query, release: (destroy?: boolean) => client.release(destroy) } as unknown as PostgresPoolClient
}

const isStale = (error: unknown) => error instanceof Error && "code" in error && error.code === CACHED_PLAN_IS_STALE

/** A name from the second time on; the same for every connection. */
const openNames = (): Names => {
  const names = new Map<string, string | undefined>()
  const seen = new Set<string>()
  return {
    find(text) {
      if (names.has(text) || names.size >= MAX_NAMES) return names.get(text)
      if (!seen.has(text)) {
        if (seen.size >= MAX_SIGHTINGS) seen.clear()
        seen.add(text)
        return undefined
      }
      seen.delete(text)
      names.set(text, `s${names.size + 1}`)
      return names.get(text)
    },
    giveUp: (text) => void names.set(text, undefined),
  }
}
