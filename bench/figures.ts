/** What was measured, beside what it is measured against and what it has to reach. */
export interface Figures {
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
  /** Milliseconds of processor a request; unlike the rest they are not stretched by other work on the machine. */
  cpu: Cpu
  /** Unexpected statuses and how often; 0 is a request without an answer. */
  errors: Map<number, number>
}

/** Undefined where nobody can say it. */
export interface Cpu {
  server: number | undefined
  database: number | undefined
}

export function figuresOf(times: number[], seconds: number): Pick<Figures, "perSecond" | "p50" | "p99"> {
  const sorted = Float64Array.from(times).sort()
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99) }
}

/** Milliseconds: the median of so many. */
export async function medianOf(rounds: number, read: () => Promise<unknown>) {
  const times: number[] = []
  for (let n = 0; n < rounds; n++) {
    const before = performance.now()
    await read()
    times.push(performance.now() - before)
  }
  return times.toSorted((one, other) => one - other)[Math.floor(rounds / 2)]!
}

export const grouped = (count: number) => count.toLocaleString("en-IN")

export interface Row {
  name: string
  app: Figures
  /** A bare server that does the same thing and nothing of a product; of a signed-in read, the same without a session. */
  thin: Figures | undefined
  /** The same bytes from node:http alone. */
  http: Figures
  /** Of a page. */
  tags: number | undefined
  /** Falls short of; empty where nothing was to be reached, or everything is. */
  short: string[]
  wanted: string[]
}

const whole = (value: number) => Math.round(value).toLocaleString("en-IN")
const milliseconds = (value: number | undefined) => {
  if (value === undefined) return "-"
  return value < 10 ? value.toFixed(2) : whole(value)
}
export const ratio = (app: Figures, limit: Figures) => app.perSecond / limit.perSecond

const columns: [title: string, cell: (row: Row) => string][] = [
  ["", ({ name }) => name],
  ["requests/s", ({ app }) => whole(app.perSecond)],
  ["p50 ms", ({ app }) => milliseconds(app.p50)],
  ["p99 ms", ({ app }) => milliseconds(app.p99)],
  ["CPU app", ({ app }) => milliseconds(app.cpu.server)],
  ["CPU db", ({ app }) => milliseconds(app.cpu.database)],
  ["tags", ({ tags }) => (tags === undefined ? "-" : String(tags))],
  ["thin/s", ({ thin }) => (thin ? whole(thin.perSecond) : "-")],
  ["CPU thin", ({ thin }) => milliseconds(thin?.cpu.server)],
  ["CPU db", ({ thin }) => milliseconds(thin?.cpu.database)],
  ["ratio", ({ app, thin }) => (thin ? ratio(app, thin).toFixed(2) : "-")],
  ["bare HTTP/s", ({ http }) => whole(http.perSecond)],
  ["ratio", ({ app, http }) => ratio(app, http).toFixed(2)],
  ["errors", ({ app }) => describeErrors(app)],
  [
    "wanted",
    ({ wanted, short }) => (wanted.length === 0 ? "-" : `${short.length > 0 ? "SHORT " : ""}${wanted.join(", ")}`),
  ],
]

const describeErrors = ({ errors }: Figures) =>
  errors.size === 0 ? "0" : [...errors].map(([status, times]) => `${times} × ${status || "no answer"}`).join(", ")

export function table(rows: Row[]): string {
  const lines = [columns.map(([title]) => title), ...rows.map((row) => columns.map(([, cell]) => cell(row)))]
  const widths = columns.map((_, n) => Math.max(...lines.map((line) => line[n]!.length)))
  const pad = (text: string, n: number) => (n === 0 ? text.padEnd(widths[n]!) : text.padStart(widths[n]!))
  return lines.map((line) => line.map(pad).join("  ")).join("\n")
}
