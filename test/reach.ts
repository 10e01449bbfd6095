/** What a test file reaches by its imports, however far: by that it is told which kind of test it is. */
import { existsSync, readFileSync } from "node:fs"
import { importsOf } from "./architecture/tree.ts"

const known = new Map<string, string[]>()

/** A type is nothing that runs. */
const reachedFrom = (path: string) => {
  const source = /\.tsx?$/.test(path) && existsSync(path) ? readFileSync(path, "utf8") : ""
  return importsOf(path, source).flatMap(({ to, isOurs, isType }) => (isOurs && !isType ? to : []))
}

/** @param paths from the root of the project */
export const reaches = (path: string, wanted: ReadonlySet<string>) => {
  const seen = new Set([path])
  for (const one of seen) {
    if (wanted.has(one)) return true
    const next = known.get(one) ?? reachedFrom(one)
    known.set(one, next)
    for (const other of next) seen.add(other)
  }
  return false
}
