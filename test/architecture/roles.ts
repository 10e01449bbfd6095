/** What the role of a file, which its name says, allows it to do. */
import { type CallExpression, parseSync, type Span, Visitor } from "oxc-parser"
import {
  allImports,
  isComponent,
  isFrame,
  isPage,
  isQueries,
  isServerFile,
  sources,
  sourcesOfTests,
  type Tree,
} from "./tree.ts"

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

const API_CLIENT = "src/platform/api/api-client.ts"
const TRANSPORT = "src/platform/api/transport.ts"
/** In nobody's name: there is no session to lose. */
const ANONYMOUS = "src/platform/api/call-anonymously.ts"
const UPLOAD = "src/platform/api/upload.ts"
const SESSION = "src/platform/session/"
/** The files that ask the server something, with the names that are for pages only. */
const asking: Record<string, string[]> = {
  [API_CLIENT]: ["call", "callBy", "*"],
  [ANONYMOUS]: ["callAnonymously", "*"],
  [UPLOAD]: ["upload", "*"],
  [`${SESSION}logout.ts`]: ["logout", "*"],
  [`${SESSION}renewal.ts`]: ["*"],
}
const mayCall = (path: string) => isPage(path) || /\.(form|list|actions|script)\.ts$/.test(path) || isFrame(path)

/** What a failed call says may be told anywhere, and who is signed in be asked by all but components. */
export const callsAreMadeWhereTheNameSaysSo = (tree: Tree) =>
  allImports(tree).flatMap(({ from, to, isType, names }) => {
    const forPages = asking[to]
    if (!forPages || isType || mayCall(from) || from === API_CLIENT || from === UPLOAD || from.startsWith(SESSION))
      return []
    return names.some((name) => forPages.includes(name)) || isComponent(from)
      ? [`${from} imports ${to}: calls are made in pages, .form, .list, .actions files`]
      : []
  })

/** Only of a form does the browser get the data and not the schema (vite/form-fields.ts). */
export const onlyFormsReadSchemas = (tree: Tree) =>
  allImports(tree).flatMap(({ from, to }) =>
    to === "src/platform/form/form-fields.ts" && !/\.form\.ts$/.test(from)
      ? [`${from} imports ${to}: fieldsOf stands in x.form.ts`]
      : [],
  )

const EVENT_STREAM = "src/events/browser-stream.ts"

/** It fetches files of the build, and calls nothing. */
const PAGE_CODE = "src/shell/code-before-page.ts"

export const onlyTheTransportFetches = (tree: Tree) =>
  sources(tree).flatMap(([path, source]) =>
    (path !== TRANSPORT && path !== PAGE_CODE && /\bfetch\(/.test(source)) ||
    (path !== TRANSPORT && /sendBeacon/.test(source)) ||
    (path !== UPLOAD && /XMLHttpRequest/.test(source)) ||
    (path !== EVENT_STREAM && /new EventSource/.test(source))
      ? [`${path} asks the server past ${TRANSPORT}, ${UPLOAD} and ${EVENT_STREAM}`]
      : [],
  )

/** A request of the transport knows nothing of renewal: whoever sends it past `call` loses the session for nothing. */
export const onlyCallsAndTheSessionUseTheTransport = (tree: Tree) =>
  allImports(tree).flatMap(({ from, to, isType }) =>
    to === TRANSPORT && !isType && ![API_CLIENT, ANONYMOUS, UPLOAD].includes(from) && !from.startsWith(SESSION)
      ? [`${from} imports ${to}: calls go through ${API_CLIENT}`]
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
      /^src\/platform\/(time|days|money|problem|files\/upload-bounds)\.ts$/.test(to) ||
      to === "src/brand.ts" ||
      to === "src/policy.ts"
    return isPure ? [] : [`${from} holds rules and imports ${to}`]
  })

/** Its sentences would be in brackets twice in the pseudo-language, and in English in every other one. */
export const cataloguesStandAlone = (tree: Tree) =>
  sources(tree).flatMap(([path, source]) => {
    if (!isTexts(path)) return []
    const others = catalogueNames(path, source)
    return cataloguesIn(path, source).flatMap((names) =>
      others
        .filter((other) => names.has(other))
        .map((other) => `${path} says what ${other} says: hand it to the sentence`),
    )
  })

const isTexts = (path: string) => /(\/|\.)texts\.ts$/.test(path)

/** What is imported from other files of texts, and what is gathered in this one. Plain constants are of one language alone. */
const catalogueNames = (path: string, source: string) => {
  const imported = parseSync(path, source).module.staticImports.flatMap(({ moduleRequest, entries }) =>
    isTexts(moduleRequest.value)
      ? entries
          .filter(({ isType, localName }) => !isType && /Texts$/.test(localName.value))
          .map(({ localName }) => localName.value)
      : [],
  )
  const own = [...source.matchAll(/^export const (\w+)(?:: [^=]+)? = (?:inLanguages|joined)\(/gm)].map(
    ([, name]) => name!,
  )
  return [...imported, ...own]
}

/** The names in each catalogue, without those of its keys. */
const cataloguesIn = (path: string, source: string) => {
  const catalogues: Span[] = []
  const names: { name: string; start: number }[] = []
  const CallExpression = ({ callee, arguments: [all] }: CallExpression) => {
    if (callee.type === "Identifier" && callee.name === "inLanguages" && all) catalogues.push(all)
  }
  new Visitor({ CallExpression, Identifier: (one) => names.push(one) }).visit(parseSync(path, source).program)
  return catalogues.map(({ start, end }) => {
    const within = names.filter((one) => one.start > start && one.start < end && !isKey(source, one))
    return new Set(within.map(({ name }) => name))
  })
}

const isKey = (source: string, { start, name }: { start: number; name: string }) =>
  /^\s*:/.test(source.slice(start + name.length)) || source[start - 1] === "."

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

/**
 * Tailwind ends such a rule in `*`: then the browser styles the whole document anew with each key that is typed somewhere.
 * `[.service-form:has(:checked)_&]:` does the same, and its subject has a name.
 */
export const groupsHaveNames = (tree: Tree) =>
  [...tree].flatMap(([path, source]) =>
    path.startsWith("src/") && /\b(group|peer)-has-/.test(source)
      ? [`${path}: say [.name:has(…)_&] for its group-has-`]
      : [],
  )

/** Words that each stood for several things here; what they meant has a name of the field (docs/decisions/0043). */
const retired = new Set(
  "said asked wanted worded telling told kept keeping keeper wish wishes grasp grasped crowd awake acts fate patience heard meant bell happening story stories silence silent untold tellings wished unworded overtaken keepers broken verdict stillness comings enders doubt unsent".split(
    " ",
  ),
)
const partsOf = (name: string) => name.split(/(?=[A-Z])|[^A-Za-z]+/).map((part) => part.toLowerCase())

/** Names of files and exports, tests' helpers too; local names are clear from their context. */
export const namesAreOfTheField = (tree: Tree) =>
  [...sources(tree), ...sourcesOfTests(tree)].flatMap(([path, source]) => {
    const exported = parseSync(path, source).module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ exportName }) => exportName.name ?? []),
    )
    return [path.split("/").at(-1)!, ...exported]
      .filter((name) => partsOf(name).some((part) => retired.has(part)))
      .map((name) => `${path}: ${name} is not the field's name for it`)
  })
