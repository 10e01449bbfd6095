/**
 * Files in the database's folder, and the system user PostgreSQL runs as when we are root (`postgres`, created where it is
 * missing). Under root that folder belongs to the server's user, who may have put a symbolic link under a name that we write:
 * so links are never followed, and owners are changed by the open handle.
 */

import { spawnSync } from "node:child_process"
import {
  closeSync,
  constants,
  fchownSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs"
import { dirname } from "node:path"

export type PostgresUser = { uid: number; gid: number }

const NAME = "postgres"
const makers: [string, string[]][] = [
  ["useradd", ["--system", "--user-group", "--no-create-home", "--shell", "/bin/false", NAME]],
  // BusyBox has adduser only.
  ["adduser", ["-S", "-D", "-H", "-s", "/bin/false", NAME]],
]

export function findPostgresUser(): PostgresUser {
  const found = lookUp()
  if (found) return found
  for (const [command, args] of makers) {
    spawnSync(command, args, { stdio: "ignore" })
    const made = lookUp()
    if (made) return made
  }
  throw new Error(
    `PostgreSQL refuses to run as root, and the system user "${NAME}" could not be made. ` +
      "Start as an ordinary user, make that user, or set DATABASE_URL.",
  )
}

function lookUp(): PostgresUser | undefined {
  const id = (flag: string) => Number.parseInt(spawnSync("id", [flag, NAME], { encoding: "utf8" }).stdout, 10)
  const user = { uid: id("-u"), gid: id("-g") }
  return user.uid > 0 && user.gid > 0 ? user : undefined
}

/** A database made by an ordinary user goes on under that user when root starts it. */
export function ownerOf(folder: string): PostgresUser | undefined {
  const { uid, gid } = statSync(folder)
  return uid === 0 ? undefined : { uid, gid }
}

const { O_APPEND, O_CREAT, O_DIRECTORY, O_NOFOLLOW, O_RDONLY, O_WRONLY } = constants

/** What root makes belongs to the server's user, so that this user may also start the app without root. */
const give = (handle: number, user: PostgresUser | undefined) => {
  if (user) fchownSync(handle, user.uid, user.gid)
}

export const giveFolder = (folder: string, user: PostgresUser | undefined) => {
  closingAfter(openSync(folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW), (handle) => give(handle, user))
}

/** The old text or the new one, whatever happens meanwhile. */
export const replaceFile = (file: string, text: string, user: PostgresUser | undefined) => {
  const next = `${file}.next`
  makeFile(next, text, user)
  renameSync(next, file)
  syncFolder(dirname(file))
}

/** What a start that was killed has left there goes. */
export const makeFile = (file: string, text: string, user: PostgresUser | undefined) => {
  rmSync(file, { force: true })
  closingAfter(openSync(file, "wx", 0o600), (handle) => {
    writeFileSync(handle, text)
    fsyncSync(handle)
    give(handle, user)
  })
}

const FULL_LOG = 5_000_000

export const openLog = (file: string, user: PostgresUser | undefined): number => {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  if (size > FULL_LOG) renameSync(file, `${file}.1`)
  // A start without root follows no link either, so that a folder that starts for its owner starts for root as well.
  const handle = openSync(file, O_APPEND | O_CREAT | O_WRONLY | O_NOFOLLOW, 0o600)
  give(handle, user)
  return handle
}

export const syncFolder = (folder: string) => closingAfter(openSync(folder, "r"), fsyncSync)

/** A full disk is tried again for hours: none of the tries may keep its handle. */
const closingAfter = (handle: number, work: (handle: number) => void) => {
  try {
    work(handle)
  } finally {
    closeSync(handle)
  }
}
