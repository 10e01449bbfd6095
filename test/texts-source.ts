/** The source of one catalogue, for what tests ask of how its sentences are written. */
import { readFileSync } from "node:fs"
import { parseSync } from "oxc-parser"

/** @param path of a file of sentences from the repository's root */
export const textsSource = (path: string, name: string): string => {
  const source = readFileSync(path, "utf8")
  for (const one of parseSync(path, source).program.body) {
    if (one.type !== "ExportNamedDeclaration" || one.declaration?.type !== "VariableDeclaration") continue
    const isIt = one.declaration.declarations.some(({ id }) => id.type === "Identifier" && id.name === name)
    if (isIt) return source.slice(one.start, one.end)
  }
  throw new Error(`${path} exports no ${name}`)
}
