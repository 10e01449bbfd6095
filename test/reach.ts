/** What a test file reaches by its imports, however far: by that it is told which kind of test it is. */
import { existsSync, readFileSync } from "node:fs"
import { dirname, join, normalize } from "node:path"

const specifiers = /(?:\bfrom|\bimport)\s*\(?\s*"(\.{1,2}\/[^"?]+)/g
const importsOf = new Map<string, string[]>()

const readImports = (path: string) => {
  const known = importsOf.get(path)
  if (known) return known
  const found = existsSync(path) ? [...readFileSync(path, "utf8").matchAll(specifiers)] : []
  const imports = found.map(([, to]) => normalize(join(dirname(path), to!)))
  importsOf.set(path, imports)
  return imports
}

/** @param paths from the root of the project */
export const reaches = (path: string, wanted: ReadonlySet<string>) => {
  const seen = new Set([path])
  for (const one of seen) {
    if (wanted.has(one)) return true
    for (const next of readImports(one)) seen.add(next)
  }
  return false
}
