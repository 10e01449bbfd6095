import { setTimeout as sleep } from "node:timers/promises"
import { SMTPServer } from "smtp-server"
import { afterAll, beforeAll, expect, test } from "vitest"
import type { OwnSite } from "../../e2e/own-site.ts"
import { post } from "./app-customer.ts"
import { freePort, listOffers, logIn, query, startSite } from "./app-site.ts"

let site: OwnSite
let smtpPort: number
const servers: SMTPServer[] = []

beforeAll(async () => {
  smtpPort = await freePort()
  site = await startSite({ SMTP_URL: `smtp://127.0.0.1:${smtpPort}`, DEMO: "1" })
}, 120_000)
afterAll(async () => {
  await site.remove()
  for (const server of servers) await new Promise<void>((done) => server.close(done))
})

/** What a mail server does with a mail once it has all of it. */
type Manner = (mail: string) => "takes it" | "refuses" | "never answers"

const startMailServer = async (manner: Manner) => {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    closeTimeout: 10,
    onData(stream, _session, done) {
      let mail = ""
      stream.on("data", (chunk: Buffer) => {
        mail += chunk
      })
      stream.on("end", () => {
        const answer = manner(mail)
        if (answer === "takes it") done()
        if (answer === "refuses") done(Object.assign(new Error("Try again later"), { responseCode: 451 }))
      })
    },
  })
  servers.push(server)
  // The sender dies in the middle of a sentence.
  server.on("error", () => undefined)
  await new Promise<void>((ready) => server.listen(smtpPort, "127.0.0.1", ready))
  return () => new Promise<void>((done) => server.close(done))
}

const messageId = (mail: string) => /^Message-ID: <(.+?)@/im.exec(mail)?.[1] ?? "none"

const until = async (isTrue: () => boolean, what: string, seconds: number) => {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await sleep(50)) if (isTrue()) return
  throw new Error(`Waited ${seconds} s for: ${what}`)
}

test("a dead, a refusing and a silent mail server delay mails, and none is lost", async () => {
  const offers = await listOffers(site, 5)
  const token = await logIn(site, "customer@demo.example")
  const book = async (day: number) => {
    const date = new Date(Date.now() + day * 86_400_000).toISOString().slice(0, 10)
    const body = { ...offers[day % offers.length], booking_date: date, booking_time: "06:00" }
    const answer = await post(`${site.url}/api/booking/create`, body, { authorization: `Bearer ${token}` })
    expect(answer?.status).toBe(201)
    // They wait for what may come next.
    await query(site, "update mails set next_try_at = now() where next_try_at > now() and attempts = 0")
  }
  const offeredIds: string[] = []

  // Nobody listens: the bookings are taken all the same.
  for (const day of [70, 71, 72]) await book(day)
  await sleep(1500)

  const stopRefusing = await startMailServer((mail) => {
    offeredIds.push(messageId(mail))
    return "refuses"
  })
  await book(73)
  await until(() => offeredIds.length > 0, "a mail to be offered and refused", 60)
  await stopRefusing()

  // It takes the mail and never says so; meanwhile the app is killed.
  const heard: string[] = []
  const stopSilence = await startMailServer((mail) => {
    heard.push(messageId(mail))
    return "never answers"
  })
  await book(74)
  await until(() => heard.length > 0, "a mail to be offered in silence", 60)
  await site.killApp()
  await stopSilence()

  const taken: string[] = []
  await startMailServer((mail) => {
    taken.push(messageId(mail))
    return "takes it"
  })
  await site.start()
  const expected = (await query<{ id: string }>(site, "select id from mails order by id")).map(({ id }) => id)
  expect(expected.length).toBeGreaterThanOrEqual(5)
  await until(() => expected.every((id) => taken.includes(id)), "every mail to arrive", 150)
  expect([...new Set([...offeredIds, ...heard, ...taken])].sort(), "each mail keeps its Message-ID").toEqual(expected)
  expect(taken, "a mail that was taken is not sent again").toHaveLength(expected.length)
  await sleep(500)
  expect(await query(site, "select id from mails where sent_at is null")).toEqual([])
}, 300_000)
