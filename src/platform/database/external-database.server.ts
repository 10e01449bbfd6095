// Somebody else's PostgreSQL, named by DATABASE_URL: tried before anything else is done, so that a wrong address is one
// message and not the first of many. Its user owns the database: the same one migrates and works.

import { databaseFault, unfitDatabase } from "../start-faults.server.ts"
import { withClient } from "./database-client.server.ts"

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
