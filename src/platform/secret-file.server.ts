// The secret of a machine that was given none: made once, readable by the owner alone.
import { randomBytes } from "node:crypto"
import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs"
import { join } from "node:path"
import { cutSecretFault, dataFolderFault, noFolderFault } from "./start-faults.server.ts"

/** Makes the data folder where it is not there yet. @returns its real path */
export const makeDataFolder = (dataDir: string): string => {
  try {
    mkdirSync(dataDir, { recursive: true })
    return realpathSync(dataDir)
  } catch (error) {
    throw noFolderFault(dataFolderFault(error, dataDir), dataDir)
  }
}

/** Characters, of a secret from any source. */
export const SHORTEST_SECRET = 32

export const secretFile = (dataDir: string) => {
  const file = join(dataDir, "app-secret")
  makeDataFolder(dataDir)
  const secret = readOrMake(file, dataDir)
  if (secret.length < SHORTEST_SECRET) throw cutSecretFault(file)
  return secret
}

const readOrMake = (file: string, dataDir: string) => {
  try {
    if (!existsSync(file)) makeSecret(file)
    return readFileSync(file, "utf8").trim()
  } catch (error) {
    throw dataFolderFault(error, dataDir)
  }
}

/** It gets its name when it is whole; of two first starts at once the second takes what the first has made. */
const makeSecret = (file: string) => {
  const unfinished = `${file}.${randomBytes(6).toString("hex")}`
  const handle = openSync(unfinished, "wx", 0o600)
  try {
    writeFileSync(handle, randomBytes(48).toString("base64url"))
    fsyncSync(handle)
    takeName(unfinished, file)
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error
  } finally {
    closeSync(handle)
    rmSync(unfinished, { force: true })
  }
}

/** Not every file system has hard links; there the name is taken first, and what was cut short is refused when it is read. */
const takeName = (unfinished: string, file: string) => {
  try {
    linkSync(unfinished, file)
  } catch (error) {
    if (!(error instanceof Error && "code" in error && linkless.includes(String(error.code)))) throw error
    copyFileSync(unfinished, file, constants.COPYFILE_EXCL)
  }
}

const linkless = ["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS"]
