/**
 * The rules of the house (ARCHITECTURE.md), each a function from a tree of sources to the sentences it is broken in.
 * The test runs them on the real tree and on a known-bad example each.
 */
import { posix } from "node:path"
import { parseSync } from "oxc-parser"

/** Path from the repository's root -> source. */
export type Tree = Map<string, string>

/** Left may not know right. Slices in one row do not know each other. */
const order: string[][] = [
  ["platform"],
  ["ui"],
  ["activity", "notifications"],
  ["accounts"],
  ["locations"],
  ["services"],
  ["professionals"],
  ["search", "messaging"],
  ["requests", "bookings"],
  ["reviews", "enquiries"],
  ["blog"],
  ["privacy"],
  ["shell"],
  ["site", "admin"],
]

/** Only the owner writes; everybody may join. */
const ownerOf: Record<string, string> = {
  idempotency_keys: "platform",
  rate_buckets: "platform",
  mails: "platform",
  activities: "activity",
  notifications: "notifications",
  accounts: "accounts",
  consents: "accounts",
  sessions: "accounts",
  account_tokens: "accounts",
  audit_entries: "accounts",
  countries: "locations",
  states: "locations",
  cities: "locations",
  service_types: "services",
  service_type_cities: "services",
  professionals: "professionals",
  professional_checks: "professionals",
  professional_services: "professionals",
  professional_service_areas: "professionals",
  portfolio_projects: "professionals",
  search_entries: "search",
  search_words: "search",
  search_synonyms: "search",
  search_aliases: "search",
  bookings: "bookings",
  booking_events: "bookings",
  reviews: "reviews",
}

interface Import {
  from: string
  to: string
  isType: boolean
}

const isDoor = (path: string) => /\.page\.tsx$|\.api\.server\.ts$/.test(path)
const isTest = (path: string) => /\.test\.tsx?$/.test(path)
const sliceOf = (path: string) => /^src\/([^/]+)\//.exec(path)?.[1]
const rankOf = (slice: string) => order.findIndex((row) => row.includes(slice))
const isServerFile = (path: string) => path.includes(".server.")
/** What the frame of the app may compose: the list of calls, the list of pages, the process. */
const isFrame = (path: string) => /^src\/[^/]+\.tsx?$/.test(path)
const sources = (tree: Tree) => [...tree].filter(([path]) => /^src\/.*\.tsx?$/.test(path) && !isTest(path))

export const importsOf = (path: string, source: string): Import[] => {
  const { module } = parseSync(path, source)
  const found = module.staticImports.map((one) => ({
    to: one.moduleRequest.value,
    isType: one.entries.length > 0 && one.entries.every((entry) => entry.isType),
  }))
  for (const one of module.staticExports) {
    for (const entry of one.entries)
      if (entry.moduleRequest) found.push({ to: entry.moduleRequest.value, isType: entry.isType })
  }
  for (const one of module.dynamicImports) {
    const text = /^["'`]([^"'`]+)["'`]$/.exec(source.slice(one.moduleRequest.start, one.moduleRequest.end))?.[1]
    if (text) found.push({ to: text, isType: false })
  }
  return found.map(({ to, isType }) => ({
    from: path,
    to: to.startsWith(".") ? posix.normalize(posix.join(posix.dirname(path), to)) : to,
    isType,
  }))
}

const allImports = (tree: Tree) => sources(tree).flatMap(([path, source]) => importsOf(path, source))

export const importsOnlyGoLeft = (tree: Tree) =>
  allImports(tree).flatMap(({ from, to }) => {
    const [mine, theirs] = [sliceOf(from), sliceOf(to)]
    if (!mine || !theirs || mine === theirs) return []
    if (rankOf(mine) < 0) return [`${from}: the slice "${mine}" has no place in the order`]
    if (isDoor(from)) return []
    return rankOf(theirs) < rankOf(mine) ? [] : [`${from} imports ${to}: imports only go left`]
  })

export const nobodyImportsADoor = (tree: Tree) =>
  allImports(tree).flatMap(({ from, to }) => (isDoor(to) && !isFrame(from) ? [`${from} imports the door ${to}`] : []))

export const queriesArePrivate = (tree: Tree) =>
  allImports(tree).flatMap(({ from, to }) =>
    /\.queries\.server\.ts$/.test(to) && sliceOf(from) !== sliceOf(to)
      ? [`${from} imports the queries ${to} of another slice`]
      : [],
  )

export const onlyTheOwnerWrites = (tree: Tree) =>
  sources(tree).flatMap(([path, source]) => {
    const written = [
      ...source.matchAll(/\.(?:insertInto|updateTable|deleteFrom)\(\s*["'](\w+)/g),
      ...source.matchAll(/(?:insert into|update|delete from)\s+(\w+)\s+(?:set|values|\(|where|select|as )/gi),
    ].map((match) => match[1]!)
    return [...new Set(written)].flatMap((table) => {
      const owner = ownerOf[table]
      return owner && owner !== sliceOf(path) ? [`${path} writes to ${table}, which belongs to ${owner}`] : []
    })
  })

export const browserNeverReachesServer = (tree: Tree) =>
  allImports(tree).flatMap(({ from, to, isType }) => {
    if (isType || isServerFile(from) || !isServerFile(to)) return []
    // A page's loader runs on the server; the build removes it, and what it imports, from the browser's copy.
    if (/\.page\.tsx$/.test(from) || isFrame(from)) return []
    return [`${from} is for the browser and imports ${to}`]
  })

/** What a failed call says may be told anywhere; making calls is for the page, or for the act that a form stands for. */
export const componentsNeverCall = (tree: Tree) =>
  allImports(tree).flatMap(({ from, to, isType }) =>
    !isType && /\/components\//.test(from) && to === "src/platform/api-client.ts"
      ? [`${from} is a component and imports ${to}: it gets its data by props`]
      : [],
  )

export const rulesArePure = (tree: Tree) =>
  allImports(tree).flatMap(({ from, to, isType }) => {
    if (!/\.rules\.ts$/.test(from) || isType) return []
    const isPure =
      /\.(rules|schema)\.ts$/.test(to) || /^src\/platform\/(time|money|problem)\.ts$/.test(to) || to === "src/brand.ts"
    return isPure ? [] : [`${from} holds rules and imports ${to}`]
  })

export const pagesKnowNoSql = (tree: Tree) =>
  allImports(tree).flatMap(({ from, to }) =>
    /\.page\.tsx$/.test(from) && (/^(kysely|pg)$/.test(to) || /\.queries\.server\.ts$/.test(to))
      ? [`${from} is a page and imports ${to}`]
      : [],
  )

export const onlyConfigReadsTheEnvironment = (tree: Tree) =>
  sources(tree).flatMap(([path, source]) =>
    path !== "src/platform/config.server.ts" && /process\.env|import\.meta\.env\.(?!DEV|PROD|SSR)/.test(source)
      ? [`${path} reads the environment`]
      : [],
  )

export const namesSaySomething = (tree: Tree) =>
  [...tree.keys()].flatMap((path) => {
    const empty = /(^|\/)(utils?|helpers?|common|lib|misc)(\/|\.\w+$)/.test(path)
    const barrel = /^src\/.*(^|\/)index\.tsx?$/.test(path)
    return empty || barrel ? [`${path}: ${barrel ? "no barrels" : "this name says nothing"}`] : []
  })
