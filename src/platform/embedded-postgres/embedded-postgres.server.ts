/**
 * The embedded database: started with the app, kept running, stopped after it. A start locks the data folder, chooses the
 * folder and user of the server, creates the cluster once, runs the server on loopback, and sets up roles and rights. From
 * then on a server that ends by itself (killed, or after a full disk) is started again on the same port, so that the app's
 * pool only sees a pause.
 */

import { createServer } from "node:net"
import { setTimeout as sleep } from "node:timers/promises"
import { makeDataFolder } from "../secret-file.server.ts"
import { dataFolderFault } from "../start-faults.server.ts"
import { lockDataFolder } from "./data-folder-lock.server.ts"
import { OWNER, openCluster, type PostgresAccess, rememberAccess, settingsFor } from "./postgres-cluster.server.ts"
import {
  choosePostgresInstallation,
  type PostgresInstallation,
  type PostgresLog,
} from "./postgres-installation.server.ts"
import { keepRunning, PostgresDidNotStart, type RunningPostgres, runPostgres } from "./postgres-process.server.ts"
import { APP_ROLE, prepareDatabase } from "./postgres-roles.server.ts"

export type EmbeddedPostgres = {
  /** Superuser: migrations and maintenance only. */
  ownerUrl: string
  /** Least privilege: what the app uses. */
  appUrl: string
  port: number
  /** Stores the app's address in the data folder, for the message of a second start. */
  announce(url: string): void
  /** Call after the app has drained. */
  stop(): Promise<void>
}

type Options = {
  /** The app's data folder; made if missing. The database takes `postgres/` in it. */
  dataDir: string
  /** The port to try first; otherwise the last one used, otherwise any free one. */
  port?: number
  log: PostgresLog
  /** Only tests switch this off: without it a power cut loses data. */
  fsync?: boolean
}

type Setup = { place: PostgresInstallation; access: PostgresAccess; log: PostgresLog; fsync: boolean }

const DATABASE = "sthapati"

/** Throws DataFolderInUse when another app runs on the folder, else an Error whose message names the way out. */
export async function startEmbeddedPostgres({ dataDir, port, log, fsync = true }: Options): Promise<EmbeddedPostgres> {
  const folder = makeDataFolder(dataDir)
  const lock = await lockDataFolder(folder).catch((error) => {
    throw dataFolderFault(error, folder)
  })
  try {
    const place = choosePostgresInstallation(folder, log)
    const access = await openCluster(place, log, fsync)
    const server = await serve({ place, access, log, fsync }, port)
    let stopped: Promise<void> | undefined
    const stop = () => {
      stopped ??= server.stop().finally(lock.release)
      return stopped
    }
    return { ...server.urls, port: server.port, announce: lock.announce, stop }
  } catch (error) {
    lock.release()
    throw dataFolderFault(error, folder)
  }
}

async function serve(setup: Setup, wantedPort: number | undefined) {
  const { place, access, log, fsync } = setup
  const { port, running } = await startOnFreePort(setup, wantedPort ?? access.port)
  const server = keepRunning(running, () => runPostgres(place, settingsFor(port, fsync), log), log)
  const urls = urlsOf(access, port)
  try {
    await prepareDatabase(urlFor(OWNER, access.ownerPassword, port, "postgres"), DATABASE, access.appPassword)
    if (access.port !== port) rememberAccess(place, { ...access, port })
  } catch (error) {
    await server.stop()
    throw error
  }
  return { port, urls, stop: server.stop }
}

/** A port is only known to be free once the server has it; backends of a killed server take a moment to go. */
async function startOnFreePort(
  { place, log, fsync }: Setup,
  wanted: number | undefined,
): Promise<{ port: number; running: RunningPostgres }> {
  let port = wanted && (await isPortFree(wanted)) ? wanted : await freePort()
  for (let attempt = 1; ; attempt++) {
    try {
      return { port, running: await runPostgres(place, settingsFor(port, fsync), log) }
    } catch (error) {
      if (attempt === 20 || !(error instanceof PostgresDidNotStart)) throw error
      if (/could not (bind|create any TCP)/.test(error.tail)) port = await freePort()
      else if (/shared memory block|lock file/.test(error.tail)) await sleep(500)
      else throw error
    }
  }
}

export const urlsOf = (access: PostgresAccess, port: number) => ({
  ownerUrl: urlFor(OWNER, access.ownerPassword, port),
  appUrl: urlFor(APP_ROLE, access.appPassword, port),
})

const urlFor = (role: string, password: string, port: number, database = DATABASE) =>
  `postgres://${role}:${password}@127.0.0.1:${port}/${database}`

/** Ports on loopback. A free port can be taken the next moment, so whoever listens must still expect a refusal. */
const isPortFree = async (port: number) => (await tryPort(port)) !== undefined

export async function freePort(): Promise<number> {
  const port = await tryPort(0)
  if (port === undefined) throw new Error("No free port on 127.0.0.1.")
  return port
}

function tryPort(wanted: number): Promise<number | undefined> {
  return new Promise((done) => {
    const server = createServer()
    server.once("error", () => done(undefined))
    server.listen({ port: wanted, host: "127.0.0.1" }, () => {
      const address = server.address()
      server.close(() => done(typeof address === "object" ? address?.port : undefined))
    })
  })
}
