import pino from "pino"
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest"
import { openTestDb, type TestDb } from "../../../test/database.ts"
import { startMailServer, type TestMailServer } from "../../../test/mail-server.ts"
import { until } from "../../../test/until.ts"
import { kind, registerNotificationKinds } from "../language/notification-kinds.ts"
import { mailJobs, mailSchedules } from "./mail.jobs.server.ts"
import { queueMail } from "./mail.server.ts"
import { openMailSender } from "./mail-sender.server.ts"
import { openSmtp } from "./smtp.server.ts"

let database: TestDb
let db: TestDb["db"]
const closing: (() => Promise<void>)[] = []

beforeAll(async () => {
  database = await openTestDb()
  db = database.db
})
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
  await db.deleteFrom("mails").execute()
})
afterAll(() => database.close())

const visit = kind({
  kind: "visit",
  mail: () => ({ subject: "Your visit", heading: "Hello", paragraphs: ["Tuesday."] }),
})
registerNotificationKinds([visit])

const queue = (email = "meera@test.example") => queueMail(db, visit, {}, { email, language: "en" })
const unsent = async () => (await db.selectFrom("mails").select("id").where("sent_at", "is", null).execute()).length

const startServer = async (port?: number): Promise<TestMailServer> => {
  const server = await startMailServer(port)
  closing.push(server.close)
  return server
}
const startSender = (url: string, more: { isAlone?: boolean; maxSendMs?: number } = {}) => {
  const logged: { msg: string }[] = []
  const log = pino({ level: "info" }, { write: (line: string) => void logged.push(JSON.parse(line)) })
  const tools = { db, log, smtp: openSmtp(url), from: "us@test.example", publicUrl: "" }
  const sender = openMailSender({ ...tools, isAlone: false, maxBackoffMs: 100, ...more })
  closing.push(sender.close)
  return { sender, said: () => logged.map(({ msg }) => msg) }
}

test("what waits at start goes out, and then each as it is written", async () => {
  for (let n = 0; n < 20; n++) await queue()
  const server = await startServer()
  startSender(server.url)
  await until(() => server.taken.length === 20, "twenty mails that waited")
  await queue()
  // Long before it would have looked by itself.
  await until(() => server.taken.length === 21, "one more", { seconds: 5 })
  expect(await unsent()).toBe(0)
})

test("a server that is away is asked now and then, said once, and costs no mail a try", async () => {
  const gone = await startMailServer()
  await gone.close()
  for (let n = 0; n < 20; n++) await queue()
  const { said } = startSender(gone.url)
  await until(() => said().length > 0, "the trouble to be said")
  await queue()
  const server = await startServer(Number(new URL(gone.url).port))
  await until(async () => (await unsent()) === 0, "all to be sent")
  expect(server.taken).toHaveLength(21)
  const attempts = await db.selectFrom("mails").select("attempts").distinct().execute()
  expect(attempts).toEqual([{ attempts: 1 }])
  await until(() => said().length > 1, "the end of the trouble")
  expect(said()).toEqual(["mails wait: ESOCKET, ECONNREFUSED, CONN", "mails go out again"])
})

test("a server that refuses everything is not run down", async () => {
  const server = await startServer()
  server.refuseNext(Number.POSITIVE_INFINITY)
  for (let n = 0; n < 24; n++) await queue()
  const { said } = startSender(server.url)
  await until(
    async () => (await db.selectFrom("mails").select("id").where("attempts", ">", 0).execute()).length === 24,
    "each to be tried",
  )
  // Three rounds of eight, and before each but the one at start it was asked whether it was there.
  expect(server.greeted()).toBeLessThanOrEqual(3 * 8 + 3 + 2)
  expect(said()).toEqual(["mails wait: EMESSAGE, 451, DATA"])
})

test("alone, it sends at once what was held when the process died", async () => {
  await queue()
  await db
    .updateTable("mails")
    .set({ held_until: new Date(Date.now() + 100_000) })
    .execute()
  const server = await startServer()
  startSender(server.url, { isAlone: true })
  await until(() => server.taken.length === 1, "the mail that was held", { seconds: 5 })
})

test("a stop hangs up on what hangs, and the mail waits", async () => {
  const server = await startServer()
  await queue("silent@test.example")
  const { sender } = startSender(server.url)
  await until(
    async () => (await db.selectFrom("mails").select("id").where("held_until", "is not", null).execute()).length === 1,
    "the mail to be taken",
  )
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  const closed = sender.close()
  vi.advanceTimersByTime(3_000)
  vi.useRealTimers()
  await closed
  const mail = await db.selectFrom("mails").selectAll().executeTakeFirstOrThrow()
  expect(mail).toMatchObject({ sent_at: null, held_until: null, next_try_at: expect.any(Date) })
})

const now = new Date("2026-11-20T22:10:00Z")
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)

test("the words of a mail go after 14 days, the mail after 90", async () => {
  const letter = { to_address: "meera@test.example", subject: "Your account", text: "a secret link", html: "<p>" }
  const mails = [
    { id: "fresh", created_at: daysAgo(13), sent_at: null },
    { id: "kept, never sent", created_at: daysAgo(15), sent_at: null, next_try_at: now },
    { id: "sent late", created_at: daysAgo(15), sent_at: daysAgo(13) },
    { id: "sent long ago", created_at: daysAgo(89), sent_at: daysAgo(89) },
    { id: "gone", created_at: daysAgo(91), sent_at: daysAgo(91) },
  ]
  await db
    .insertInto("mails")
    .values(mails.map((mail) => ({ ...letter, ...mail })))
    .execute()
  const logged: string[] = []
  const log = pino({ level: "info" }, { write: (line: string) => void logged.push(line) })
  const tools = { db, clock: () => now, publicUrl: "", log }
  const task = mailSchedules[0]!.split(" ").at(-1)!
  await mailJobs(true)[task]!({}, tools)
  expect(logged).toHaveLength(1)
  expect(JSON.parse(logged[0]!)).toMatchObject({ level: 50, unsent: 1 })
  const left = await db
    .selectFrom("mails")
    .select(["id", "text", "html", "next_try_at"])
    .orderBy("created_at")
    .orderBy("id")
    .execute()
  expect(left).toEqual([
    { id: "sent long ago", text: "", html: "", next_try_at: null },
    { id: "kept, never sent", text: "", html: "", next_try_at: null },
    { id: "sent late", text: letter.text, html: letter.html, next_try_at: null },
    { id: "fresh", text: letter.text, html: letter.html, next_try_at: null },
  ])
})
