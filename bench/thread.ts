/**
 * npm run bench:thread: a conversation of 10,000 messages read upwards, in Chromium at a quarter of the machine's speed.
 * Frames a second, frames that came late, and tasks that held the page for more than 50 ms; beside a bare page of as many
 * lines, scrolled alike, which is what the machine allows. `--messages 10000`, `--seconds 10`, `--slowdown 4`, and how quickly
 * in pixels a second: `--speed 4000`, four screens of a phone, is a thumb in a hurry.
 */
import { loadavg } from "node:os"
import { parseArgs } from "node:util"
import { type Browser, chromium, type Page } from "@playwright/test"
import { chromiumFlags, chromiumPath } from "../e2e/browser.ts"
import { makeOwnSite } from "../e2e/own-site.ts"
import { logInByCookie } from "../e2e/people.ts"
import { withClient } from "../src/platform/database/database-client.server.ts"
import { freePort } from "../src/platform/embedded-postgres/embedded-postgres.server.ts"

const { values } = parseArgs({
  options: {
    messages: { type: "string", default: "10000" },
    seconds: { type: "string", default: "10" },
    slowdown: { type: "string", default: "4" },
    speed: { type: "string", default: "4000" },
  },
})
const messages = Number(values.messages)
const seconds = Number(values.seconds)
const slowdown = Number(values.slowdown)
const speed = Number(values.speed)
if (!(messages >= 100 && seconds > 0 && slowdown >= 1 && speed > 0))
  throw new Error("--messages must be a number from 100, --seconds and --speed above 0, --slowdown one from 1.")

interface Scrolled {
  framesASecond: number
  /** Share of frames that came more than one and a half frames after the last. */
  late: number
  longest: number
  /** Tasks above 50 ms, in milliseconds. */
  longTasks: number[]
  /** Messages in the document at the end. */
  rows: number
}

const PHONE = { width: 390, height: 844 }
const FRAME_MS = 1000 / 60

/** Lines of one to four, as people write them. */
const fill = (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ id: string; email: string }>(`
      select v.id, c.email from conversations v join accounts c on c.id = v.customer_id
      join professionals p on p.id = v.professional_id order by v.last_seq desc, v.id limit 1`)
    const conversation = rows[0]!
    await client.query(
      `insert into messages (id, conversation_id, seq, sender_id, client_id, content, created_at)
       select '01a00000-0000-7000-8fff-' || lpad(to_hex(n), 12, '0'), v.id, v.last_seq + n,
         case when n % 3 = 0 then p.account_id else v.customer_id end, 'bench-' || n,
         'Message ' || n || repeat(' about the lime plaster of the eastern wall and its drying', n % 5),
         now() - ($2::int - n) * interval '7 minutes'
       from conversations v join professionals p on p.id = v.professional_id, generate_series(1, $2::int) n where v.id = $1`,
      [conversation.id, messages],
    )
    await client.query(
      `update conversations set last_seq = last_seq + $2, customer_wrote = last_seq + $2, professional_wrote = last_seq + $2,
         customer_read = last_seq + $2, professional_read = last_seq + $2, active_at = now() where id = $1`,
      [conversation.id, messages],
    )
    return conversation
  })

const measure = async (page: Page): Promise<Scrolled> => {
  const session = await page.context().newCDPSession(page)
  await page.evaluate(() => {
    const found = { frames: [] as number[], tasks: [] as number[] }
    Object.assign(window, { found })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) found.tasks.push(duration)
    }).observe({ type: "longtask" })
    const frame = (at: number) => {
      found.frames.push(at)
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  })
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown })
  await page.mouse.move(PHONE.width / 2, PHONE.height / 2)
  const start = Date.now()
  let scrolled = 0
  while (Date.now() < start + seconds * 1000) {
    const due = ((Date.now() - start) * speed) / 1000
    await page.mouse.wheel(0, scrolled - due)
    scrolled = due
    await page.waitForTimeout(FRAME_MS)
  }
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 })
  const { frames, tasks } = await page.evaluate(
    () => (window as unknown as { found: { frames: number[]; tasks: number[] } }).found,
  )
  const gaps = frames.slice(1).map((at, n) => at - frames[n]!)
  return {
    framesASecond: (1000 * gaps.length) / (frames.at(-1)! - frames[0]!),
    late: gaps.filter((gap) => gap > 1.5 * FRAME_MS).length / gaps.length,
    longest: Math.max(...gaps),
    longTasks: tasks,
    rows: await page.locator("[data-seq]").count(),
  }
}

const lineOf = (name: string, { framesASecond, late, longest, longTasks, rows }: Scrolled) =>
  `${name.padEnd(10)} ${framesASecond.toFixed(1)} frames/s, ${(100 * late).toFixed(1)} % late, longest ${longest.toFixed(0)} ms, ` +
  `${longTasks.length} tasks above 50 ms${longTasks.length > 0 ? ` (to ${Math.max(...longTasks)} ms)` : ""}, ${rows} messages read`

const bareLines = () =>
  `<!doctype html><style>li{padding:8px;margin:6px;border:1px solid #ccc}</style><ul>${Array.from({ length: messages }, (_, n) => `<li data-seq="${n}">Message ${n}${" about the lime plaster of the eastern wall and its drying".repeat(n % 5)}`).join("")}</ul>`

const site = makeOwnSite(await freePort())
let browser: Browser | undefined
const leave = async (code: number): Promise<never> => {
  await browser?.close()
  await site.remove()
  process.exit(code)
}
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => leave(130))
try {
  await site.start()
  const { id, email } = await fill(site.databaseUrl())
  browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags })
  // A reader in India: elsewhere each message says its time twice.
  const page = await browser.newPage({ viewport: PHONE, baseURL: site.url, timezoneId: "Asia/Kolkata" })
  await logInByCookie(page, email)
  await page.goto(`/messages/${id}`)
  await page.locator("[data-seq]").last().waitFor()
  const thread = await measure(page)
  await page.goto("about:blank")
  await page.setContent(bareLines())
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  const bare = await measure(page)
  console.log(
    `${messages} messages, ${seconds} s, ${speed} px/s, processor slowed ${slowdown} times, load ${loadavg()[0]!.toFixed(1)}\n`,
  )
  console.log(`${lineOf("thread", thread)}\n${lineOf("bare", bare)}`)
  const isShort = thread.longTasks.some((ms) => ms > 50 + FRAME_MS)
  await leave(isShort ? 1 : 0)
} catch (error) {
  console.error(error)
  await leave(1)
}
