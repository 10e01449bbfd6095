export interface Figures {
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
  /** Milliseconds of the server's own processor time; unlike the rest it is not stretched by other work on the machine. */
  cpuPerRequest?: number
  /** Unexpected statuses and how often; 0 is a request without an answer. */
  errors: Map<number, number>
  /** All statuses and how often. */
  answers: Map<number, number>
}

export function figuresOf(times: number[], seconds: number): Pick<Figures, "perSecond" | "p50" | "p99"> {
  const sorted = Float64Array.from(times).sort()
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99) }
}

export interface Row {
  name: string
  app: Figures
  /** The same bytes from node:http alone. */
  http: Figures
  /** The same SQL straight through the pool; undefined where the call makes none. */
  sql: Figures | undefined
}

const whole = (value: number) => Math.round(value).toLocaleString("en-IN")
const milliseconds = (value: number) => (value < 10 ? value.toFixed(1) : whole(value))
const ratio = (app: Figures, limit: Figures) => (app.perSecond / limit.perSecond).toFixed(2)

const columns: [title: string, cell: (row: Row) => string][] = [
  ["", ({ name }) => name],
  ["requests/s", ({ app }) => whole(app.perSecond)],
  ["p50 ms", ({ app }) => milliseconds(app.p50)],
  ["p99 ms", ({ app }) => milliseconds(app.p99)],
  ["CPU ms", ({ app }) => (app.cpuPerRequest === undefined ? "-" : app.cpuPerRequest.toFixed(2))],
  ["errors", ({ app }) => describeErrors(app)],
  ["bare HTTP/s", ({ http }) => whole(http.perSecond)],
  ["ratio", ({ app, http }) => ratio(app, http)],
  ["same SQL/s", ({ sql }) => (sql ? whole(sql.perSecond) : "-")],
  ["SQL p50 ms", ({ sql }) => (sql ? milliseconds(sql.p50) : "-")],
  ["SQL p99 ms", ({ sql }) => (sql ? milliseconds(sql.p99) : "-")],
  ["ratio", ({ app, sql }) => (sql ? ratio(app, sql) : "-")],
]

const describeErrors = ({ errors }: Figures) =>
  errors.size === 0 ? "0" : [...errors].map(([status, times]) => `${times} × ${status || "no answer"}`).join(", ")

export function table(rows: Row[]): string {
  const lines = [columns.map(([title]) => title), ...rows.map((row) => columns.map(([, cell]) => cell(row)))]
  const widths = columns.map((_, n) => Math.max(...lines.map((line) => line[n]!.length)))
  const pad = (text: string, n: number) => (n === 0 ? text.padEnd(widths[n]!) : text.padStart(widths[n]!))
  return lines.map((line) => line.map(pad).join("  ")).join("\n")
}
