import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { type CallAnswer, startTestApp, type TestApp } from "../../../test/app.ts"
import { createAdmin, createCustomer, createProfessional, type Person, password } from "../../../test/people.ts"
import { openDb, openPool } from "../../platform/database/database.server.ts"
import { withClient } from "../../platform/database/database-client.server.ts"
import { DAY_MS, MINUTE_MS } from "../../platform/days.ts"
import { newId } from "../../platform/id.ts"
import { signToken } from "../../platform/tokens.server.ts"
import { accountJobs } from "../account.jobs.server.ts"
import type { LogEntry } from "./activity-log.contract.ts"
import { findPeopleByEmail } from "./people-by-email.queries.server.ts"
import { clearOldSignIns, countActivity } from "./sign-in-count.jobs.server.ts"
import { forgetSignIns } from "./sign-in-log.queries.server.ts"

let t: TestApp
let admin: Person
beforeAll(async () => {
  t = await startTestApp()
  admin = await createAdmin(t)
  const expires_at = new Date(t.clock.now.getTime() + 3000 * DAY_MS)
  await t.db
    .insertInto("sessions")
    .values({ ...readSession, account_id: admin.account_id, expires_at, confirmed_at: t.clock.now })
    .execute()
})
afterAll(() => t.close())
beforeEach(() => {
  t.clock.now = new Date(t.clock.now.getTime() + MINUTE_MS)
})

/** Of a session that is not in the log and lasts as long as the tests, which move the clock by years. */
const readSession = { id: newId(), secret_hash: Buffer.from("reads the log"), is_admin: true }
const get = (path: string) => {
  const { token } = signToken({ account_id: admin.account_id, session_id: readSession.id }, t.clock.now)
  return t.call("GET", path, { token })
}
const logs = async (query = "") => {
  const answer = await get(`/admin/activity_logs?activity_type=login${query}`)
  expect(answer.status).toBe(200)
  return answer.body as { activities: LogEntry[]; total: number }
}
const stats = async () => (await get("/admin/activity_stats")).body.activity_stats

const signIn = (
  person: Pick<Person, "email">,
  { userType, userAgent }: { userType?: string; userAgent?: string } = {},
) =>
  t.call("POST", "/auth/login", {
    body: { identifier: person.email, password, userType },
    headers: { "user-agent": userAgent ?? "curl/8" },
  })

/** Every entry there is, page by page. */
const allLogs = async (query = "") => {
  const found: LogEntry[] = []
  for (;;) {
    const { activities, total } = await logs(`${query}&limit=7&offset=${found.length}`)
    found.push(...activities)
    if (activities.length === 0) return { found, total }
  }
}

const phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1"

test("a sign-in is an entry with who it is, from where, on what and for how long", async () => {
  const person = await createCustomer(t, "Sai Kulkarni")
  const { body } = await signIn(person, { userAgent: phone })
  const opened = t.clock.now
  t.clock.now = new Date(opened.getTime() + 59 * MINUTE_MS)
  expect((await t.call("GET", "/user/profile", { token: body.token })).status).toBe(200)
  t.clock.now = new Date(opened.getTime() + 63 * MINUTE_MS)
  const renewed = await signIn(person)
  expect(renewed.status).toBe(200)
  const mine = await logs(`&user_email=${person.email}`)
  expect(mine).toMatchObject({ total: 3 })
  expect(mine.activities[1]).toMatchObject({
    ...{ actor_email: person.email, actor_name: "Sai Kulkarni", actor_type: "user", user_id: person.account_id },
    ...{ provider_id: null, is_admin: false, login_time: opened.toISOString(), created_at: opened.toISOString() },
    ...{ logout_time: null, is_active: true, device_info: "Mobile", ip_address: "127.0.0.1" },
    ...{ action: "login", action_display: "Logged in", session_duration: 3780, duration: "1 h 3 min" },
  })
  expect(mine.activities[0]!.device_info).toBe("Unknown")
})

test("a session that goes on has lasted until it was used last, and until now while it may be in use", async () => {
  const person = await createCustomer(t)
  const { body } = await signIn(person)
  const opened = t.clock.now
  const lasted = async (minutes: number) => {
    t.clock.now = new Date(opened.getTime() + minutes * MINUTE_MS)
    const { session_duration, is_active } = (await logs(`&user_email=${person.email}`)).activities[0]!
    expect(is_active).toBe(true)
    return session_duration! / 60
  }
  expect([await lasted(5), await lasted(6)]).toEqual([5, 0])
  t.clock.now = new Date(opened.getTime() + 50 * MINUTE_MS)
  expect((await t.call("GET", "/user/profile", { token: body.token })).status).toBe(200)
  expect([await lasted(55), await lasted(56), await lasted(600)]).toEqual([55, 50, 50])
})

