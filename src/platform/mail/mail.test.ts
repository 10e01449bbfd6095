import { inspect } from "node:util"
import pino from "pino"
import { SMTPServer } from "smtp-server"
import { afterAll, beforeAll, expect, test } from "vitest"
import { createTestDatabase, type TestDatabase } from "../../../test/database.ts"
import { openDb, openPool } from "../database/database.server.ts"
import { kind, registerKinds } from "../words/kinds.ts"
import { mailJobs, queueMail } from "./mail.server.ts"

let database: TestDatabase
let db: ReturnType<typeof openDb>
let smtp: SMTPServer
let port: number
const received: string[] = []
let refusals = 0
let isSilent = false

beforeAll(async () => {
  database = await createTestDatabase()
  db = openDb(openPool(database.url))
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: ({ address }, _session, done) => {
      const code = Object.entries({ nobody: 550, busy: 450 }).find(([name]) => address.startsWith(name))?.[1]
      done(code ? Object.assign(new Error(`<${address}>: not now or never`), { responseCode: code }) : null)
    },
    onData: (stream, _session, done) => {
      const parts: Buffer[] = []
      stream.on("data", (part: Buffer) => parts.push(part))
      stream.on("end", () => {
        if (isSilent) return
        if (refusals-- > 0) return done(Object.assign(new Error("Try later"), { responseCode: 451 }))
        received.push(Buffer.concat(parts).toString())
        done()
      })
    },
  })
  await new Promise<void>((resolve) => {
    const listening = smtp.listen(0, "127.0.0.1", resolve)
    listening.once("listening", () => {
      port = (listening.address() as { port: number }).port
    })
  })
})
afterAll(async () => {
  await new Promise<void>((resolve) => smtp.close(resolve))
  await db.destroy()
  await database.drop()
})

const visit = kind<{ day: string }>({
  kind: "visit",
  letter: ({ day }) => ({ subject: "Your visit", heading: "Hello", paragraphs: [`See you on ${day}.`] }),
})
registerKinds([visit])

const queue = async (email = "meera@test.example") => {
  await db.transaction().execute((trx) => queueMail(trx, visit, { day: "Tuesday" }, { email, language: "en" }))
  return db.selectFrom("mails").select("id").orderBy("id", "desc").executeTakeFirstOrThrow()
}
const jobs = (longestSending?: number) =>
  mailJobs(`smtp://127.0.0.1:${port}`, "Sthapati <hello@sthapati.example>", longestSending)
const tools = () => ({ db, clock: () => new Date(), publicUrl: "", log: pino({ level: "silent" }) })

test("a queued mail waits for the commit, is sent once, and after a refusal tried again", async () => {
  const { id } = await queue()
  refusals = 1
  await expect(jobs().send_mail!({ id }, tools())).rejects.toThrow("EMESSAGE, 451, DATA")
  for (let time = 0; time < 2; time++) await jobs().send_mail!({ id }, tools())

  expect(received).toHaveLength(1)
  expect(received[0]).toMatch(/^To: meera@test\.example\r$/m)
  expect(received[0]).toContain(`Message-ID: <${id}@`)
  expect(received[0]).toContain("See you on Tuesday.")
})

test("a server that takes the mail and never says so does not hold the worker", async () => {
  const { id } = await queue()
  isSilent = true
  await expect(jobs(300).send_mail!({ id }, tools())).rejects.toThrow()
  isSilent = false
})

test("whom a server refused is not said: it would stand in the log and in the job", async () => {
  const { id } = await queue("busy@test.example")
  const refusal = await jobs().send_mail!({ id }, tools()).catch((error: unknown) => error)
  expect(refusal).toMatchObject({ message: "The mail was not sent: EENVELOPE, 450, RCPT TO" })
  expect(inspect(refusal, { depth: null, showHidden: true })).not.toContain("busy@")
})

test("an address that does not exist is not asked for again, and the mail counts as unsent", async () => {
  const { id } = await queue("nobody@test.example")
  const logged: string[] = []
  const log = pino({ level: "info" }, { write: (line: string) => void logged.push(line) })
  await jobs().send_mail!({ id }, { ...tools(), log })
  expect(logged.join()).toContain("EENVELOPE, 550, RCPT TO")
  expect(logged.join()).not.toContain("nobody@")
  const mail = await db.selectFrom("mails").select("sent_at").where("id", "=", id).executeTakeFirstOrThrow()
  expect(mail.sent_at).toBeNull()
})
