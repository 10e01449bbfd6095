import { type AddressInfo, createServer } from "node:net"
import ICAL from "ical.js"
import { sql } from "kysely"
import pino from "pino"
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from "vitest"
import { openTestDb, type TestDb } from "../../../test/database.ts"
import { startMailServer, type TestMailServer } from "../../../test/mail-server.ts"
import { kind, registerNotificationKinds } from "../language/notification-kinds.ts"
import { queueMail } from "./mail.server.ts"
import { type RoundTools, sendRound } from "./mail-round.server.ts"
import { openSmtp } from "./smtp.server.ts"

let database: TestDb
let db: TestDb["db"]
let server: TestMailServer

beforeAll(async () => {
  database = await openTestDb()
  db = database.db
  server = await startMailServer()
})
afterEach(async () => {
  await db.deleteFrom("mails").execute()
  server.taken.length = 0
})
afterAll(async () => {
  await server.close()
  await database.close()
})

const visit = kind<{ day: string }>({
  kind: "visit",
  mail: ({ day }) => {
    if (day === "never") throw new Error("There is no such day.")
    return { subject: "Your visit", heading: "Hello", paragraphs: [`See you on ${day}.`] }
  },
})
const dated = kind<{ starts_at: string; ends_at: string }>({
  kind: "dated_visit",
  mail: ({ starts_at, ends_at }) => {
    const span = {
      starts_at: new Date(starts_at),
      ends_at: new Date(ends_at),
      updated_at: new Date(starts_at),
      sequence: 2,
    }
    const calendar = {
      id: "one",
      ...span,
      state: "confirmed" as const,
      title: "घर, Rooms; & Co",
      url: "http://a.example",
    }
    return { subject: "Your visit", heading: "Hello", paragraphs: ["See you."], reader: 'Meera "M" देव', calendar }
  },
})
const forwarded = kind<{ email: string }>({
  kind: "forwarded",
  mail: ({ email }) => ({ subject: "Somebody wrote", replyTo: email, heading: "Hello", paragraphs: ["They did."] }),
})
const invited = kind<{ name: string; token: string; code: string }>({
  kind: "invited",
  mail: ({ name, token, code }) => ({ subject: "Come in", heading: `Hello ${name}`, paragraphs: [`${token} ${code}`] }),
})
registerNotificationKinds([visit, dated, forwarded, invited])

const queue = async (email = "meera@test.example", day = "Tuesday") => {
  await db.transaction().execute((trx) => queueMail(trx, visit, { day }, { email, language: "en" }))
  return (await db.selectFrom("mails").select("id").orderBy("id", "desc").executeTakeFirstOrThrow()).id
}
const mailOf = (id: string) => db.selectFrom("mails").selectAll().where("id", "=", id).executeTakeFirstOrThrow()
const letTimePass = (interval: string) =>
  sql`update mails set next_try_at = next_try_at - ${interval}::interval, held_until = held_until - ${interval}::interval`.execute(
    db,
  )

const logged: string[] = []
const log = pino({ level: "info" }, { write: (line: string) => void logged.push(line) })
const round = (more: Partial<RoundTools> = {}, asksFirst = false) => {
  const tools = { db, log, smtp: openSmtp(server.url), from: "Sthapati <hello@sthapati.example>", publicUrl: "" }
  return sendRound({ ...tools, ...more }, asksFirst, new AbortController().signal)
}

test("a visit goes along as a calendar file, which a calendar program reads", async () => {
  const span = { starts_at: "2027-03-04T05:30:00.000Z", ends_at: "2027-03-04T06:30:00.000Z" }
  await queueMail(db, dated, span, { email: "meera@test.example", language: "en" })
  await round()
  const [, encoded = ""] = /filename=visit\.ics\r\n.*base64\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(server.taken[0]!) ?? []
  const calendar = new ICAL.Component(ICAL.parse(Buffer.from(encoded, "base64").toString()))
  const event = new ICAL.Event(calendar.getFirstSubcomponent("vevent")!)
  expect(event.summary).toBe("घर, Rooms; & Co")
  expect(event.startDate.toJSDate().toISOString()).toBe(span.starts_at)
  expect(event.attendees[0]!.getFirstParameter("cn")).toBe("Meera 'M' देव")
  expect(calendar.getFirstPropertyValue("method")).toBe("REQUEST")
  expect(server.taken[0]).toMatch(/Content-Type: text\/calendar;[^:]*method=REQUEST/i)
})

