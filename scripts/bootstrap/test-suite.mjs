// npm test: everything there is, with one line of figures at the end. Each static check counts as one test. A step that
// breaks before it can count its tests counts as one failure, so nothing that did not run looks green.
import { mkdirSync, readFileSync, rmSync } from "node:fs"
import { join, resolve } from "node:path"
import { buildIfChanged } from "./build.mjs"
import { isStopping } from "./child.mjs"
import { findOrInstallChromium } from "./chromium.mjs"

const REPORTS = "test-results"
const typegen = ["node_modules/@react-router/dev/bin.cjs", "typegen"]
const staticChecks = [
  ["types", [typegen, ["node_modules/typescript/bin/tsc", "--noEmit", "-p", "."]]],
  ["lint and format", [["node_modules/@biomejs/biome/bin/biome", "ci", "."]]],
  ["unused code and packages", [["node_modules/knip/bin/knip.js"]]],
  ["db/types.ts matches the migrations", [["scripts/db-types.ts", "--verify"]]],
]

/** @param runNode runs the pinned Node with arguments and environment; gives the exit code */
export async function runChecks(runNode) {
  const totals = newTotals()
  for (const [name, commands] of staticChecks) await check(totals, name, commands, runNode)
  return report(totals)
}

export async function runApiTests(runNode) {
  const totals = newTotals()
  await runVitest(totals, runNode)
  return report(totals)
}

export async function runEverything(runNode) {
  const totals = newTotals()
  for (const [name, commands] of staticChecks) await check(totals, name, commands, runNode)
  await runVitest(totals, runNode)
  const isBuilt = await step(totals, "build", () => buildIfChanged(runNode))
  count(totals, isBuilt)
  await runBrowserTests(totals, runNode, isBuilt)
  return report(totals)
}

const newTotals = () => ({ passed: 0, failed: 0, skipped: 0, faults: [] })

async function check(totals, name, commands, runNode) {
  const isGood = await step(totals, name, async () => {
    for (const command of commands) {
      const code = await runNode(command)
      if (code !== 0) return code
    }
    return 0
  })
  count(totals, isGood)
}

function count(totals, isGood) {
  if (isGood) totals.passed++
  else totals.failed++
}

async function step(totals, name, work) {
  if (isStopping) return false
  console.log(`\n── ${name}`)
  const startedAt = Date.now()
  const code = await work()
  console.log(`   ${code === 0 ? "ok" : "FAILED"}, ${((Date.now() - startedAt) / 1000).toFixed(1)} s`)
  if (code !== 0) totals.faults.push(name)
  return code === 0
}

async function runVitest(totals, runNode) {
  const file = reportFile("vitest.json")
  const args = ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${file}`]
  const isGood = await step(totals, "unit and API tests", () => runNode(["node_modules/vitest/vitest.mjs", ...args]))
  const found = readReport(file)
  add(totals, isGood, {
    passed: found?.numPassedTests,
    // A file that cannot even be loaded has no tests to count.
    failed: found && found.numFailedTests + found.testResults.filter(brokeOutsideATest).length,
    skipped: found && found.numPendingTests + found.numTodoTests,
  })
}

const brokeOutsideATest = (file) =>
  file.status === "failed" && !file.assertionResults.some((result) => result.status === "failed")

async function runBrowserTests(totals, runNode, isBuilt) {
  const file = reportFile("playwright.json")
  const isGood = await step(totals, "browser tests", async () => {
    if (!isBuilt) return refuse("They need the build, which failed.")
    try {
      const env = { CHROMIUM_PATH: findOrInstallChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: resolve(file) }
      return await runNode(["node_modules/@playwright/test/cli.js", "test", "--reporter=list,json"], env)
    } catch (error) {
      return refuse(error.message)
    }
  })
  const { expected, flaky, unexpected, skipped } = readReport(file)?.stats ?? {}
  add(totals, isGood, { passed: expected && expected + flaky, failed: unexpected, skipped })
}

function refuse(reason) {
  console.log(reason)
  return 1
}

function add(totals, isGood, { passed = 0, failed = 0, skipped = 0 }) {
  totals.passed += passed
  totals.failed += isGood ? failed : Math.max(failed, 1)
  totals.skipped += skipped
}

function reportFile(name) {
  mkdirSync(REPORTS, { recursive: true })
  const file = join(REPORTS, name)
  rmSync(file, { force: true })
  return file
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"))
  } catch {
    return undefined
  }
}

function report({ passed, failed, skipped, faults }) {
  if (faults.length) console.log(`\nFailed: ${faults.join("; ")}`)
  console.log(`\n${skipped} skipped\n${passed} passed, ${failed} failed`)
  return failed === 0 && passed > 0 ? 0 : 1
}
