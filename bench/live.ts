/**
 * npm run bench:live: how long a message takes from its POST to the event at the other side, at so many open streams, beside
 * streams of node:http alone that get the same bytes. `--streams 100,1000`, `--seconds 5`, `--senders 8`.
 */
import { Agent, request } from "node:http"
import { setTimeout as sleep } from "node:timers/promises"
import { parseArgs } from "node:util"
import { figuresOf } from "./figures.ts"
import { professionalId, SIGNED_IN_PROFESSIONALS } from "./seed.ts"
import { type App, type CleanUps, openStage, type Stage, startBareStreams } from "./stage.ts"

const { values } = parseArgs({
  options: {
    streams: { type: "string", default: "100,1000" },
    seconds: { type: "string", default: "5" },
    senders: { type: "string", default: "8" },
  },
})
const [seconds, senders] = [Number(values.seconds), Number(values.senders)]
const agent = new Agent({ keepAlive: true })

interface Answer {
  status: number
  body: string
}

const send = (url: string, body: object, token?: string) =>
  new Promise<Answer>((resolve, reject) => {
    const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) }
    const call = request(url, { method: "POST", agent, headers }, (answer) => {
      let text = ""
      answer.setEncoding("utf8").on("data", (part: string) => {
        text += part
      })
      answer.on("end", () => resolve({ status: answer.statusCode!, body: text }))
    })
    call.on("error", reject).end(JSON.stringify(body))
  })

/** @returns how to close it */
const listen = (url: string, onData: (data: string) => void, token?: string) =>
  new Promise<() => void>((resolve, reject) => {
    const headers = token ? { authorization: `Bearer ${token}` } : {}
    const call = request(url, { headers, agent: false }, (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`A stream was answered with ${answer.statusCode}.`))
      let rest = ""
      answer.setEncoding("utf8").on("data", (part: string) => {
        const lines = (rest + part).split("\n")
        rest = lines.pop()!
        for (const line of lines) if (line.startsWith("data: {")) onData(line.slice(6))
      })
      answer.on("error", () => {})
      resolve(() => call.destroy())
    })
    call.on("error", reject).end()
  })

interface Line {
  /** Where to write, as whom, and the key by which the event is known. */
  write: (n: number) => Promise<Answer>
  hear: (onEvent: () => void) => Promise<() => void>
}

interface Measured {
  p50: number
  p99: number
  perSecond: number
  lost: number
  refused: number
}

/** Each sender writes to one after another, as soon as the message before has been heard or is given up. */
const measure = async (lines: readonly Line[]): Promise<Measured> => {
  const waiting = new Map<number, () => void>()
  const closing = await Promise.all(lines.map((line, at) => line.hear(() => waiting.get(at)?.())))
  await sleep(500)
  const times: number[] = []
  let [lost, refused] = [0, 0]
  const end = performance.now() + seconds * 1000
  const work = async (first: number) => {
    for (let n = 0, at = first; performance.now() < end; n++, at = (at + senders) % lines.length) {
      const begun = performance.now()
      const heard = new Promise<boolean>((resolve) => {
        waiting.set(at, () => resolve(true))
        setTimeout(resolve, 5_000, false).unref()
      })
      const { status } = await lines[at]!.write(n)
      if (status !== 201) refused += 1
      else if (await heard) times.push(performance.now() - begun)
      else lost += 1
    }
  }
  await Promise.all(Array.from({ length: senders }, (_, at) => work(at)))
  for (const close of closing) close()
  return { ...figuresOf(times, seconds), lost, refused }
}

const text = "The door is on the short side, the window opposite. About 90 square feet."

/** Customers listen; the professional of each writes. */
const appLines = async ({ tokens, professionalTokens }: Stage, { url }: App, count: number): Promise<Line[]> => {
  const lines: Line[] = []
  for (let n = 0; n < count; n++) {
    const professional = n % SIGNED_IN_PROFESSIONALS
    const provider_id = professionalId(professional + 1)
    const { body } = await send(`${url}/api/conversations`, { provider_id }, tokens[n])
    const { conversation_id } = JSON.parse(body)
    if (!conversation_id) throw new Error(`No conversation: ${body}`)
    lines.push({
      write: (k) =>
        send(
          `${url}/api/conversations/${conversation_id}/messages`,
          { content: `${text} ${k}` },
          professionalTokens[professional],
        ),
      hear: (onEvent) =>
        listen(`${url}/api/events`, (data) => data.includes("message_created") && onEvent(), tokens[n]),
    })
  }
  return lines
}

const bareLines = (url: string, count: number): Line[] =>
  Array.from({ length: count }, (_, n) => ({
    write: (k) => send(`${url}/?to=${n}`, { content: `${text} ${k}` }),
    hear: (onEvent) => listen(`${url}/?to=${n}`, onEvent),
  }))

const print = (what: string, { p50, p99, perSecond, lost, refused }: Measured, cpu: number, rest = "") =>
  console.log(
    `${what.padEnd(28)} p50 ${p50.toFixed(1)} ms  p99 ${p99.toFixed(1)} ms  ${Math.round(perSecond)}/s  ` +
      `${Math.round((perSecond * seconds) / cpu)} messages a CPU second  lost ${lost}, refused ${refused}${rest}`,
  )

const cleanUps: CleanUps = []
try {
  const stage = await openStage({ rows: 1_000, bookings: 0 }, cleanUps)
  const app = await stage.startApp(true)
  const bare = await startBareStreams(cleanUps)
  const appCpu = app.cpuSeconds()
  for (const count of values.streams.split(",").map(Number)) {
    const lines = await appLines(stage, app, count)
    const [memory, before] = [await app.memory(), await appCpu()]
    const measured = await measure(lines)
    const after = await appCpu()
    const server = after.server! - before.server!
    const database = (after.database ?? 0) - (before.database ?? 0)
    const grown = ((await app.memory()) - memory) / 1024 / count
    if (measured.lost + measured.refused > 0) process.exitCode = 1
    print(
      `app, ${count} streams`,
      measured,
      server,
      `, database ${database.toFixed(1)} s, ${grown.toFixed(0)} KB a stream`,
    )
    const bareBefore = await bare.cpuSeconds()
    const reference = await measure(bareLines(bare.url, count))
    print(`node:http, ${count} streams`, reference, (await bare.cpuSeconds()) - bareBefore)
  }
} finally {
  for (const undo of cleanUps.reverse()) await undo()
}