test("how a session ends, its entry says so: logout, a new password, all sessions, suspension, its time", async () => {
  const person = await createCustomer(t)
  const start = t.clock.now
  const tokens: string[] = []
  for (let n = 0; n < 2; n++) tokens.push((await signIn(person)).body.token)
  t.clock.now = new Date(start.getTime() + 5 * MINUTE_MS)
  await t.call("POST", "/auth/logout", { token: tokens[0]!, body: {} })
  const mine = async () => (await logs(`&user_email=${person.email}`)).activities
  expect((await mine()).map(({ is_active }) => is_active)).toEqual([true, false, true])
  expect((await mine())[1]).toMatchObject({
    logout_time: t.clock.now.toISOString(),
    session_duration: 300,
    duration: "5 min",
  })

  const body = { current_password: password, new_password: "Namaste-2027" }
  expect((await t.call("POST", "/auth/change_password", { token: tokens[1]!, body })).status).toBe(200)
  expect((await mine()).map(({ is_active }) => is_active)).toEqual([true, false, false])

  await t.call("POST", "/auth/logout_all", { token: tokens[1]!, body: {} })
  expect((await mine()).map(({ is_active }) => is_active)).toEqual([false, false, false])

  const other = await createCustomer(t)
  const theirs = async () => (await logs(`&user_email=${other.email}`)).activities[0]!
  await t.db.updateTable("accounts").set({ suspended_at: t.clock.now }).where("id", "=", other.account_id).execute()
  expect(await theirs()).toMatchObject({ is_active: false, logout_time: t.clock.now.toISOString() })
  await t.db.updateTable("accounts").set({ suspended_at: null }).where("id", "=", other.account_id).execute()
  expect(await theirs()).toMatchObject({ is_active: true, logout_time: null })

  const { login_time } = await theirs()
  t.clock.now = new Date(Date.parse(login_time!) + 12 * 60 * MINUTE_MS)
  expect(await theirs()).toMatchObject({
    is_active: false,
    logout_time: t.clock.now.toISOString(),
    session_duration: 0,
  })
})

/** What the specification says of the filter (§5), over all entries. */
const isOfType: Record<string, (entry: LogEntry) => boolean> = {
  user: ({ actor_type, user_id, provider_id }) => actor_type === "user" || (user_id !== null && provider_id === null),
  provider: ({ actor_type, user_id, provider_id }) =>
    actor_type === "provider" || (provider_id !== null && user_id === null),
  dual: ({ user_id, provider_id }) => user_id !== null && provider_id !== null,
}

test("each filter gives what a count over all entries gives, counted or not", async () => {
  const dual = await createProfessional(t, { isCustomer: true })
  const professional = await createProfessional(t)
  for (const userType of ["provider", "user", undefined, "provider"])
    await signIn(dual, { ...(userType && { userType }) })
  await signIn(professional)
  for (const isCounted of [false, true]) {
    if (isCounted) await countActivity(t.db)
    const all = await allLogs()
    expect(all.found).toHaveLength(all.total)
    expect(new Set(all.found.map(({ id }) => id)).size).toBe(all.total)
    expect(all.found.map(({ id }) => Number(id))).toEqual(
      all.found.map(({ id }) => Number(id)).toSorted((a, b) => b - a),
    )
    for (const user_type of ["user", "provider", "dual"]) {
      const wanted = all.found.filter(isOfType[user_type]!)
      expect(await allLogs(`&user_type=${user_type}`)).toEqual({ found: wanted, total: wanted.length })
      expect(wanted.length).toBeGreaterThan(1)
      const ofDual = wanted.filter(({ actor_email }) => actor_email === dual.email)
      expect(await allLogs(`&user_type=${user_type}&user_email=${dual.email}`)).toEqual({
        found: ofDual,
        total: ofDual.length,
      })
    }
    for (const part of [
      "TEST.example",
      dual.email.slice(3, -4).toUpperCase(),
      "n.1",
      "_",
      "%",
      "\\",
      "nobody@nowhere",
    ]) {
      const wanted = all.found.filter(({ actor_email }) => actor_email!.includes(part.toLowerCase()))
      const found = await allLogs(`&user_email=${encodeURIComponent(part)}`)
      expect(found, part).toEqual({ found: wanted, total: wanted.length })
    }
    expect(await allLogs("&is_admin=true")).toEqual(all)
  }
})

