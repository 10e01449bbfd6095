/** What a row has to reach. Ratios and processor time say something on any machine, rates only on an idle one of two cores. */
import { type Figures, type Row, ratio } from "./figures.ts"

export interface Targets {
  /** Of the thin server's requests a second, at least. */
  ofThin?: number
  /** Of bare HTTP's, at least. */
  ofHttp?: number
  perSecond?: number
  /** Milliseconds of the app, at most. */
  appCpu?: number
  /** Milliseconds of the database, at most. */
  databaseCpu?: number
  /** Microseconds of the app for a tag, beyond what bare React takes; at most. */
  appCpuPerTag?: number
  /** Processor time of server and database together, beside the same request without a session; at most. */
  timesWithoutSession?: number
  /** The same, beside another read. */
  timesBeside?: number
}

type Measured = Omit<Row, "short" | "wanted">

/** Beyond bare React: the thin server makes a page of as many tags. */
const cpuPerTag = ({ app, thin, tags }: Measured) => {
  if (!tags || app.cpu.server === undefined || thin?.cpu.server === undefined) return undefined
  return ((app.cpu.server - thin.cpu.server) * 1000) / tags
}

const checks: { [K in keyof Targets]-?: (wanted: number, row: Measured) => { said: string; isReached: boolean } } = {
  ofThin: (wanted, { app, thin }) => ({
    said: `≥ ${wanted} of thin`,
    isReached: thin !== undefined && ratio(app, thin) >= wanted,
  }),
  ofHttp: (wanted, { app, http }) => ({ said: `≥ ${wanted} of bare HTTP`, isReached: ratio(app, http) >= wanted }),
  perSecond: (wanted, { app }) => ({ said: `≥ ${wanted}/s`, isReached: app.perSecond >= wanted }),
  appCpu: (wanted, { app }) => ({ said: `app ≤ ${wanted} ms`, isReached: isAtMost(app.cpu.server, wanted) }),
  databaseCpu: (wanted, { app }) => ({
    said: `database ≤ ${wanted} ms`,
    isReached: isAtMost(app.cpu.database, wanted),
  }),
  appCpuPerTag: (wanted, row) => {
    const perTag = cpuPerTag(row)
    return { said: `≤ ${wanted} µs a tag (${perTag?.toFixed(1)})`, isReached: isAtMost(perTag, wanted) }
  },
  timesWithoutSession: (wanted, row) => timesThin(wanted, row),
  timesBeside: (wanted, row) => timesThin(wanted, row),
}

function timesThin(wanted: number, { app, thin }: Measured) {
  const times = thin && cpuOf(app) / cpuOf(thin)
  return { said: `CPU ≤ ${wanted} × thin's (${times?.toFixed(2)})`, isReached: isAtMost(times, wanted) }
}

/** What cannot be measured here is not held against it. */
const isAtMost = (value: number | undefined, most: number) => value === undefined || value <= most

export function judged(row: Measured, targets: Targets): Row {
  const results = Object.entries(targets).map(([name, wanted]) => checks[name as keyof Targets](wanted, row))
  return {
    ...row,
    wanted: results.map(({ said }) => said),
    short: results.filter(({ isReached }) => !isReached).map(({ said }) => said),
  }
}

export const MAX_MEMORY_BYTES = 320 * 1_048_576

/** How much dearer a search may be among a hundred times as many services. */
const DEARER = 1.5

export type CpuByName = Record<string, number>

export const cpuOf = ({ cpu: { server = 0, database = 0 } }: Figures) => server + database

/** Rows that became more than so much dearer than in the run they are compared with. */
export const dearerThan = (before: CpuByName, now: CpuByName) =>
  Object.entries(now)
    .filter(([name]) => name.startsWith("search") && before[name] !== undefined)
    .map(([name, cpu]) => ({ name, factor: cpu / before[name]! }))
    .map(({ name, factor }) => ({ said: `${name}: ${factor.toFixed(2)} times the CPU`, isReached: factor <= DEARER }))
