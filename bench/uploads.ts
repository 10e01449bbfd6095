/**
 * npm run bench:uploads: what others feel while photographs of about 10 MB come in and are drawn smaller. Profile calls come at an
 * even rate, without uploads, with them one after another, and without them again. Ends with 1 where the p95 with them is more
 * than twice the one without. `--seconds 10`, `--rate 40`, `--senders 1`.
 */
import { loadavg } from "node:os"
import { setTimeout as sleep } from "node:timers/promises"
import { parseArgs } from "node:util"
import sharp from "sharp"
import { figuresOf } from "./figures.ts"
import { professionalId } from "./seed.ts"
import { type CleanUps, openStage } from "./stage.ts"

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "10" },
    rate: { type: "string", default: "40" },
    senders: { type: "string", default: "1" },
  },
})
const [seconds, rate, senders] = [Number(values.seconds), Number(values.rate), Number(values.senders)]
if (!(seconds > 0 && rate > 0 && senders >= 1))
  throw new Error("--seconds and --rate must be numbers above 0, --senders one from 1.")
const MOST_TIMES = 2

/** Grain weighs most. */
const heavyPhotograph = () =>
  sharp({
    create: {
      ...{ width: 4000, height: 3000, channels: 3, background: "#808080" },
      noise: { type: "gaussian", mean: 128, sigma: 34 },
    },
  })
    .jpeg({ quality: 88 })
    .toBuffer()

/** At an even rate, whether or not the one before has been answered. */
const callEvenly = async (call: (n: number) => Promise<unknown>) => {
  const times: number[] = []
  const running: Promise<unknown>[] = []
  const begun = performance.now()
  for (let n = 0; n < rate * seconds; n++) {
    await sleep(Math.max(0, begun + (n * 1000) / rate - performance.now()))
    const from = performance.now()
    running.push(call(n).then(() => times.push(performance.now() - from)))
  }
  await Promise.all(running)
  return {
    ...figuresOf(times, seconds),
    p95: times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)]!,
  }
}

const cleanUps: CleanUps = []
try {
  const stage = await openStage({ rows: 1_000, bookings: 0 }, cleanUps)
  const app = await stage.startApp(true)
  cleanUps.push(() => app.stop())
  const photograph = new Uint8Array(await heavyPhotograph())
  const ask = async (path: string, init: RequestInit, status: number) => {
    const answer = await fetch(app.url + path, init)
    const body = await answer.text()
    if (answer.status !== status) throw new Error(`${path} was answered with ${answer.status}: ${body}`)
  }
  const profile = (n: number) => ask(`/api/provider/${professionalId(1 + (n % 200))}`, {}, 200)
  let [isOpen, uploads] = [false, 0]
  const upload = async (sender: number) => {
    const headers = { "content-type": "image/jpeg", authorization: `Bearer ${stage.professionalTokens[sender]}` }
    while (isOpen) {
      await ask("/api/files?purpose=project", { method: "POST", headers, body: photograph }, 201)
      uploads += 1
    }
  }
  const print = (what: string, { p50, p95, p99 }: Awaited<ReturnType<typeof callEvenly>>, rest = "") =>
    console.log(
      `${what.padEnd(16)} p50 ${p50.toFixed(1)} ms  p95 ${p95.toFixed(1)} ms  p99 ${p99.toFixed(1)} ms${rest}`,
    )

  await callEvenly(profile)
  const before = await callEvenly(profile)
  isOpen = true
  const sending = Promise.all(Array.from({ length: senders }, (_, sender) => upload(sender)))
  const during = await callEvenly(profile)
  isOpen = false
  await sending
  const after = await callEvenly(profile)
  print("without", before)
  print("with uploads", during, `, ${uploads} of ${(photograph.length / 1024 / 1024).toFixed(1)} MB`)
  print("without again", after)
  const times = during.p95 / Math.max(before.p95, after.p95)
  console.log(`${times.toFixed(1)} times, wanted at most ${MOST_TIMES}; load ${loadavg()[0]!.toFixed(1)}`)
  process.exitCode = times > MOST_TIMES ? 1 : 0
} finally {
  for (const undo of cleanUps.reverse()) await undo()
}