test("what cannot be asked for is refused by its field", async () => {
  for (const query of [
    "offset=-1",
    "user_type=builder",
    `user_email=${"x".repeat(255)}`,
    "activity_type=logout",
    "limit=0",
  ]) {
    const { status, body } = await get(`/admin/activity_logs?${query}`)
    expect([status, Object.keys(body.errors ?? {})], query).toEqual([422, [query.split("=")[0]]])
  }
  expect((await logs("&limit=1000")).activities.length).toBeLessThanOrEqual(100)
  const customer = await createCustomer(t)
  for (const path of ["/admin/activity_logs", "/admin/activity_stats", "/admin/activity_logs/1"]) {
    expect((await t.call("GET", path, { token: customer.token })).status).toBe(403)
    expect((await t.call("GET", path)).status).toBe(401)
  }
})

test("with an address alone it is all that this person has done, and each of it can be opened", async () => {
  const person = await createCustomer(t, "Devika Rane")
  await t.call("PUT", "/user/profile", { token: person.token, body: { full_name: "Devika Rane-Patil", city: "Pune" } })
  await t.call("POST", "/auth/logout", { token: person.token, body: {} })
  const history = async (email: string): Promise<CallAnswer> => get(`/admin/activity_logs?user_email=${email}`)
  const { body } = await history(person.email.toUpperCase())
  expect(body.total).toBe(3)
  expect(body.activities.map(({ action }: LogEntry) => action)).toEqual(["logout", "update_profile", "login"])
  for (const one of body.activities as LogEntry[]) {
    expect(one).toMatchObject({ device_info: "Unknown", ip_address: "127.0.0.1", is_active: false })
    expect((await get(`/admin/activity_logs/${one.id}`)).body.activity).toEqual(one)
  }
  expect(body.activities[1].changed_fields.toSorted()).toEqual(["city", "full_name"])
  expect((await history(person.email.slice(1))).body).toMatchObject({ total: 0, activities: [] })
  const [signedIn] = (await logs(`&user_email=${person.email}`)).activities
  expect((await get(`/admin/activity_logs/${signedIn!.id}`)).body.activity).toEqual(signedIn)
  for (const id of ["0", "999999999", "nonsense"]) expect((await get(`/admin/activity_logs/${id}`)).status).toBe(404)
})

test("what one side does is not said to be of the other side's session", async () => {
  const professional = await createProfessional(t)
  const customer = await createCustomer(t)
  const body = { provider_id: professional.professional_id, service_type: "interior-designer", message: "A kitchen" }
  await t.call("POST", "/request_service", { token: customer.token, body })
  const rows = await t.db
    .selectFrom("activities")
    .select(["account_id", "session_id", "ip_address"])
    .where("account_id", "in", [professional.account_id, customer.account_id])
    .where("action", "!=", "login")
    .execute()
  for (const { account_id, session_id, ip_address } of rows)
    expect([session_id !== null, ip_address !== null]).toEqual(Array(2).fill(account_id === customer.account_id))
  expect(rows.length).toBeGreaterThan(1)
})

test("the filter finds the same people once the database has sampled their addresses", async () => {
  const people = await t.db.selectFrom("accounts").select("email").where("sign_in_count", ">", 0).execute()
  await withClient(t.ownerUrl, (client) => client.query("analyze accounts"))
  const db = openDb(openPool(t.databaseUrl, { max: 1 }))
  for (const part of [
    "@test.example",
    people[0]!.email,
    people[1]!.email.slice(4, 17),
    "N.1",
    "_",
    "nobody@test.example",
  ]) {
    const found = await findPeopleByEmail(db, part)
    expect(found.length, part).toBe(people.filter(({ email }) => email.includes(part.toLowerCase())).length)
  }
  await db.destroy()
})

test("a filter that very many people meet is refused at its field, a narrower one is exact", async () => {
  await sql`insert into accounts (id, email, full_name, customer_type, sign_in_count)
    select 'many' || n, 'many' || n || '@crowd.example', 'Many', 'individual', 1 from generate_series(1, 1001) n`.execute(
    t.db,
  )
  const refused = await get("/admin/activity_logs?activity_type=login&user_email=crowd.example")
  expect([refused.status, refused.body.errors.user_email]).toEqual([
    ...[422, "More than 1,000 people have this in their address. Please type more of it."],
  ])
  expect(await logs("&user_email=many77@crowd")).toEqual({ success: true, activities: [], total: 0 })
  await sql`delete from accounts where id like 'many%'`.execute(t.db)
})

