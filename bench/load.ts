/** Drives an address for some seconds with ever new requests, and says how it went. */
import { request as httpRequest } from "node:http"
import autocannon from "autocannon"
import { type Cpu, type Figures, figuresOf } from "./figures.ts"

export interface Call {
  method: "GET" | "POST"
  path: string
  headers: Record<string, string>
  body?: string
}

/** An answer as it went over the wire; the body in base64. */
export interface CapturedAnswer {
  status: number
  headers: Record<string, string | string[]>
  body: string
}

export interface Load {
  url: string
  connections: number
  seconds: number
  /** The n-th request. */
  call: (n: number) => Call
  /** First n; counts up over warm-up and measurement. */
  next: () => number
  /** Every other status is an error. */
  statuses: number[]
  /** Seconds of processor used so far. */
  cpuSeconds?: () => Promise<Cpu>
}

const WARM_UP_SECONDS = 2

/** What browsers send. */
export const browserHeaders = { "accept-encoding": "gzip, deflate, br", "user-agent": "Mozilla/5.0 (bench)" }

const nobodySays: Cpu = { server: undefined, database: undefined }

export async function measure(load: Load): Promise<Figures> {
  await fire(load, WARM_UP_SECONDS)
  const before = (await load.cpuSeconds?.()) ?? nobodySays
  const { count, ...figures } = await fire(load, load.seconds)
  const after = (await load.cpuSeconds?.()) ?? nobodySays
  const perRequest = (start: number | undefined, end: number | undefined) =>
    start === undefined || end === undefined || count === 0 ? undefined : ((end - start) * 1000) / count
  const cpu = { server: perRequest(before.server, after.server), database: perRequest(before.database, after.database) }
  return { ...figures, cpu }
}

/** Each once, so many at a time. */
export async function askOnce(url: string, calls: Call[], connections: number) {
  const left = calls.values()
  const askInTurn = async () => {
    for (const call of left) await capture(url, call)
  }
  await Promise.all(Array.from({ length: connections }, askInTurn))
}

async function fire({ url, connections, call, next, statuses }: Load, seconds: number) {
  const times: number[] = []
  const answers = new Map<number, number>()
  const setupRequest = (request: autocannon.Request) => {
    const { headers, ...rest } = call(next())
    return { ...request, ...rest, headers: { ...request.headers, ...browserHeaders, ...headers } }
  }
  const started = performance.now()
  const result = await new Promise<autocannon.Result>((done, fail) => {
    const options = { url, connections, duration: seconds, timeout: 10, requests: [{ setupRequest }] }
    const run = autocannon(options, (error, finished) => (error ? fail(error) : done(finished)))
    run.on("response", (_client, status, _bytes, milliseconds) => {
      times.push(milliseconds)
      answers.set(status, (answers.get(status) ?? 0) + 1)
    })
  })
  const elapsed = (performance.now() - started) / 1000
  const errors = [...answers].filter(([status]) => !statuses.includes(status))
  if (result.errors > 0) errors.push([0, result.errors])
  return { ...figuresOf(times, elapsed), errors: new Map(errors), count: times.length }
}

/** One answer, byte for byte, without the headers that belong to the connection. */
export function capture(url: string, { method, path, headers, body }: Call): Promise<CapturedAnswer> {
  return new Promise((done, fail) => {
    const sent = httpRequest(url + path, { method, headers: { ...browserHeaders, ...headers } }, (response) => {
      const parts: Buffer[] = []
      response.on("data", (part: Buffer) => parts.push(part))
      response.on("end", () => {
        const { connection, date, "keep-alive": _, "transfer-encoding": __, ...kept } = response.headers
        const bytes = Buffer.concat(parts)
        const length = { "content-length": String(bytes.length) }
        const all = { ...kept, ...length } as Record<string, string | string[]>
        done({ status: response.statusCode ?? 0, headers: all, body: bytes.toString("base64") })
      })
    })
    sent.on("error", fail)
    sent.end(body)
  })
}