test("a letter that tells of somebody who wrote is answered to them, whatever their address is", async () => {
  for (const email of ["asha@home.example", "asha@home.example\r\nBcc: all@home.example"])
    await queueMail(db, forwarded, { email }, { email: "team@test.example", language: "en" })
  await round()
  expect(server.taken.map((mail) => /^Reply-To: (.*)\r$/m.exec(mail)?.[1])).toEqual([
    "asha@home.example",
    `<"asha@home.example Bcc: all"@home.example>`,
  ])
  expect(server.taken.join()).not.toMatch(/^Bcc:/m)
})

test("what opens a door is in the row until the mail was sent", async () => {
  const params = { name: "Meera", token: "a-token", code: "123456" }
  await queueMail(db, invited, params, { email: "meera@test.example", language: "en" })
  const stored = async () => (await db.selectFrom("mails").select("params").executeTakeFirstOrThrow()).params
  server.refuseNext(1)
  await round()
  expect(await stored()).toEqual(params)
  await letTimePass("1 hour")
  await round()
  expect(server.taken.join()).toContain("a-token 123456")
  expect(await stored()).toEqual({ name: "Meera" })
})

test("a mail waits for the commit, is sent once, and after a refusal tried again", async () => {
  await db.transaction().execute(async (trx) => {
    await queueMail(trx, visit, { day: "Tuesday" }, { email: "meera@test.example", language: "en" })
    expect(await round()).toMatchObject({ taken: 0 })
  })
  const { id } = await db.selectFrom("mails").select("id").executeTakeFirstOrThrow()
  server.refuseNext(1)
  expect(await round()).toEqual({
    taken: 1,
    faults: [{ summary: "EMESSAGE, 451, DATA", scope: "server" }],
    isServerUp: false,
  })
  expect(await mailOf(id)).toMatchObject({ fault: "EMESSAGE, 451, DATA", attempts: 1, sent_at: null })
  expect(await round(), "not at once").toMatchObject({ taken: 0 })
  await letTimePass("3 seconds")
  expect(await round()).toEqual({ taken: 1, faults: [], isServerUp: true })
  expect(await round()).toMatchObject({ taken: 0 })

  expect(server.taken).toHaveLength(1)
  expect(server.taken[0]).toMatch(/^To: meera@test\.example\r$/m)
  expect(server.taken[0]).toContain(`Message-ID: <${id}@`)
  expect(server.taken[0]).toContain("See you on Tuesday.")
  expect(server.taken[0]).toMatch(/^Auto-Submitted: auto-generated\r$/m)
  expect(server.taken[0]).not.toMatch(/^Reply-To:/m)
  expect(await mailOf(id)).toMatchObject({
    fault: null,
    next_try_at: null,
    held_until: null,
    sent_at: expect.any(Date),
  })
})

test("pauses grow to six hours, and a mail is tried for as long as it has words", async () => {
  const id = await queue("busy@test.example")
  const pauses: number[] = []
  for (let tries = 0; tries < 12; tries++) {
    await db.updateTable("mails").set({ next_try_at: sql`now()` }).execute()
    await round()
    const { rows } = await sql<{ seconds: number }>`
      select extract(epoch from next_try_at - now())::float8 as seconds from mails`.execute(db)
    pauses.push(rows[0]!.seconds)
  }
  expect(pauses[0]).toBeGreaterThan(1)
  expect(pauses[0]).toBeLessThan(3)
  for (const [n, seconds] of pauses.slice(0, 9).entries()) expect(pauses[n + 1]).toBeGreaterThan(2 * seconds)
  expect(pauses.at(-1)! / 3600).toBeCloseTo(6.1, 1)

  await db.updateTable("mails").set({ next_try_at: sql`now()`, params: null }).where("id", "=", id).execute()
  server.taken.length = 0
  await round()
  expect(server.taken).toEqual([])
})

test("nodes share what waits, and none has what another one holds", async () => {
  for (let n = 0; n < 30; n++) await queue()
  const rounds = await Promise.all(Array.from({ length: 6 }, () => round()))
  const taken = rounds.map((one) => one.taken)
  expect(Math.max(...taken)).toBe(8)
  expect(taken.reduce((sum, one) => sum + one)).toBe(30)
  expect(new Set(server.taken.map((mail) => /^Message-ID: (.+)\r$/m.exec(mail)?.[1])).size).toBe(30)
  expect(server.taken).toHaveLength(30)
})

