/** An answer by mail stands in its thread; everything else stays in the mailbox it came to. */
import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../../test/app.ts"
import { createAdmin, type Person } from "../../../test/people.ts"

const token = "a token of the mail provider, long enough"
let t: TestApp
let admin: Person

beforeAll(async () => {
  t = await startTestApp({ incomingMailToken: token })
  admin = await createAdmin(t, "Shubhangi Rane", false, "desk")
})
afterEach(async () => {
  for (const table of ["desk_entries", "submissions", "grievances", "mails"] as const)
    await t.db.deleteFrom(table).execute()
})
afterAll(() => t.close())

const deliver = async (raw: string | Buffer, authorization = `Bearer ${token}`, type = "message/rfc822") => {
  const headers = { authorization, "content-type": type }
  const answer = await t.app.inject({ method: "POST", url: "/hooks/incoming-mail", headers, payload: raw })
  return { status: answer.statusCode, outcome: answer.json().outcome as string | undefined }
}
const mailFrom = (from: string, subject: string, text = "Monday suits me.", more: string[] = []) =>
  [
    ...[`From: Asha <${from}>`, "To: hello@sthapati.example", `Subject: ${subject}`, "Message-ID: <one@home.example>"],
    ...[...more, "Content-Type: text/plain; charset=utf-8", "", text],
  ].join("\r\n")

const write = async () => {
  const body = {
    name: "Asha Kulkarni",
    email: "asha@home.example",
    subject: "services",
    message: "A kitchen",
    source: "x",
  }
  const answer = await t.call("POST", "/contact/submit", { body: { ...body, source: "contact_page" } })
  const { id, reference } = answer.body as { id: string; reference: string }
  await t.call("POST", `/admin/submissions/${id}/reply`, {
    token: admin.token,
    body: { text: "Which day?", version: 0 },
  })
  return { id, reference }
}
const threadOf = async (id: string) => {
  const { body } = await t.call("GET", `/admin/submissions/${id}`, { token: admin.token })
  return body.submission
}

test("an answer stands in the thread, once, and what was answered waits again", async () => {
  const { id, reference } = await write()
  expect((await threadOf(id)).status).toBe("answered")
  const mail = mailFrom(
    "Asha@home.example",
    `Re: ${reference}`,
    "Monday suits me.\r\n\r\nOn Monday you wrote:\r\n> Which day?",
  )
  expect(await deliver(mail)).toEqual({ status: 200, outcome: "entered" })
  expect(await threadOf(id)).toMatchObject({
    status: "in_progress",
    entries: [{ kind: "reply" }, { kind: "incoming", body: "Monday suits me.", author_name: null }],
  })
  expect(await deliver(mail)).toEqual({ status: 200, outcome: "known" })
  expect((await threadOf(id)).entries).toHaveLength(2)
})

test("what was answered in time and waits again has its time anew, and the list says who wrote back", async () => {
  const { id, reference } = await write()
  const listed = async () => {
    const { body } = await t.call("GET", "/admin/submissions", { token: admin.token })
    return body.submissions.find((one: { id: string }) => one.id === id)
  }
  await t.db.updateTable("submissions").set({ due_at: t.clock.now }).where("id", "=", id).execute()
  t.clock.now = new Date(t.clock.now.getTime() + 1000)
  expect((await deliver(mailFrom("asha@home.example", reference, "Thank you!"))).outcome).toBe("entered")
  const { due_at, wrote_back_at } = await listed()
  expect(Date.parse(wrote_back_at)).toBe(t.clock.now.getTime())
  expect(Date.parse(due_at)).toBeGreaterThan(t.clock.now.getTime())
  t.clock.now = new Date(t.clock.now.getTime() + 1000)
  await t.call("POST", `/admin/submissions/${id}/reply`, { token: admin.token, body: { text: "You are welcome." } })
  expect((await threadOf(id)).wrote_back_at).toBeNull()
})

test("the same mail delivered several times at once stands there once", async () => {
  const { id, reference } = await write()
  const mail = mailFrom("asha@home.example", reference)
  const outcomes = await Promise.all(Array.from({ length: 6 }, () => deliver(mail)))
  expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(["entered", ...Array(5).fill("known")])
  expect((await threadOf(id)).entries).toHaveLength(2)
})

