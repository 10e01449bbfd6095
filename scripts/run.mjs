// The door behind every npm script. It needs nothing installed and any Node from 20 on: it installs what is missing,
// finds the Node the project is pinned to, and runs the task with it.
import { existsSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import * as util from "node:util"
import { buildIfChanged, SERVER } from "./bootstrap/build.mjs"
import { runChild } from "./bootstrap/child.mjs"
import { findOrInstallChromium } from "./bootstrap/chromium.mjs"
import { findNode, installMissing } from "./bootstrap/install.mjs"
import { refuseTakenPort } from "./bootstrap/port.mjs"
import { runChecks, runStoreTests, runTests } from "./bootstrap/test-suite.mjs"

const here = dirname(fileURLToPath(import.meta.url))
const [task = "start", ...rest] = process.argv.slice(2)

const script = (file) => (more) => runNode([...environmentFile, file, ...rest], { ...asApp, ...more })
const tasks = {
  start,
  dev: () =>
    runNode([...environmentFile, "--conditions=development", "scripts/dev.ts", ...rest], {
      ...asApp,
      NODE_ENV: "development",
    }),
  build: () => buildIfChanged(runNode),
  test: () => runTests(runNode, rest),
  "test-stores": () => runStoreTests(runNode),
  check: () => runChecks(runNode),
  "db-reset": script("scripts/db-reset.ts"),
  "db-types": () => runNode(["scripts/db-types.ts", ...rest]),
  verify: script("scripts/verify.ts"),
  "lost-second-factor": script("scripts/lost-second-factor.ts"),
  screenshots: () => script("e2e/screenshots.ts")({ CHROMIUM_PATH: findOrInstallChromium() }),
  bench,
  "bench-pages": benchPages,
  "bench-live": async () => (await buildIfChanged(runNode)) || script("bench/live.ts")(),
  "bench-thread": async () => (await buildIfChanged(runNode)) || script("bench/thread.ts")(),
  "bench-sign-ins": script("bench/sign-ins.ts"),
  "bench-ideas": script("bench/ideas.ts"),
  "bench-uploads": async () => (await buildIfChanged(runNode)) || script("bench/uploads.ts")(),
  "test-faults": () =>
    runNode(["node_modules/vitest/vitest.mjs", "run", "--config", "vitest.faults.config.ts", ...rest]),
}

// A person's NODE_ENV=production means "for real: no demo, no made-up secrets". The bundle needs the same word only to
// choose React's fast build, so what the person meant travels as APP_ENV; one that stands in .env is left to it, since
// what stands in the environment would win over the file.
const file = join(dirname(here), ".env")
const hasFile = existsSync(file)
const isSaidInFile = hasFile && /^\s*APP_ENV\s*=\s*["']?\w/m.test(readFileSync(file, "utf8"))
const appEnv = process.env.APP_ENV || (process.env.NODE_ENV === "production" ? "production" : !isSaidInFile && "local")
const asApp = appEnv ? { APP_ENV: appEnv } : {}
const environmentFile = hasFile ? ["--env-file=.env"] : []

async function start() {
  const code = await buildIfChanged(runNode)
  if (code !== 0) return code
  return runNode([...environmentFile, "--enable-source-maps", smallNewSpace, SERVER, ...rest], {
    ...asApp,
    ...fewArenas,
    NODE_ENV: "production",
  })
}

/** Fewer of the places that the C library sets aside for threads: 464 MB instead of 633 under long load (docs/decisions/0006). */
const fewArenas = { MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? "2" }

/**
 * In megabytes, half of what Node takes on 64 bits. Under load V8 keeps several of such spaces and does not give them back:
 * 100 MB less for the same processor time (docs/decisions/0020).
 */
const smallNewSpace = "--max-semi-space-size=16"

/** All of it where no part of it is asked for: what the server does, then what a phone meets. */
async function bench() {
  const code = (await buildIfChanged(runNode)) || (await script("bench/run.ts")())
  return rest.length > 0 ? code : (await benchPages()) || code
}

/** What it measures with is heavy and of use to nobody else, so it comes with a lockfile of its own. */
async function benchPages() {
  await installMissing("bench/pages")
  return (await buildIfChanged(runNode)) || script("bench/pages/run.ts")()
}

/** Of a file that stands there the environment wins; a Node that cannot read it leaves that to the site. */
const settings = () => ({ ...(hasFile && util.parseEnv?.(readFileSync(file, "utf8"))), ...process.env })

/** Tools choose their own NODE_ENV unless the task says one. */
function runNode(args, { NODE_ENV, ...more } = {}, options = {}) {
  const env = { ...process.env, ...more }
  delete env.NODE_ENV
  if (NODE_ENV) env.NODE_ENV = NODE_ENV
  return runChild(findNode(), ["--import", join(here, "bootstrap", "end-with-parent.mjs"), ...args], {
    env,
    ...options,
  })
}

try {
  process.chdir(dirname(here))
  const run = tasks[task]
  if (!run) throw new Error(`There is no task "${task}". Tasks: ${Object.keys(tasks).join(", ")}.`)
  if (task === "start" || task === "dev") await refuseTakenPort(settings())
  await installMissing()
  process.exitCode = await run()
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
