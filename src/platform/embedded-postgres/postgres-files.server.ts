/**
 * Files in the database's folder. Under root that folder belongs to the server's user, who may have laid a link to
 * anywhere under a name that we write: so names are never followed, and an owner is changed by the open handle.
 */
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
import type { PostgresUser } from "./postgres-user.server.ts"

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