test("an answer to a complaint is no longer asked for", async () => {
  const complaint = { name: "Asha Kulkarni", email: "asha@home.example", kind: "person", message: "Nobody came." }
  const { body } = await t.call("POST", "/grievances", { body: complaint })
  const { ticket } = body
  const { id } = await t.db.selectFrom("grievances").select("id").executeTakeFirstOrThrow()
  await t.db.updateTable("grievances").set({ asked_at: t.clock.now }).where("id", "=", id).execute()
  expect((await deliver(mailFrom("asha@home.example", `Re: ${ticket}`))).outcome).toBe("entered")
  const row = await t.db.selectFrom("grievances").select("asked_at").where("id", "=", id).executeTakeFirstOrThrow()
  expect(row.asked_at).toBeNull()
})

test("what somebody else sends, names nothing of ours, or no person has written, is left in the mailbox", async () => {
  const { id, reference } = await write()
  for (const mail of [
    mailFrom("stranger@home.example", `Re: ${reference}`),
    mailFrom("asha@home.example", "Re: your answer"),
    mailFrom("asha@home.example", "Re: AAAAA-BBBBB"),
    mailFrom("asha@home.example", reference, "I am away.", ["Auto-Submitted: auto-replied"]),
    mailFrom("asha@home.example", reference, ""),
    "no mail at all",
    Buffer.from([0, 255, 1, 254]),
  ])
    expect(await deliver(mail)).toEqual({ status: 200, outcome: "unplaced" })
  expect((await threadOf(id)).entries).toHaveLength(1)
})

test("markup is text, a page of mail is read as what it says, files are named, and a long one is cut", async () => {
  const { id, reference } = await write()
  const bodyOf = async () => (await threadOf(id)).entries.at(-1).body as string
  await deliver(mailFrom("asha@home.example", reference, "<b>Hello</b>\u202e\u0007"))
  expect(await bodyOf()).toBe("<b>Hello</b>")
  const boundary = (kind: string, parts: string[]) =>
    [
      ...["From: asha@home.example", `Subject: ${reference}`, `Content-Type: multipart/${kind}; boundary=x`, ""],
      ...parts.flatMap((part) => ["--x", part]),
      "--x--",
    ].join("\r\n")
  const html = "Content-Type: text/html; charset=utf-8\r\n\r\n<p>Monday<br>at ten</p><script>alert(1)</script>"
  const file = 'Content-Type: image/png\r\nContent-Disposition: attachment; filename="a.png"\r\n\r\nxx'
  await deliver(boundary("mixed", [html, file]))
  const said = await bodyOf()
  expect(said).toMatch(/^Monday\s+at ten/)
  expect(said).toContain("[One attachment is in our mailbox.]")
  expect(said).not.toContain("alert")
  const deep = `Content-Type: text/html\r\n\r\n${"<div>".repeat(30_000)}deep`
  await deliver(boundary("mixed", [deep]))
  expect(await bodyOf()).toBe("deep")
  await deliver(mailFrom("asha@home.example", reference, "😀".repeat(5_000), ["X-Other: 1"]).replace("<one@", "<two@"))
  const cut = await bodyOf()
  expect(cut.length).toBeLessThanOrEqual(4_000)
  expect(cut).toMatch(/😀\n\n\[The rest is in our mailbox\.\]$/u)
})

test("an empty part beside what was written as HTML says nothing", async () => {
  const { id, reference } = await write()
  const parts = ["text/plain\r\n\r\n\r\n", "text/html\r\n\r\n<p>Hello</p>\r\n"].map(
    (part) => `--x\r\nContent-Type: ${part}`,
  )
  const head = ["From: asha@home.example", `Subject: ${reference}`, "Content-Type: multipart/alternative; boundary=x"]
  expect((await deliver([...head, "", ...parts, "--x--"].join("\r\n"))).outcome).toBe("entered")
  expect((await threadOf(id)).entries.at(-1).body).toBe("Hello")
})

