import pino from "pino"
import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../test/app.ts"
import { createCustomer } from "../../test/people.ts"
import { newId } from "../platform/id.ts"
import { accountClock, accountJobs } from "./account.jobs.server.ts"
import { recordAudit } from "./audit.server.ts"
import { makeLink } from "./links/mailed-link.server.ts"

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

test("what has been over for 30 days is cleared away, and nothing else", async () => {
  const { account_id, token } = await createCustomer(t)
  const now = t.clock.now
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
  const session = (id: string, expires_at: Date, ended_at: Date | null = null) => ({
    id,
    account_id,
    expires_at,
    ended_at,
    secret_hash: Buffer.from(newId()),
  })
  await t.db
    .insertInto("sessions")
    .values([
      session("ended long ago", daysAgo(-1), daysAgo(31)),
      session("ran out long ago", daysAgo(31)),
      session("ended lately", daysAgo(-1), daysAgo(29)),
      session("ran out lately", daysAgo(29)),
    ])
    .execute()
  // Each works for a day.
  for (const days of [32, 30]) await makeLink(t.db, { account_id, purpose: "activate" }, daysAgo(days))

  const tools = { db: t.db, clock: () => now, publicUrl: "", log: pino({ level: "silent" }) }
  await accountJobs[accountClock[0]!.split(" ").at(-1)!]!({}, tools)

  const sessions = await t.db.selectFrom("sessions").select("id").where("id", "like", "%lately").execute()
  expect(sessions.map(({ id }) => id).toSorted()).toEqual(["ended lately", "ran out lately"])
  expect(await t.db.selectFrom("sessions").select("id").where("id", "like", "%ago").execute()).toEqual([])
  expect(await t.db.selectFrom("account_tokens").select("expires_at").execute()).toEqual([{ expires_at: daysAgo(29) }])
  expect((await t.call("GET", "/user/profile", { token })).status).toBe(200)
})

test("the record ends: comings and goings after a year, acts after three; until then nothing changes it", async () => {
  const now = new Date()
  const record = (act: string, days: number) =>
    recordAudit(t.db, {
      account_id: null,
      act,
      subject: `${days} days`,
      ip_address: null,
      at: new Date(now.getTime() - days * 86_400_000),
    })
  for (const days of [1, 364, 368, 1000, 1102]) {
    await record("sign_in_failed", days)
    await record("approve_check", days)
  }
  const rows = t.db.selectFrom("audit_entries").where("subject", "like", "%days")
  const younger = t.db.deleteFrom("audit_entries").where("subject", "=", "364 days")
  await expect(younger.execute()).rejects.toThrow("audit_entries is append-only")
  const change = t.db.updateTable("audit_entries").set({ act: "nothing" }).where("subject", "=", "1102 days")
  await expect(change.execute()).rejects.toThrow("audit_entries is append-only")

  const tools = { db: t.db, clock: () => now, publicUrl: "", log: pino({ level: "silent" }) }
  await accountJobs.tidy_accounts!({}, tools)
  expect(await rows.select(["act", "subject"]).orderBy("created_at").orderBy("act").execute()).toEqual([
    { act: "approve_check", subject: "1000 days" },
    { act: "approve_check", subject: "368 days" },
    { act: "approve_check", subject: "364 days" },
    { act: "sign_in_failed", subject: "364 days" },
    { act: "approve_check", subject: "1 days" },
    { act: "sign_in_failed", subject: "1 days" },
  ])
})
