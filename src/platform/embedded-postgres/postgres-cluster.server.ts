/**
 * Creates the database's folder once. Everything is created under a temporary name and renamed as a whole, so a start that is
 * killed half way leaves temporary files but never half a database; the next start deletes them.
 */
import { spawn } from "node:child_process"
import { randomBytes } from "node:crypto"
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs"
import { basename, dirname, join } from "node:path"
import { giveFolder, makeFile, replaceFile, syncFolder } from "./postgres-files.server.ts"
import type { PostgresInstallation, PostgresLog } from "./postgres-installation.server.ts"

/** The server's settings, given at each start, so that an old cluster follows a newer version of the app. */

export const settingsFor = (port: number, fsync: boolean): Record<string, string | number> => ({
  // Loopback with passwords, no socket: socket paths over 107 bytes fail, and a data folder may lie deep.
  listen_addresses: "127.0.0.1",
  port,
  unix_socket_directories: "",
  max_connections: 100,
  timezone: "UTC",
  log_timezone: "UTC",
  // The app reports its own failed statements, without what people typed; here only the server's health is told.
  log_min_messages: "log",
  log_min_error_statement: "panic",
  log_error_verbosity: "terse",
  log_checkpoints: "off",
  ...(fsync ? {} : { fsync: "off", synchronous_commit: "off", full_page_writes: "off" }),
})

/** Secrets of the embedded database, in a 0600 file beside the cluster. The port is the last one it listened on. */
export type PostgresAccess = { ownerPassword: string; appPassword: string; port?: number }

export const OWNER = "sthapati_owner"
export const clusterOf = (place: Pick<PostgresInstallation, "home">) => join(place.home, "cluster")
const accessFile = (home: string) => join(home, "access.json")

export async function openCluster(
  place: PostgresInstallation,
  log: PostgresLog,
  sync: boolean,
): Promise<PostgresAccess> {
  sweepUnfinished(place.home)
  if (!existsSync(place.home)) await makeHome(place, log, sync)
  return readAccess(place.home)
}

export const readAccess = (home: string): PostgresAccess => JSON.parse(readFileSync(accessFile(home), "utf8"))

export const rememberAccess = (place: PostgresInstallation, access: PostgresAccess) =>
  replaceFile(accessFile(place.home), JSON.stringify(access), place.user)

async function makeHome(place: PostgresInstallation, log: PostgresLog, sync: boolean) {
  log.info(`Making the database in ${place.home}`)
  const unfinished = `${place.home}.unfinished-${process.pid}`
  const access: PostgresAccess = { ownerPassword: secret(), appPassword: secret() }
  mkdirSync(unfinished, { mode: 0o700 })
  replaceFile(accessFile(unfinished), JSON.stringify(access), place.user)
  const passwordFile = join(unfinished, "password")
  makeFile(passwordFile, access.ownerPassword, place.user)
  giveFolder(unfinished, place.user)
  await initdb(place, join(unfinished, "cluster"), passwordFile, sync)
  rmSync(passwordFile)
  renameSync(unfinished, place.home)
  syncFolder(dirname(place.home))
}

const secret = () => randomBytes(24).toString("base64url")

function initdb(place: PostgresInstallation, cluster: string, passwordFile: string, sync: boolean): Promise<void> {
  const args = [
    `--pgdata=${cluster}`,
    `--username=${OWNER}`,
    `--pwfile=${passwordFile}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    // Sorts alike on every machine, whatever its C library.
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    ...(sync ? [] : ["--no-sync"]),
  ]
  const child = spawn(join(place.bin, "initdb"), args, {
    ...place.user,
    cwd: "/",
    env: { LC_ALL: "C", PATH: "/usr/bin:/bin" },
    stdio: ["ignore", "pipe", "pipe"],
  })
  let said = ""
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      said += chunk
    })
  }
  return new Promise((done, fail) => {
    child.once("error", fail)
    child.once("close", (code) => {
      if (code === 0) done()
      else
        fail(
          new Error(`The database could not be made in ${cluster}:\n${said.trim().split("\n").slice(-6).join("\n")}`),
        )
    })
  })
}

/** Only called under the data folder's lock, so whatever is unfinished belongs to nobody. */
function sweepUnfinished(home: string) {
  for (const name of readdirSync(dirname(home))) {
    if (!name.startsWith(`${basename(home)}.unfinished-`)) continue
    try {
      rmSync(join(dirname(home), name), { recursive: true, force: true, maxRetries: 5 })
    } catch {
      // An initdb that outlived its app still writes there; the next start sweeps it.
    }
  }
}
