/** One visit by Lighthouse: its preset of a phone on a slow line, the slowness computed and not waited for. */
import { execFile } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { chromiumFlags, chromiumPath } from "../../e2e/browser.ts"

export const categories = ["performance", "accessibility", "best-practices", "seo"] as const
export type Category = (typeof categories)[number]

/** Milliseconds, but for the layout shift. */
export interface Visit {
  scores: Record<Category, number>
  firstPaint: number
  largestPaint: number
  blocked: number
  shift: number
  scripts: string[]
  /** Lighthouse's own measure of the machine: about 2,500 where nothing else runs. */
  machine: number
}

interface Report {
  runtimeError?: { code: string }
  environment: { benchmarkIndex: number }
  categories: Record<Category, { score: number }>
  audits: Record<string, { numericValue: number }> & {
    "network-requests": { details: { items: { url: string; resourceType?: string; transferSize: number }[] } }
  }
}

const cli = join(import.meta.dirname, "node_modules/lighthouse/cli/index.js")
const TRIES = 4

export const visit = async (url: string, without?: "without scripts"): Promise<Visit> => {
  const report = await askLighthouse(url, without ? ["--blocked-url-patterns=*.js"] : [])
  const timeOf = (audit: string) => report.audits[audit]!.numericValue
  const requests = report.audits["network-requests"].details.items
  return {
    scores: Object.fromEntries(
      categories.map((name) => [name, Math.round(report.categories[name].score * 100)]),
    ) as Visit["scores"],
    firstPaint: timeOf("first-contentful-paint"),
    largestPaint: timeOf("largest-contentful-paint"),
    blocked: timeOf("total-blocking-time"),
    shift: timeOf("cumulative-layout-shift"),
    scripts: requests.flatMap((one) => (one.resourceType === "Script" && one.transferSize > 0 ? [one.url] : [])),
    machine: report.environment.benchmarkIndex,
  }
}

/** Now and then the browser's trace lacks its beginning, which says nothing about the page. */
const askLighthouse = async (url: string, more: string[], attempt = 1): Promise<Report> => {
  const folder = mkdtempSync(join(tmpdir(), "sthapati-lighthouse-"))
  // Not by standard output: it ends before a pipe has taken all of it.
  const file = join(folder, "report.json")
  const args = [
    ...[cli, url, "--quiet", "--output=json", `--output-path=${file}`, "--no-enable-error-reporting", ...more],
    `--only-categories=${categories.join(",")}`,
    `--chrome-flags=--headless=new ${chromiumFlags.join(" ")}`,
  ]
  const env = { ...process.env, CHROME_PATH: chromiumPath }
  try {
    // What went wrong stands in the report.
    await promisify(execFile)(process.execPath, args, { env }).catch(() => undefined)
    const report = JSON.parse(readFileSync(file, "utf8")) as Report
    if (!report.runtimeError) return report
    if (attempt === TRIES) throw new Error(`Lighthouse: ${report.runtimeError.code}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return askLighthouse(url, more, attempt + 1)
}