test("a program that answers without end is left in the mailbox after twenty", async () => {
  const { id, reference } = await write()
  const next = (at: number) => mailFrom("asha@home.example", reference, `${at}`).replace("<one@", `<${at}@`)
  for (let at = 0; at < 20; at++) expect((await deliver(next(at))).outcome).toBe("entered")
  expect((await deliver(next(20))).outcome).toBe("unplaced")
  expect((await threadOf(id)).entries).toHaveLength(21)
})

test("it is there for the provider alone, takes mails alone, and no larger ones than it says", async () => {
  const { reference } = await write()
  const mail = mailFrom("asha@home.example", reference)
  expect((await deliver(mail, "Bearer something else")).status).toBe(404)
  expect((await deliver(mail, "")).status).toBe(404)
  for (const type of ["text/plain", "application/json"]) expect((await deliver(mail, undefined, type)).status).toBe(415)
  expect((await deliver(Buffer.alloc(10 * 1024 * 1024 + 1))).status).toBe(413)
  const closed = await startTestApp()
  const headers = { authorization: "Bearer undefined", "content-type": "message/rfc822" }
  const answer = await closed.app.inject({ method: "POST", url: "/hooks/incoming-mail", headers, payload: mail })
  expect(answer.statusCode).toBe(404)
  await closed.close()
})

test("a mail that is all lines, all parts or all headers costs little, and what it says first is entered", async () => {
  const { id, reference } = await write()
  const head = (at: number, more = "") =>
    `From: asha@home.example\r\nSubject: ${reference}\r\nMessage-ID: <m${at}@home.example>\r\n${more}`
  const nested = Array.from(
    { length: 100 },
    (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`,
  ).join("")
  const mails = [
    `${head(1)}\r\nhello\r\n${">\r\n".repeat(3_000_000)}`,
    `${head(2)}\r\nhello\r\n${"\r\n".repeat(4_000_000)}`,
    `${head(3, "Content-Type: multipart/mixed; boundary=x\r\n")}\r\n${"--x\r\n\r\na\r\n".repeat(100_000)}`,
    head(4, "Content-Type: message/rfc822\r\n\r\n".repeat(5_000)),
    `${head(5, "Content-Type: text/plain; format=flowed\r\n")}\r\n${"a \r\n".repeat(50_000)}`,
    `${head(6, nested)}Content-Type: text/plain\r\n\r\nhello`,
    `${head(7)}X: ${"a".repeat(300_000)}\r\n\r\ntext`,
    `From: ${"a:".repeat(90_000)}\r\nSubject: ${reference}\r\n\r\ntext`,
    `${head(8, "Content-Type: text/html\r\n")}\r\n${"&a".repeat(3_000_000)}`,
    `${head(9, "Content-Type: text/html\r\n")}\r\n${" <b> </b>".repeat(500_000)}hello`,
  ]
  const before = process.cpuUsage()
  const outcomes: (string | undefined)[] = []
  for (const mail of mails) outcomes.push((await deliver(mail)).outcome)
  // Of the processor, not of the clock: whole mails took minutes.
  expect(process.cpuUsage(before).user / 1_000_000).toBeLessThan(15)
  expect(outcomes.slice(0, 2)).toEqual(["entered", "entered"])
  expect(outcomes.slice(5, 8)).toEqual(["unplaced", "unplaced", "unplaced"])
  expect((await threadOf(id)).entries[1].body).toBe(
    "hello\n\n[This mail is longer. The whole of it is in our mailbox.]",
  )
})

test("a From that is another to who checks it than to who reads it is left in the mailbox", async () => {
  const { reference } = await write()
  const mail = (from: string) => `${from}\r\nSubject: ${reference}\r\n\r\nMonday.`
  for (const from of [
    "From: asha@home.example\r\nFrom: evil@home.example",
    "From: =?utf-8?B?PGFzaGFAaG9tZS5leGFtcGxlPg==?=",
    "From: asha(evil)@home.example",
    'From: "asha@home.example" <evil@home.example>',
  ])
    expect((await deliver(mail(from))).outcome).toBe("unplaced")
})
