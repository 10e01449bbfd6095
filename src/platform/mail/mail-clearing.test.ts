import pino from "pino"
import { afterAll, beforeAll, expect, test } from "vitest"
import { openTestDb, type TestDb } from "../../../test/database.ts"
import { mailClock, mailJobs } from "./mail.jobs.server.ts"

let database: TestDb
let db: TestDb["db"]
beforeAll(async () => {
  database = await openTestDb()
  db = database.db
})
afterAll(() => database.close())

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
  const task = mailClock[0]!.split(" ").at(-1)!
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
