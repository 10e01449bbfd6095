// Single connections outside every pool: for setup, checking an address, and work on other databases. An external PostgreSQL
// (DATABASE_URL) is connected to before anything else, so that a wrong address is one message and not the first of many. Its
// user owns the database: the same one migrates and works.
import pg from "pg"
import { databaseFault, unfitDatabase } from "../start-faults.server.ts"

/** Throws one Error that names the variable, what is wrong and the way out. */
export const openExternalDatabase = async (url: string) => {
  const found = await withClient(url, async (client) => {
    const { rows } = await client.query<{ version: number; encoding: string }>(
      "select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding",
    )
    return rows[0]!
  }).catch((error: unknown) => {
    throw databaseFault(error, url)
  })
  const fault = unfitDatabase(found)
  if (fault) throw fault
  return { ownerUrl: url, appUrl: url, announce: () => {}, stop: async () => {} }
}

export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  // A server that dies under an idle client is reported by the next query.
  client.on("error", () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** The same server and user, another database. */
export function urlOfDatabase(url: string, database: string): string {
  const changed = new URL(url)
  changed.pathname = `/${database}`
  return changed.href
}
