/**
 * npm run bench -- [--rows 10000] [--seconds 6] [--only part-of-a-name] [--profile folder]
 *
 * Measures the built app, and in the same run the two things it cannot be faster than: node:http alone sending the same
 * bytes, and the same SQL sent straight through a pool of the same size. Ends with 1 where an answer was unexpected.
 */
import { availableParallelism } from "node:os"
import { parseArgs } from "node:util"
import { type Row, table } from "./figures.ts"
import { capture, type Load, measure } from "./load.ts"
import { openRecorder, replay } from "./replay.ts"
import { type Scenario, scenarios } from "./scenarios.ts"
import { type BareServer, type CleanUps, openStage, type Stage, startBareServer } from "./stage.ts"

const CONNECTIONS = 32

const { values } = parseArgs({
  options: {
    rows: { type: "string", default: "10000" },
    seconds: { type: "string", default: "6" },
    only: { type: "string", default: "" },
    profile: { type: "string" },
  },
})
const seconds = Number(values.seconds)
const cleanUps: CleanUps = []

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => leave(130))
try {
  await leave(await bench())
} catch (error) {
  console.error(error)
  await leave(1)
}

async function bench(): Promise<number> {
  const wantedRows = Number(values.rows)
  if (!(wantedRows >= 10 && seconds > 0)) throw new Error("--rows must be a number from 10, --seconds one above 0.")
  console.log(`Seeding ${grouped(wantedRows)} services …`)
  const stage = await openStage(wantedRows, cleanUps, values.profile)
  const bare = await startBareServer(cleanUps)
  const recorder = openRecorder(stage.databaseUrl)
  cleanUps.push(() => recorder.close())
  const before = await stage.memory()
  const rows: Row[] = []
  for (const scenario of await scenarios(stage, recorder)) {
    if (!scenario.name.includes(values.only)) continue
    console.log(`Measuring: ${scenario.name} …`)
    rows.push(await compare(scenario, stage, bare))
  }
  console.log(`\n${describe(stage)}\n\n${table(rows)}\n`)
  console.log(`Memory of the app: ${megabytes(before)} at first, ${megabytes(await stage.memory())} at the end`)
  return rows.some(({ app }) => app.errors.size > 0) ? 1 : 0
}

async function compare(scenario: Scenario, stage: Stage, bare: BareServer): Promise<Row> {
  let n = 0
  const { name, call, statuses, jobs, isWrite = false, repeats = false } = scenario
  const load: Load = { url: stage.url, connections: CONNECTIONS, seconds, call, next: () => n++, statuses }
  const app = await measure({ ...load, cpuSeconds: stage.cpuSeconds })
  await bare.answerWith(await capture(stage.url, call(n++)))
  const http = await measure({ ...load, url: bare.url })
  const straight = { url: stage.databaseUrl, callers: CONNECTIONS, seconds, isWrite, repeats }
  const sql = jobs && (await replay({ ...straight, jobs: await jobs() }))
  return { name, app, http, sql }
}

function megabytes(bytes: number) {
  return `${Math.round(bytes / 1_048_576)} MB`
}

function describe({ seeded }: Stage) {
  const town = `${grouped(seeded.services)} services of ${grouped(seeded.professionals)} professionals`
  return `${town}, ${CONNECTIONS} connections, ${seconds} s each, ${availableParallelism()} cores shared by app, database and load`
}

function grouped(count: number) {
  return count.toLocaleString("en-IN")
}

/** Whatever was started is stopped, last things first. */
async function leave(code: number): Promise<never> {
  for (const undo of cleanUps.splice(0).reverse()) {
    try {
      await undo()
    } catch (error) {
      console.error(error)
    }
  }
  process.exit(code)
}
