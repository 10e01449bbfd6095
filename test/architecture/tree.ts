/**
 * The rules of the house (ARCHITECTURE.md) are functions from a tree of sources to the sentences it is broken in. Here is
 * what they share: what a path says about a file, and what a file imports.
 */
import { posix } from "node:path"
import { parseSync } from "oxc-parser"

/** Path from the repository's root -> source. */
export type Tree = Map<string, string>

interface Import {
  from: string
  /** Of a file of ours its path from the root, else the name of a package. */
  to: string
  isOurs: boolean
  isType: boolean
  names: string[]
}

export const isPage = (path: string) => /\.page\.tsx$/.test(path)
/** What a slice hands over to the server, its calls among it. */
export const isSliceList = (path: string) => /\.slice\.server\.ts$/.test(path)
export const isAdapter = (path: string) => isPage(path) || /\.(files|slice)\.server\.ts$/.test(path)
export const isComponent = (path: string) => /\/components\//.test(path)
export const isServerFile = (path: string) => path.includes(".server.")
export const isQueries = (path: string) => /\.queries\.server\.ts$/.test(path)
/** What the frame of the app may compose: the list of calls, the list of pages, the process. */
export const isFrame = (path: string) => /^src\/[^/]+\.tsx?$/.test(path)
const isTest = (path: string) => /\.test\.tsx?$/.test(path)
export const sliceOf = (path: string) => /^src\/([^/]+)\//.exec(path)?.[1]

export const sources = (tree: Tree) => [...tree].filter(([path]) => /^src\/.*\.tsx?$/.test(path) && !isTest(path))

const isRule = (path: string) => path.startsWith("test/architecture")
const isOfTests = (path: string) => /^(test|e2e)\//.test(path) || isTest(path)
export const sourcesOfTests = (tree: Tree) => [...tree].filter(([path]) => isOfTests(path) && !isRule(path))

export const importsOf = (path: string, source: string): Import[] => {
  const { module } = parseSync(path, source)
  const found = module.staticImports.map((one) => ({
    to: one.moduleRequest.value,
    isType: one.entries.length > 0 && one.entries.every((entry) => entry.isType),
    names: one.entries.flatMap((entry) => (entry.isType ? [] : (entry.importName.name ?? "*"))),
  }))
  for (const one of module.staticExports) {
    for (const entry of one.entries)
      if (entry.moduleRequest) found.push({ to: entry.moduleRequest.value, isType: entry.isType, names: ["*"] })
  }
  for (const one of module.dynamicImports) {
    const text = /^["'`]([^"'`]+)["'`]$/.exec(source.slice(one.moduleRequest.start, one.moduleRequest.end))?.[1]
    if (text) found.push({ to: text, isType: false, names: ["*"] })
  }
  return found.map(({ to, ...rest }) => {
    const isOurs = to.startsWith(".")
    return { from: path, to: isOurs ? posix.join(posix.dirname(path), to) : to, isOurs, ...rest }
  })
}

export const allImports = (tree: Tree) => sources(tree).flatMap(([path, source]) => importsOf(path, source))
