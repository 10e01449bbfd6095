/** A second process beside a running app (a script of the operator's) signs in to the app's database instead of starting it. */
import { existsSync, realpathSync } from "node:fs"
import { urlsOf } from "./embedded-postgres.server.ts"
import { readAccess } from "./postgres-cluster.server.ts"
import { postgresHome } from "./postgres-installation.server.ts"
import { isServing, readPidFile } from "./postgres-pid-file.server.ts"

/** Undefined unless the embedded database of this data folder is running and ready now. */
export function findRunningPostgres(dataDir: string): { ownerUrl: string; appUrl: string } | undefined {
  if (!existsSync(dataDir)) return undefined
  const home = postgresHome(realpathSync(dataDir))
  const file = readPidFile({ home })
  if (!file?.isReady || !isServing({ home }, file.pid)) return undefined
  // Line 4 of the pid file: the port it listens on now; the access file may still name the last one.
  return urlsOf(readAccess(home), Number(file.lines[3]))
}