test("what a node held that died is sent by another, after minutes", async () => {
  const id = await queue()
  await sql`update mails set held_until = now() + interval '150 seconds', attempts = 1`.execute(db)
  await letTimePass("2 minutes")
  expect(await round()).toMatchObject({ taken: 0 })
  await letTimePass("31 seconds")
  expect(await round()).toMatchObject({ taken: 1 })
  expect(await mailOf(id)).toMatchObject({ attempts: 2, sent_at: expect.any(Date) })
})

test("a server that takes the mail and never says so has an end, and the others go out beside it", async () => {
  const silent = await queue("silent@test.example")
  const other = await queue()
  expect(await round({ maxSendMs: 300 })).toMatchObject({ taken: 2, faults: [{ scope: "server" }], isServerUp: true })
  expect((await mailOf(silent)).next_try_at).not.toBeNull()
  expect((await mailOf(other)).sent_at).not.toBeNull()
})

test("a server that greets for ever has an end too, and costs no mail a try", async () => {
  const id = await queue()
  const lines: NodeJS.Timeout[] = []
  const left = Promise.withResolvers<void>()
  const talker = createServer((socket) => {
    lines.push(setInterval(() => socket.write("220-Namaste\r\n"), 20))
    socket.on("error", () => undefined).on("close", () => left.resolve())
  })
  onTestFinished(() => {
    lines.forEach(clearInterval)
    talker.close()
  })
  await new Promise<void>((resolve) => talker.listen(0, "127.0.0.1", resolve))
  const { port } = talker.address() as AddressInfo
  const smtp = openSmtp(`smtp://127.0.0.1:${port}`)
  expect(await round({ smtp, maxSendMs: 300 }, true)).toMatchObject({ faults: [{ scope: "server" }], taken: 0 })
  await left.promise
  expect(await mailOf(id)).toMatchObject({ attempts: 0, held_until: null })
})

test("a server that is away costs no mail a try", async () => {
  const id = await queue()
  const nobody = openSmtp("smtp://127.0.0.1:1")
  const away = { taken: 0, faults: [{ summary: "ESOCKET, ECONNREFUSED, CONN", scope: "server" }], isServerUp: false }
  expect(await round({ smtp: nobody }, true)).toEqual(away)
  expect(await mailOf(id)).toMatchObject({ attempts: 0, held_until: null, fault: null })
  expect(await round({}, true)).toMatchObject({ taken: 1, faults: [] })
})

test("whom a server refused is not said: it would stand in the log and in the row", async () => {
  const id = await queue("busy@test.example")
  expect(await round()).toEqual({
    taken: 1,
    faults: [{ summary: "EENVELOPE, 450, RCPT TO", scope: "mail", isPermanent: false }],
    isServerUp: true,
  })
  expect(await mailOf(id)).toMatchObject({ fault: "EENVELOPE, 450, RCPT TO" })
})

test("an address that does not exist is not asked for again, and the mail counts as unsent", async () => {
  const id = await queue("nobody@test.example")
  logged.length = 0
  expect(await round()).toMatchObject({ taken: 1, isServerUp: true })
  expect(logged.join()).toContain("EENVELOPE, 550, RCPT TO")
  expect(logged.join()).not.toContain("nobody@")
  expect(await mailOf(id)).toMatchObject({ sent_at: null, next_try_at: null })
})

test("a letter that cannot be worded waits for a version that can, and holds up no other", async () => {
  const broken = await queue("meera@test.example", "never")
  const unknown = await queue()
  await db.updateTable("mails").set({ kind: "of_tomorrow" }).where("id", "=", unknown).execute()
  const good = await queue()
  expect(await round()).toMatchObject({ taken: 3, isServerUp: true })
  expect(await mailOf(broken)).toMatchObject({
    fault: expect.stringContaining("cannot be worded"),
    next_try_at: expect.any(Date),
  })
  expect(await mailOf(unknown)).toMatchObject({ fault: "a letter of the kind of_tomorrow cannot be worded" })
  expect((await mailOf(good)).sent_at).not.toBeNull()
})