/** Over the rows themselves. */
const bruteForce = async () => {
  const rows = await t.db.selectFrom("sign_in_logs").selectAll().execute()
  const seconds = rows.map(({ last_seen_at, login_at }) =>
    Math.floor((last_seen_at.getTime() - login_at.getTime()) / 1000),
  )
  const total = seconds.reduce((sum, one) => sum + one, 0)
  const onDevice = (device: string) => rows.filter((row) => row.device === device).length
  const accounts = await t.db
    .selectFrom("accounts")
    .selectAll()
    .where("activated_at", "is not", null)
    .where("erased_at", "is", null)
    .execute()
  const withRoles = (customer: boolean, professional: boolean) =>
    accounts.filter((one) => (one.customer_type !== null) === customer && one.is_professional === professional).length
  return {
    login_count: rows.length,
    last_login: new Date(Math.max(...rows.map(({ login_at }) => login_at.getTime()))).toISOString(),
    avg_session_duration_seconds: Math.round(total / rows.length),
    total_time_spent_seconds: total,
    device_distribution: {
      ...{ Desktop: onDevice("Desktop"), Mobile: onDevice("Mobile") },
      ...{ Tablet: onDevice("Tablet"), Unknown: onDevice("Unknown") },
    },
    user_role_summary: {
      ...{ regular_users: withRoles(true, false), service_providers: withRoles(false, true) },
      dual_role_users: withRoles(true, true),
    },
  }
}

test("the totals are those of the rows, in races of sign-ins, logouts and counts, and after what was tidied or erased", async () => {
  const people = await Promise.all([1, 2, 3].map(() => createCustomer(t)))
  const comeAndGo = async (person: Person) => {
    const { body } = await signIn(person, { userAgent: phone })
    await t.call("GET", "/user/activity", { token: body.token })
    await t.call("POST", "/auth/logout", { token: body.token, body: {} })
  }
  await Promise.all(
    [...Array(12)].flatMap((_, n) => [comeAndGo(people[n % 3]!), ...(n % 3 === 0 ? [countActivity(t.db)] : [])]),
  )
  expect(await stats()).toEqual(await bruteForce())
  const numbers = await t.db
    .selectFrom("sign_in_logs")
    .select("nth")
    .where("account_id", "=", people[0]!.account_id)
    .orderBy("seq")
    .execute()
  expect(numbers.map(({ nth }) => nth)).toEqual([1, 2, 3, 4, 5])
  await countActivity(t.db)
  const counted = await stats()
  expect(counted).toEqual(await bruteForce())

  t.clock.now = new Date(t.clock.now.getTime() + 40 * DAY_MS)
  await accountJobs.tidy_accounts!({}, { db: t.db, clock: () => t.clock.now, publicUrl: "", log: t.app.log as never })
  expect(
    await t.db.selectFrom("sessions").select("id").where("account_id", "=", people[0]!.account_id).execute(),
  ).toEqual([])
  expect(await stats()).toEqual(counted)
  expect((await logs(`&user_email=${people[0]!.email}`)).total).toBe(5)
})

test("of who has left the entry stays without them", async () => {
  const person = await createCustomer(t)
  const before = await logs("&user_type=user")
  await forgetSignIns(t.db, person.account_id, t.clock.now)
  const after = await logs("&user_type=user")
  expect(after.total).toBe(before.total)
  expect(after.activities[0]).toMatchObject({
    actor_email: null,
    actor_name: null,
    user_id: null,
    ip_address: null,
    is_active: false,
  })
  expect((await get(`/admin/activity_logs?user_email=${person.email}&activity_type=login`)).body.activities).toEqual([])
})

test("a page at the end stays exact while others come in", async () => {
  const { total } = await logs()
  const last = await logs(`&limit=5&offset=${total - 5}`)
  const person = await createCustomer(t)
  await Promise.all([signIn(person), signIn(person), countActivity(t.db)])
  expect(await logs(`&limit=5&offset=${total - 5 + 3}`)).toEqual({ ...last, total: total + 3 })
  expect((await logs(`&offset=${total + 3}`)).activities).toEqual([])
})

test("after a year entries go, their count stays, and pages are right without them", async () => {
  await countActivity(t.db)
  const before = await stats()
  t.clock.now = new Date(t.clock.now.getTime() + 360 * DAY_MS)
  const young = await createCustomer(t)
  await signIn(young)
  t.clock.now = new Date(t.clock.now.getTime() + 10 * DAY_MS)
  await countActivity(t.db)
  await clearOldSignIns(t.db, t.clock.now)
  const left = await allLogs()
  expect(left.total).toBe(2)
  expect(left.found).toHaveLength(2)
  expect((await logs(`&user_email=${young.email}`)).total).toBe(2)
  expect((await stats()).login_count).toBe(before.login_count + 2)
  await signIn(young)
  expect((await allLogs("&user_type=user")).total).toBe(3)
})
