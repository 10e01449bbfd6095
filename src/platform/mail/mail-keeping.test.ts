import { sql } from "kysely"
import pino from "pino"
import { afterAll, beforeAll, expect, test } from "vitest"
import { createTestDatabase, type TestDatabase } from "../../../test/database.ts"
import { openDb, openPool } from "../database/database.server.ts"
import { kind, registerKinds } from "../words/kinds.ts"
import { mailClock, mailJobs, queueMail } from "./mail.server.ts"

let database: TestDatabase
let db: ReturnType<typeof openDb>
beforeAll(async () => {
  database = await createTestDatabase()
  db = openDb(openPool(database.url))
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

const visit = kind({
  kind: "visit",
  letter: () => ({ subject: "Your visit", heading: "Hello", paragraphs: ["Tuesday."] }),
})
registerKinds([visit])

const now = new Date("2026-11-20T22:10:00Z")
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)

test("the words of a mail go after 14 days, the mail after 90", async () => {
  const letter = { to_address: "meera@test.example", subject: "Your account", text: "a secret link", html: "<p>" }
  const mails = [
    { id: "fresh", created_at: daysAgo(13), sent_at: null },
    { id: "kept, never sent", created_at: daysAgo(15), sent_at: null },
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
  await mailJobs("smtp://127.0.0.1:1", "")[task]!({}, tools)
  expect(logged).toHaveLength(1)
  expect(JSON.parse(logged[0]!)).toMatchObject({ level: 50, unsent: 1 })
  const left = await db.selectFrom("mails").select(["id", "text", "html"]).orderBy("created_at").orderBy("id").execute()
  expect(left).toEqual([
    { id: "sent long ago", text: "", html: "" },
    { id: "kept, never sent", text: "", html: "" },
    { id: "sent late", text: letter.text, html: letter.html },
    { id: "fresh", text: letter.text, html: letter.html },
  ])
})

test("a mail is tried for as long as it has words, and never sent without", async () => {
  await queueMail(db, visit, {}, { email: "late@test.example", language: "en" })
  const { rows } = await sql<{ max_attempts: number }>`select max_attempts from graphile_worker.jobs`.execute(db)
  let days = 0
  for (let tries = 1; tries < rows[0]!.max_attempts; tries++) days += Math.exp(Math.min(tries, 10)) / 86_400
  expect(days).toBeGreaterThan(14)

  const { id } = await db
    .selectFrom("mails")
    .select("id")
    .where("to_address", "=", "late@test.example")
    .executeTakeFirstOrThrow()
  await db.updateTable("mails").set({ params: null }).where("id", "=", id).execute()
  const tools = { db, clock: () => now, publicUrl: "", log: pino({ level: "silent" }) }
  // Nobody listens there: a mail with words would fail.
  await mailJobs("smtp://127.0.0.1:1", "us@test.example").send_mail!({ id }, tools)
})
