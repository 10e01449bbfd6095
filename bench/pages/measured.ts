import { type Category, categories, type Visit, visit } from "./lighthouse.ts"

/** Of each run, but for the scripts, which are the same each time. */
export interface Measured {
  name: string
  visits: Visit[]
  /** The same page with its scripts left out. */
  bare: Visit[]
  files: number
  /** Of the files as they go over the line, without their headers. */
  kilobytes: number
}

interface PageMeasure {
  name: string
  url: string
  runs: number
}

export const measurePage = async ({ name, url, runs }: PageMeasure): Promise<Measured> => {
  const [visits, bare]: [Visit[], Visit[]] = [[], []]
  // By turns, so that both meet the same load.
  for (let run = 0; run < runs; run++) {
    visits.push(await visit(url))
    bare.push(await visit(url, "without scripts"))
  }
  const { scripts } = visits[0]!
  const sizes = await Promise.all(scripts.map(bytesOf))
  const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1024
  return { name, visits, bare, files: scripts.length, kilobytes }
}

const bytesOf = async (url: string) => {
  const { headers } = await fetch(url, { method: "HEAD", headers: { "accept-encoding": "br" } })
  return Number(headers.get("content-length"))
}

const most: Record<"largestPaint" | "blocked" | "shift", number> = { largestPaint: 2_000, blocked: 50, shift: 0.02 }
const least: Record<Category, number> = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 }
const MAX_FILES = 8
const MAX_KILOBYTES = 120
/** The forms of the others come in a file of their own. */
const limitedInFiles = ["search", "profile"]

/** Pages without the application: what little they do is a script of their own. */
const withoutApplication = ["blog", "blog-post"]
const MAX_KILOBYTES_TO_READ = 10

/** Kept out of search engines: each choice of people has an address, and none of them is a page to be found. */
const unlisted = ["compared"]

/** In every run. */
export const shortcomings = ({ name, visits, files, kilobytes }: Measured) => {
  const found: string[] = []
  const report = (what: string, is: number, limit: string) => found.push(`${name}: ${what} ${is}, wanted ${limit}`)
  for (const { scores, ...times } of visits) {
    for (const one of categories.filter((one) => one !== "seo" || !unlisted.includes(name)))
      if (scores[one] < least[one]) report(one, scores[one], `${least[one]}`)
    for (const [one, limit] of Object.entries(most)) {
      const is = times[one as keyof typeof most]
      if (is > limit) report(said[one as keyof typeof most], Math.round(is * 1000) / 1000, `at most ${limit}`)
    }
  }
  if (limitedInFiles.includes(name)) {
    if (files > MAX_FILES) report("files of JavaScript", files, `at most ${MAX_FILES}`)
    if (kilobytes > MAX_KILOBYTES) report("KB of JavaScript", Math.ceil(kilobytes), `at most ${MAX_KILOBYTES}`)
  }
  if (withoutApplication.includes(name) && kilobytes > MAX_KILOBYTES_TO_READ)
    report("KB of JavaScript", Math.ceil(kilobytes), `at most ${MAX_KILOBYTES_TO_READ}`)
  return found
}

const said = { largestPaint: "LCP in ms", blocked: "TBT in ms", shift: "CLS" }

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!

const titles = ["", "performance", "other three", "FCP ms", "LCP ms", "TBT ms", "CLS", "JS KB", "files", "machine"]
const NAME = 18
const CELL = 11

const lineOf = ([name, ...cells]: string[]) =>
  [name!.padEnd(NAME), ...cells.map((cell) => cell.padStart(CELL))].join("  ")

export const heading = lineOf(titles)

/** Scores of every run, of the rest the median; below it, the same page without its scripts. */
export const linesOf = ({ name, visits, bare, files, kilobytes }: Measured) =>
  [
    lineOf([...cellsOf(name, visits), kilobytes.toFixed(1), `${files}`, slowest(visits)]),
    lineOf([...cellsOf("  without scripts", bare), "-", "-", slowest(bare)]),
  ].join("\n")

const cellsOf = (name: string, visits: Visit[]) => {
  const of = (value: (one: Visit) => number) => median(visits.map(value))
  const others = visits.map(({ scores: { performance, ...rest } }) => Math.min(...Object.values(rest)))
  return [
    name,
    visits.map(({ scores }) => scores.performance).join(" "),
    others.join(" "),
    of((one) => one.firstPaint).toFixed(0),
    of((one) => one.largestPaint).toFixed(0),
    of((one) => one.blocked).toFixed(0),
    of((one) => one.shift).toFixed(3),
  ]
}

const slowest = (visits: Visit[]) => Math.min(...visits.map(({ machine }) => machine)).toFixed(0)
