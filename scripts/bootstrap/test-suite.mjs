// npm test: everything there is, with one line of figures at the end. Each static check counts as one test; the build, and
// what is left running, count only where they fail. A step that breaks before it can count its tests counts as one failure,
// so nothing that did not run looks green.
import { mkdirSync, readFileSync, rmSync } from "node:fs"
import { join, resolve } from "node:path"
import { buildIfChanged } from "./build.mjs"
import { isStopping, untilStopped } from "./child.mjs"
import { findOrInstallChromium, findQuickChromium } from "./chromium.mjs"
import { clearRunFolder, makeRunFolder } from "./run-folder.mjs"
import { startStaticChecks } from "./static-checks.mjs"
import { readSelection } from "./test-selection.mjs"

const REPORTS = "test-results"

/** @param runNode runs the pinned Node with arguments, environment and options of the child; gives the exit code */
export async function runChecks(runNode) {
  const totals = newTotals()
  await check(totals, runNode)
  return report(totals)
}

/** Those whose answer may hang on which PostgreSQL or which store it is (vitest.config.ts). */
export async function runStoreTests(runNode) {
  const totals = newTotals()
  await inRunFolder(totals, () => runVitest(totals, runNode, [], { TESTS_OF_STORES: "1" }))
  return report(totals)
}

/** @param args what stands behind `npm test --`: nothing means everything */
export async function runTests(runNode, args) {
  const totals = newTotals()
  const { checks, unit, browser } = readSelection(args)
  if (checks) await check(totals, runNode)
  await inRunFolder(totals, async () => {
    if (unit) await runVitest(totals, runNode, unit)
    if (browser) await runBrowserTests(totals, runNode, browser)
  })
  return report(totals)
}

/** One that is told to stop takes down what it has started before it goes. */
async function inRunFolder(totals, work) {
  const before = process.env.TMPDIR
  const folder = makeRunFolder()
  process.env.TMPDIR = folder
  const left = await untilStopped(async () => {
    await work()
    return clearRunFolder(folder)
  })
  if (before === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = before
  if (isStopping) return
  if (left.length > 0) {
    console.log(`\nLeft running by the tests, and ended now:\n  ${left.join("\n  ")}`)
    totals.faults.push("what tests start ends with them")
    totals.failed++
  }
}

const newTotals = () => ({ passed: 0, failed: 0, skipped: 0, faults: [] })

async function check(totals, runNode) {
  for (const { name, running } of startStaticChecks(runNode, REPORTS)) {
    const { code, said, seconds } = await running
    if (isStopping) return
    console.log(`\n── ${name}\n${said.trimEnd()}`.trimEnd())
    count(totals, conclude(totals, name, code, seconds))
  }
}

function count(totals, isGood) {
  if (isGood) totals.passed++
  else totals.failed++
}

async function step(totals, name, work) {
  if (isStopping) return false
  console.log(`\n── ${name}`)
  const startedAt = Date.now()
  return conclude(totals, name, await work(), (Date.now() - startedAt) / 1000)
}

function conclude(totals, name, code, seconds) {
  console.log(`   ${code === 0 ? "ok" : "FAILED"}, ${seconds.toFixed(1)} s`)
  if (code !== 0) totals.faults.push(name)
  return code === 0
}

async function runVitest(totals, runNode, selected, env = {}) {
  const file = reportFile("vitest.json")
  const args = ["run", ...selected, "--reporter=default", "--reporter=json", `--outputFile.json=${file}`]
  const isGood = await step(totals, "unit and API tests", () =>
    runNode(["node_modules/vitest/vitest.mjs", ...args], env),
  )
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

async function runBrowserTests(totals, runNode, selected) {
  const isBuilt = await step(totals, "build", () => buildIfChanged(runNode, ["xa"]))
  if (!isBuilt) totals.failed++
  const file = reportFile("playwright.json")
  const isGood = await step(totals, "browser tests", async () => {
    if (!isBuilt) return refuse("They need the build, which failed.")
    try {
      const whole = findOrInstallChromium()
      const browsers = { WHOLE_CHROMIUM_PATH: whole, CHROMIUM_PATH: findQuickChromium(whole) }
      const env = { ...browsers, PLAYWRIGHT_JSON_OUTPUT_FILE: resolve(file) }
      const args = ["test", ...selected, "--reporter=list,json"]
      return await runNode(["node_modules/@playwright/test/cli.js", ...args], env)
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
