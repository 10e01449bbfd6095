/**
 * npm run bench -- [--rows 10000] [--bookings 0] [--seconds 4] [--only part-of-a-name] [--profile folder] [--compare file]
 *
 * Measures the built app, and in the same run the two things it cannot be faster than: a bare Fastify + pg server that does
 * the one thing (or React alone, for a page), and node:http sending the same bytes. Ends with 1 where an answer was
 * unexpected or a row falls short. Processor time is written to test-results/, for a later run to compare its own with.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { availableParallelism } from "node:os"
import { parseArgs } from "node:util"
import { gunzipSync } from "node:zlib"
import { type Figures, type Row, table } from "./figures.ts"
import { askOnce, type Call, capture, type Load, measure } from "./load.ts"
import { type Scenario, scenarios } from "./scenarios.ts"
import {
  type App,
  type BareServer,
  type CleanUps,
  type ForkedServer,
  openStage,
  type Stage,
  startBareServer,
  startThinServer,
} from "./stage.ts"
import { type CpuByName, cpuOf, dearerThan, judged, MAX_MEMORY_BYTES } from "./targets.ts"

const CONNECTIONS = 10

const { values } = parseArgs({
  options: {
    rows: { type: "string", default: "10000" },
    bookings: { type: "string", default: "0" },
    seconds: { type: "string", default: "4" },
    only: { type: "string", default: "" },
    profile: { type: "string" },
    compare: { type: "string" },
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
  const [wantedRows, bookings] = [Number(values.rows), Number(values.bookings)]
  if (!(wantedRows >= 10 && seconds > 0 && bookings >= 0))
    throw new Error("--rows must be a number from 10, --seconds one above 0, --bookings none below.")
  console.log(`Seeding ${grouped(wantedRows)} services …`)
  const stage = await openStage({ rows: wantedRows, bookings }, cleanUps, values.profile)
  const bare = await startBareServer(cleanUps)
  const chosen = scenarios(stage).filter(({ name }) => name.includes(values.only))
  const rows: Row[] = []
  const memory: string[] = []
  let isMuch = false
  for (const isKept of [false, true]) {
    const own = chosen.filter((scenario) => scenario.isKept === isKept)
    if (own.length === 0) continue
    const app = await stage.startApp(isKept)
    const thin = await startThinServer(app.databaseUrl, cleanUps)
    const isAskedOfAdapter = own.some(({ withoutSession }) => withoutSession)
    const adapter = isAskedOfAdapter ? await stage.startAdapter(app) : undefined
    const before = await app.memory()
    for (const scenario of own) {
      console.log(`Measuring: ${scenario.name} …`)
      rows.push(await compare(scenario, { app, thin, adapter, bare }))
    }
    const after = await app.memory()
    isMuch ||= after > MAX_MEMORY_BYTES
    memory.push(`${megabytes(before)} at first, ${megabytes(after)} after the load`)
    await thin.stop()
    await adapter?.stop()
    await app.stop()
  }
  console.log(`\n${describe(stage)}\n\n${table(rows)}\n`)
  console.log(
    `Memory of the app (wanted: at most ${megabytes(MAX_MEMORY_BYTES)}): ${memory.join("; keeping answers: ")}`,
  )
  const isDearer = compareCpu(rows)
  const isShort = rows.some(({ app, short }) => app.errors.size > 0 || short.length > 0)
  return isShort || isMuch || isDearer ? 1 : 0
}

interface Servers {
  app: App
  thin: ForkedServer
  adapter: ForkedServer | undefined
  bare: BareServer
}

async function compare(scenario: Scenario, servers: Servers): Promise<Row> {
  if (scenario.withoutSession) {
    if (!servers.adapter) throw new Error("The adapter was not started.")
    return compareByTurns(scenario, scenario.withoutSession, servers.adapter, servers)
  }
  if (scenario.beside) return compareByTurns(scenario, scenario.beside, { url: servers.app.url }, servers)
  const { url, cpuSeconds } = servers.app
  const { thin, bare } = servers
  let n = 0
  const { name, call, statuses, targets } = scenario
  const load: Load = { url, connections: CONNECTIONS, seconds, call, next: () => n++, statuses }
  await askOnce(url, scenario.askedBefore ?? [], CONNECTIONS)
  const app = await measure({ ...load, cpuSeconds: cpuSeconds() })
  const captured = await capture(url, call(n++))
  const tags = scenario.thin === "page" ? await tagsOf(url, call(n++)) : undefined
  const thinCall = scenario.thin === "page" ? () => pageOf(tags ?? 0) : scenario.thin
  const thinLoad = { ...load, url: thin.url, statuses: [200, 201], cpuSeconds: cpuSeconds(thin.cpuSeconds) }
  const limit = thinCall && (await measure({ ...thinLoad, call: thinCall }))
  await bare.answerWith(captured)
  const http = await measure({ ...load, url: bare.url })
  return judged({ name, app, thin: limit, http, tags }, targets)
}

/** By turns, so that what else the machine does meets both. */
async function compareByTurns(
  { name, call, statuses, targets }: Scenario,
  other: (n: number) => Call,
  server: { url: string; cpuSeconds?: ForkedServer["cpuSeconds"] },
  { app: { cpuSeconds }, bare }: Servers,
): Promise<Row> {
  let n = 0
  const load = { url: server.url, connections: CONNECTIONS, seconds, statuses, next: () => n++ }
  const spent = { cpuSeconds: cpuSeconds(server.cpuSeconds) }
  const rounds: [Figures, Figures][] = []
  for (let round = 0; round < 3; round++)
    rounds.push([await measure({ ...load, ...spent, call }), await measure({ ...load, ...spent, call: other })])
  const [app, thin] = [cheapest(rounds.map(([one]) => one)), cheapest(rounds.map(([, second]) => second))]
  await bare.answerWith(await capture(server.url, call(n++)))
  const http = await measure({ ...load, call, url: bare.url })
  return judged({ name, app, thin, http, tags: undefined }, targets)
}

function cheapest(many: Figures[]) {
  return many.reduce((least, one) => (cpuOf(one) < cpuOf(least) ? one : least))
}

function pageOf(tags: number): Call {
  return { method: "GET", path: `/page/${tags}`, headers: {} }
}

async function tagsOf(url: string, call: Call) {
  const { body, headers } = await capture(url, { ...call, headers: { ...call.headers, "accept-encoding": "gzip" } })
  const bytes = Buffer.from(body, "base64")
  const html = (headers["content-encoding"] === "gzip" ? gunzipSync(bytes) : bytes).toString()
  return html.match(/<[a-z]/g)?.length ?? 0
}

/** Written beside each other, a run with more services shows what grows with them. */
function compareCpu(rows: Row[]): boolean {
  const cpu: CpuByName = Object.fromEntries(rows.map(({ name, app }) => [name, cpuOf(app)]))
  mkdirSync("test-results", { recursive: true })
  writeFileSync(`test-results/bench-${values.rows}.json`, JSON.stringify(cpu, null, 2))
  if (!values.compare) return false
  const before = JSON.parse(readFileSync(values.compare, "utf8")) as CpuByName
  const results = dearerThan(before, cpu)
  console.log(`\nBeside ${values.compare} (wanted: at most 1.5 times):`)
  for (const { said, isReached } of results) console.log(`  ${isReached ? "" : "SHORT "}${said}`)
  return results.some(({ isReached }) => !isReached)
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
