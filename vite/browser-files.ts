// Into which files the browser's modules go. Left to itself the bundler makes a file of each set of pages that share
// something: forty small ones, whose requests cost a slow phone more than their contents. Here a page is at most eight:
// the framework, what most pages need, what its own kind of page shares, and the page.
import type { Plugin, Rolldown } from "vite"

type Graph = Pick<Rolldown.ChunkingContext, "getModuleInfo">

const framework = /\/node_modules\/(react|react-dom|react-router|scheduler)\//

/** Pages that visitors come to first, by what they share; all others are areas for those who signed in. */
const openPages = {
  search: /\/src\/search\/search\.page\.tsx/,
  profile: /\/src\/professionals\/profile\.page\.tsx/,
  account: /\/src\/accounts\/(sign-(in|up)|password)\/[\w-]+\.page\.tsx/,
  enquiry: /\/src\/(enquiries\/[\w-]+|site\/services)\/[\w-]+\.page\.tsx/,
}
/** Pages about work that was made. What they share with the areas, where it is put there, comes without all of the areas. */
const work = /\/src\/(professionals\/projects\/project|site\/ideas\/ideas)\.page\.tsx/
type OpenPage = keyof typeof openPages
/** The file of what an open page has in common with the areas. */
const besides = { search: "search", profile: "profile", account: "forms", enquiry: "forms" } as const
/**
 * What a visitor's page loads late, all in one file, for it is loaded together. It would bring all of the areas with it:
 * what it shares with them stands by itself.
 */
const lateParts = [
  "nothing-found",
  "notices",
  "work-cost",
  "result-skeletons",
  "more-results",
  "search-failure",
  "wider-places",
  "filter-sheet",
  "live-cards",
  "selected-service",
  "review-list",
  "portfolio",
]
const hearts = /\/src\/selections\/shortlist\/hydrate-hearts\.ts/
const counting = /\/src\/analytics\/seen\/watch-views\.actions\.ts/
const unread = /\/src\/messaging\/unread\/(keep-unread|show-unread|unread\.actions)\.ts/
const late = new RegExp(
  `/src/(search|reviews|professionals)/components/(${lateParts.join("|")})\\.tsx|${hearts.source}|${counting.source}|${unread.source}`,
)
const drawn = /\/src\/drawings\//
/** On every page. */
const everywhere = /\/src\/(root|entry\.client)\.tsx/
/**
 * Home and the blog are sent without the application, the gallery is for developers, and to compare is for who has looked at
 * others before: what they need decides nothing.
 */
const asideSlices = ["site", "dev", "compare", "blog/posts"]
const aside = new RegExp(`/src/(${asideSlices.join("|")})/`)
const comparison = /\/src\/(compare|dev)\//

/** The administrators' pages weigh on nobody else's. */
const desk = /\/src\/(.*\/)?(desk|inbox)\/|\/src\/shell\/admin-area\.page/

/** Its pages are read without the application, and what they share with those for writing weighs on no other. */
const blog = /\/src\/blog\//

/** In this order: what a module of one file imports stands in the same or in one before it. */
const names = [
  "framework",
  "shared",
  "forms",
  "search",
  "profile",
  "account",
  "enquiry",
  "late",
  "rare",
  "work",
  "areas",
  "blog",
  "desk",
  "compare",
  "site",
] as const

export const browserFiles = (): Rolldown.CodeSplittingOptions => ({
  groups: names.map((name, place) => ({
    name: (id, graph) => (fileOf(id, graph) === name ? name : null),
    priority: names.length - place,
  })),
})

/** A page or a part that was moved or renamed would go into other files, and nothing else would say so. */
export const filesThatAreThere = (): Plugin => ({
  name: "files-that-are-there",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  buildEnd(error) {
    if (error) return
    const ids = [...this.getModuleIds()]
    const parts = lateParts.map((part) => new RegExp(`/components/${part}\\.tsx`))
    const asides = asideSlices.map((slice) => new RegExp(`/src/${slice}/`))
    for (const pattern of [
      framework,
      ...Object.values(openPages),
      work,
      everywhere,
      drawn,
      hearts,
      counting,
      unread,
      desk,
      blog,
      ...parts,
      ...asides,
    ])
      if (!ids.some((id) => pattern.test(id))) this.error(`No module is ${pattern} any more: say where its files go.`)
  },
})

/** Forms check by data and calls are addresses, so where the library of schemas comes along it does so by mistake. */
export const noSchemas = (): Plugin => ({
  name: "no-schemas",
  applyToEnvironment: ({ name }) => name === "client",
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== "chunk" || !Object.keys(file.modules).some((id) => /\/node_modules\/zod\//.test(id))) continue
      this.error(`${file.fileName} takes zod along into the browser: move what imports it into a .schema.ts file.`)
    }
  },
})

/** Null: in the file of the one page that needs it. */
const fileOf = (id: string, graph: Graph): (typeof names)[number] | null => {
  if (framework.test(id)) return "framework"
  if (graph.getModuleInfo(id)?.isEntry) return null
  const entries = entriesThatReach(id, graph)
  if (entries.some((entry) => everywhere.test(entry))) return "shared"
  const open = (Object.keys(openPages) as OpenPage[]).filter((page) => entries.some((one) => openPages[page].test(one)))
  // Of open pages, these alone have forms.
  if (open.length > 1) return open.every((page) => besides[page] === "forms") ? "forms" : "shared"
  if (!open[0] && entries.some((entry) => late.test(entry)))
    return entries.every((entry) => late.test(entry) || aside.test(entry)) ? "rare" : "late"
  const isInAreas = entries.some(
    (entry) => !aside.test(entry) && !late.test(entry) && !open.some((page) => openPages[page].test(entry)),
  )
  // What an open page has in common with the areas are parts of the kit. Those of forms would weigh on pages without one,
  // and so would a card of the search and the portrait of a profile, which the areas show too.
  if (open[0] && isInAreas) return drawn.test(id) ? open[0] : besides[open[0]]
  if (open[0]) return entries.length > 1 ? open[0] : null
  // Its tray comes to pages of professionals, and needs nothing of the others.
  if (entries.length > 1 && entries.every((entry) => comparison.test(entry))) return "compare"
  if (entries.length > 1 && entries.every((entry) => blog.test(entry))) return "blog"
  // Pages that are sent without it, met from within the application. Every page is told the name of each file, so they have
  // one for all that they share.
  if (entries.length > 1 && entries.every((entry) => aside.test(entry))) return "site"
  if (entries.length > 1 && entries.every((entry) => desk.test(entry))) return "desk"
  // What one page has to itself but for the gallery, a heavy part with its library say, weighs on no other.
  if (entries.filter((entry) => !aside.test(entry)).length <= 1) return null
  return entries.some((entry) => work.test(entry)) ? "work" : "areas"
}

/** Pages, and what is loaded when it is asked for. */
const entriesThatReach = (id: string, graph: Graph) => {
  const seen = new Set([id])
  const entries: string[] = []
  for (const one of seen) {
    const info = graph.getModuleInfo(one)
    if (!info) continue
    if (info.isEntry || info.dynamicImporters.length > 0) entries.push(one)
    for (const importer of info.importers) seen.add(importer)
  }
  return entries
}
