/** What the role of a file, which its name says, allows it to do. */
import { allImports, isComponent, isFrame, isPage, isQueries, isServerFile, sources, type Tree } from "./tree.ts"

export const browserNeverReachesServer = (tree: Tree) =>
  allImports(tree).flatMap(({ from, to, isType }) => {
    if (isType || isServerFile(from) || !isServerFile(to)) return []
    // A page's loader runs on the server; the build removes it, and what it imports, from the browser's copy.
    if (isPage(from) || isFrame(from)) return []
    return [`${from} is for the browser and imports ${to}`]
  })

export const browserKnowsNoSql = (tree: Tree) =>
  allImports(tree).flatMap(({ from, to }) =>
    !isServerFile(from) && !isFrame(from) && (/^(kysely|pg)(\/|$)/.test(to) || (isPage(from) && isQueries(to)))
      ? [`${from} is for the browser and imports ${to}`]
      : [],
  )

const API_CLIENT = "src/platform/api-client.ts"
const mayCall = (path: string) => isPage(path) || /-(here|view)\.ts$/.test(path) || isFrame(path)

/** What a failed call says may be told anywhere, and who is signed in be asked by all but components. */
export const callsAreMadeWhereTheNameSaysSo = (tree: Tree) =>
  allImports(tree).flatMap(({ from, to, isType, names }) => {
    if (to !== API_CLIENT || isType || mayCall(from)) return []
    const makesCalls = names.some((name) => ["call", "logout", "*"].includes(name))
    return makesCalls || isComponent(from)
      ? [`${from} imports ${to}: calls are made in pages, -here and -view files`]
      : []
  })

export const onlyTheApiClientFetches = (tree: Tree) =>
  sources(tree).flatMap(([path, source]) =>
    path !== API_CLIENT && /\bfetch\(|XMLHttpRequest|sendBeacon/.test(source)
      ? [`${path} asks the server past ${API_CLIENT}`]
      : [],
  )

/** The browser's copy of a contract has method and path only (vite/contract-addresses.ts), though its type has all. */
export const contractsInTheBrowserAreForCalling = (tree: Tree) =>
  allImports(tree).flatMap(({ from, to, isType, names }) => {
    if (isType || isServerFile(from) || !/\.contract\.ts$/.test(to)) return []
    const source = tree.get(from) ?? ""
    const isOpened = (name: string) => name === "*" || new RegExp(`(?<!typeof )\\b${name}(\\.\\w| as )`).test(source)
    return names.some(isOpened) ? [`${from} looks into a contract of ${to}, which is not there in the browser`] : []
  })

export const rulesArePure = (tree: Tree) =>
  allImports(tree).flatMap(({ from, to, isType }) => {
    if (!/\.rules\.ts$/.test(from) || isType) return []
    const isPure =
      /\.(rules|schema)\.ts$/.test(to) ||
      /^src\/platform\/(time|money|words|problem)\.ts$/.test(to) ||
      to === "src/brand.ts"
    return isPure ? [] : [`${from} holds rules and imports ${to}`]
  })

export const onlyConfigReadsTheEnvironment = (tree: Tree) =>
  sources(tree).flatMap(([path, source]) =>
    path !== "src/platform/config.server.ts" && /process\.env|import\.meta\.env\.(?!DEV|PROD|SSR)/.test(source)
      ? [`${path} reads the environment`]
      : [],
  )

export const namesSaySomething = (tree: Tree) =>
  [...tree.keys()].flatMap((path) => {
    // "common-passwords" says something, "passwords-common" and "booking-utils" do not.
    const empty = /(^|[/.-])((utils?|helpers?|misc)([/.-]|$)|(common|lib)([/.]|$))/.test(path)
    const barrel = /^src\/.*(^|\/)index\.tsx?$/.test(path)
    return empty || barrel ? [`${path}: ${barrel ? "no barrels" : "this name says nothing"}`] : []
  })
