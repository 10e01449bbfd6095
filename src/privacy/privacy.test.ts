/** What people agreed to, their copy, and the days before an account goes. */
import pino from "pino"
import { afterAll, beforeAll, expect, test } from "vitest"
import { publicUrl, startTestApp, type TestApp } from "../../test/app.ts"
import { untilBlocked } from "../../test/blocked.ts"
import {
  createAdmin,
  createCustomer,
  createProfessional,
  type Person,
  password,
  signInWithCookie,
} from "../../test/people.ts"
import { mailsTo } from "../../test/signing-up.ts"
import { codeAt, setUpSecondFactor } from "../../test/totp.ts"
import { toWire } from "../bookings/booking-time.rules.ts"
import type { Db } from "../platform/database/database.server.ts"
import { newId } from "../platform/id.ts"
import { policy } from "../policy.ts"
import { shownStatusOf } from "../requests/service-request.rules.ts"
import type { ProfessionalRequest } from "../requests/service-request.schema.ts"
import { privacyJobs } from "./privacy.slice.server.ts"

const HOUR_MS = 3_600_000
let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

const run = (job: string) =>
  privacyJobs[job]!(null, { db: t.db, clock: () => t.clock.now, publicUrl, log: pino({ level: "silent" }) })
const later = (hours: number) => {
  t.clock.now = new Date(t.clock.now.getTime() + hours * HOUR_MS)
}
const privacyOf = async ({ token }: Person) => (await t.call("GET", "/privacy/consents", { token })).body
const askExport = ({ token }: Person) => t.call("POST", "/privacy/export", { token, body: {} })
const askDeletion = ({ token }: Pick<Person, "token">) => t.call("POST", "/privacy/deletion", { token, body: {} })
const takeBack = ({ token }: Person) => t.call("DELETE", "/privacy/deletion", { token })
const consent = (account_id: string, text_version: string) =>
  t.db
    .insertInto("consents")
    .values({ id: newId(), account_id, kind: "terms", text_version, granted_at: new Date(t.clock.now.getTime() - 1) })
    .execute()

test("whoever agreed to older terms is asked again, and agrees once however often it is pressed", async () => {
  const person = await createCustomer(t)
  expect((await privacyOf(person)).terms).toEqual({ version: policy.termsVersion, is_due: false })
  await consent(person.account_id, "2025-01")
  expect((await privacyOf(person)).terms.is_due).toBe(true)
  const agree = (version: string) =>
    t.call("POST", "/privacy/consents", { token: person.token, body: { kind: "terms", version } })
  expect(await agree("2025-01")).toMatchObject({ status: 422, body: { errors: { version: expect.any(String) } } })
  const answers = await Promise.all([agree(policy.termsVersion), agree(policy.termsVersion)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const { consents, terms } = await privacyOf(person)
  expect(consents.map(({ version }: { version: string }) => version)).toEqual([policy.termsVersion, "2025-01"])
  expect(terms.is_due).toBe(false)
})

test("of two who ask for a copy at once one is served, and the next waits for a day", async () => {
  const person = await createCustomer(t)
  const statuses = (await Promise.all([askExport(person), askExport(person)])).map(({ status }) => status)
  expect(statuses.sort()).toEqual([201, 409])
  expect((await privacyOf(person)).export).toMatchObject({ ready_at: null, expires_at: null })
  await run("make_exports")
  expect(await askExport(person)).toMatchObject({ status: 409, body: { next_at: expect.any(String) } })
  expect(
    await t.db.selectFrom("data_exports").select("id").where("account_id", "=", person.account_id).execute(),
  ).toHaveLength(1)
  later(24.1)
  expect((await askExport({ ...person, ...(await signInWithCookie(t, person)) })).status).toBe(201)
})

test("the copy comes by a mailed link, to be read and for programs, with every text escaped", async () => {
  const person = await createCustomer(t, `Asha <script>alert("x")</script>`)
  await askExport(person)
  await run("make_exports")
  const [heard] = await t.db.selectFrom("events").selectAll().where("account_id", "=", person.account_id).execute()
  expect(heard).toMatchObject({ kind: "export_ready", params: { id: (await privacyOf(person)).export.id } })
  const mail = (await mailsTo(t, person.email)).at(-1)!
  const url = new URL(mail.links[0]!.replace(/[.,]$/, ""))
  const path = url.pathname.replace("/api", "")
  const { cookie } = await signInWithCookie(t, person)

  const page = await t.call("GET", path, { cookie })
  expect(page.headers).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "content-disposition": expect.stringMatching(/^attachment; filename="my-data-\d{4}-\d\d-\d\d\.html"$/),
    "cache-control": "no-store",
    "content-security-policy": expect.stringContaining("sandbox"),
  })
  expect(page.body).toContain("Asha &lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;")
  expect(page.body).not.toContain("<script")
  expect(page.body).toContain(person.email)
  const data = await t.call("GET", `${path}?format=json`, { cookie })
  expect(data.headers["content-type"]).toBe("application/json; charset=utf-8")
  expect(data.body.tables.accounts).toEqual([
    expect.objectContaining({ email: person.email, full_name: person.full_name }),
  ])
  expect(JSON.stringify(data.body)).not.toContain("password_hash")
  expect((await t.call("GET", `${path}?format=pdf`, { cookie })).status).toBe(422)
})

test("a copy is its owner's alone, and gone after a week", async () => {
  const [person, stranger] = [await createCustomer(t), await createCustomer(t)]
  await askExport(person)
  const path = `/privacy/exports/${(await privacyOf(person)).export.id}`
  const own = await signInWithCookie(t, person)
  expect((await t.call("GET", path, { cookie: own.cookie })).status).toBe(404)
  await run("make_exports")
  expect((await t.call("GET", path, { cookie: own.cookie })).status).toBe(200)
  const foreign = (await signInWithCookie(t, stranger)).cookie
  expect((await t.call("GET", path, { cookie: foreign })).status).toBe(404)
  expect((await t.call("GET", path)).status).toBe(401)
  later(7 * 24 + 1)
  const { cookie } = await signInWithCookie(t, person)
  expect((await t.call("GET", path, { cookie })).status).toBe(404)
  await run("tidy_privacy")
  expect(
    await t.db.selectFrom("data_exports").select("id").where("account_id", "=", person.account_id).execute(),
  ).toEqual([])
})

test("whoever opens the link without a session is led to the login page, and reads a refusal as a page", async () => {
  const person = await createCustomer(t)
  const opened = { "sec-fetch-dest": "document", accept: "text/html" }
  const away = await t.call("GET", "/privacy/exports/one", { headers: opened })
  expect([away.status, away.headers.location]).toEqual([302, "/login?redirect=%2Fsettings%3Fsection%3Dprivacy"])
  const { cookie } = await signInWithCookie(t, person)
  const none = await t.call("GET", "/privacy/exports/one", { cookie, headers: opened })
  expect([none.status, none.headers["content-type"]]).toEqual([404, "text/html; charset=utf-8"])
  expect(none.body).toContain("You can ask for a new one in your settings")
})

test("an old sign-in is confirmed first, with the code too where there is a second factor", async () => {
  const person = await createCustomer(t)
  const post = (path: string, body: object) => t.call("POST", `/auth${path}`, { token: person.token, body })
  const secret = await setUpSecondFactor(t, person.token)
  later(0.3)
  expect(await askDeletion(person)).toMatchObject({ status: 403, body: { code: "confirm_identity" } })
  expect((await post("/confirm", { password })).body.code).toBe("second_factor_required")
  expect((await askDeletion(person)).status).toBe(403)
  expect((await post("/confirm", { password, code: codeAt(secret, t.clock.now) })).status).toBe(200)
  expect((await askDeletion(person)).status).toBe(200)
})

test("for 14 days everything works and says so; the mind may be changed, and a press more changes nothing", async () => {
  const person = await createCustomer(t)
  const both = await Promise.all([askDeletion(person), askDeletion(person)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  const { due_at } = (await privacyOf(person)).deletion
  expect(Math.round((Date.parse(due_at) - t.clock.now.getTime()) / HOUR_MS)).toBe(14 * 24)
  expect((await t.call("GET", "/user/profile", { token: person.token })).status).toBe(200)
  for (const answer of [await takeBack(person), await takeBack(person)]) {
    expect(answer).toMatchObject({ status: 200, body: { deletion: null } })
  }
  const subjects = (await mailsTo(t, person.email)).map(({ subject }) => subject)
  expect(subjects).toEqual([expect.stringMatching(/^Your account will be deleted on /), "Your account stays"])
  later(15 * 24)
  await run("erase_leavers")
  expect((await signInWithCookie(t, person)).token).toBeTruthy()
})

test("a professional who is about to go is found and booked by nobody new, and is back when they stay", async () => {
  const [customer, professional] = [
    await createCustomer(t),
    await createProfessional(t, { business_name: "Quilon Rooms" }),
  ]
  const found = async () => {
    const [profile, search] = [
      await t.call("GET", `/provider/${professional.professional_id}`),
      await t.call("GET", "/search?q=quilon"),
    ]
    const names = search.body.services.map(({ provider_id }: { provider_id: string }) => provider_id)
    return [profile.status, names.includes(professional.professional_id)]
  }
  expect(await found()).toEqual([200, true])
  await askDeletion(professional)
  expect(await found()).toEqual([404, false])
  expect((await book(customer, professional)).status).toBe(404)
  await takeBack(professional)
  expect(await found()).toEqual([200, true])
})

const book = (
  customer: Person,
  { professional_id, service_id }: Awaited<ReturnType<typeof createProfessional>>,
  days = 1,
) => {
  const startsAt = new Date(Math.ceil(t.clock.now.getTime() / HOUR_MS) * HOUR_MS + days * 24 * HOUR_MS)
  const body = { provider_id: professional_id, service_id, place: { locality: "Baner" }, ...toWire(startsAt) }
  return t.call("POST", "/booking/create", { token: customer.token, body })
}

test("open bookings are settled first, on both sides", async () => {
  const [customer, professional] = [await createCustomer(t), await createProfessional(t)]
  const { body } = await book(customer, professional)
  const counts = (as_customer: number, as_professional: number) => ({
    status: 409,
    body: { open_bookings: { as_customer, as_professional }, message: expect.stringMatching(/1 open booking as a/) },
  })
  expect(await askDeletion(customer)).toMatchObject(counts(1, 0))
  expect(await askDeletion(professional)).toMatchObject(counts(0, 1))
  await t.call("POST", `/user/bookings/${body.data.id}/cancel`, { token: customer.token, body: {} })
  expect((await askDeletion(customer)).status).toBe(200)
  expect((await askDeletion(professional)).status).toBe(200)
})

test("what a leaving customer has booked meanwhile is off on the day, and the professional is told", async () => {
  const [customer, professional] = [await createCustomer(t), await createProfessional(t)]
  await askDeletion(customer)
  const { body } = await book(customer, professional, 20)
  later(14 * 24 + 1)
  await run("erase_leavers")
  const booking = await t.db.selectFrom("bookings").select("status").where("id", "=", body.data.id).executeTakeFirst()
  expect(booking).toEqual({ status: "cancelled" })
  const { token } = await signInWithCookie(t, professional)
  const { notifications } = (await t.call("GET", "/notifications", { token })).body
  expect(notifications[0]).toMatchObject({
    title: "Visit is off",
    message: expect.stringMatching(/^Former customer is no longer active on Sthapati, so the .+ cannot take place\./),
  })
})

test("what a leaving customer has asked ends on the day, and nobody reads that they withdrew it", async () => {
  const [customer, professional] = [await createCustomer(t), await createProfessional(t)]
  await askDeletion(customer)
  later(13 * 24)
  const { professional_id: provider_id } = professional
  const body = { provider_id, service_type: "interior-designer", message: "One room" }
  const { token: fresh } = await signInWithCookie(t, customer)
  for (const _one of [1, 2]) expect((await t.call("POST", "/request_service", { token: fresh, body })).status).toBe(201)
  later(25)
  await run("erase_leavers")
  const { token } = await signInWithCookie(t, professional)
  const path = `/provider/${provider_id}/requests`
  const { requests } = (await t.call("GET", path, { token })).body as { requests: ProfessionalRequest[] }
  expect(requests.map((one) => shownStatusOf(one.status, one))).toEqual(["account_inactive", "account_inactive"])
  const { notifications } = (await t.call("GET", "/notifications", { token })).body
  expect(notifications[0]).toMatchObject({
    title: "Request ended",
    message: "A former customer is no longer active on Sthapati, so the Interior Designer request has ended.",
  })
})

const suspend = (db: Db, { account_id }: Person, suspended_at: Date | null) =>
  db.updateTable("accounts").set({ suspended_at }).where("id", "=", account_id).execute()
const standing = ({ account_id }: Person) =>
  t.db
    .selectFrom("accounts")
    .select(["deletion_due_at", "erased_at", "suspended_at"])
    .where("id", "=", account_id)
    .executeTakeFirstOrThrow()

test("whoever is suspended after they asked goes on the same day, and can neither stay nor ask anew", async () => {
  const [person, studio] = [await createCustomer(t), await createProfessional(t)]
  await askDeletion(person)
  const body = { professional_id: studio.professional_id, service_id: studio.service_id, place: { locality: "Baner" } }
  const start = toWire(new Date(t.clock.now.getTime() + 20 * 24 * HOUR_MS))
  expect((await t.call("POST", "/booking/create", { token: person.token, body: { ...body, ...start } })).status).toBe(
    201,
  )
  const { deletion_due_at: due } = await standing(person)
  later(24)
  const fresh = await signInWithCookie(t, person)
  await suspend(t.db, person, t.clock.now)
  for (const { token } of [person, fresh]) {
    expect((await takeBack({ ...person, token })).status).toBe(401)
    expect((await askDeletion({ token })).status).toBe(401)
  }
  expect((await t.call("POST", "/auth/login", { body: { identifier: person.email, password } })).status).toBe(403)
  expect(await standing(person)).toMatchObject({ deletion_due_at: due, erased_at: null })

  later(13 * 24 + 1)
  await run("erase_leavers")
  expect((await standing(person)).erased_at).toEqual(t.clock.now)
  expect((await mailsTo(t, person.email)).map(({ subject }) => subject)).toEqual(["Your account has been deleted"])
  const left = t.db.selectFrom("bookings").select("status").where("customer_id", "=", person.account_id)
  expect(await left.execute()).toEqual([{ status: "cancelled" }])
  await expect(suspend(t.db, person, null), "a suspension that is lifted brings nobody back").rejects.toThrow(
    "erased_account_is_nobodys",
  )
})

test("whose suspension is lifted before the day may stay again", async () => {
  const person = await createCustomer(t)
  await askDeletion(person)
  await suspend(t.db, person, t.clock.now)
  await suspend(t.db, person, null)
  expect((await takeBack(person)).status).toBe(200)
  expect((await standing(person)).deletion_due_at).toBeNull()
})

test.each([
  ["to stay", takeBack, true],
  ["to go", askDeletion, false],
])(
  "a wish %s that is under way while its person is suspended changes nothing",
  async (_wish, act, hasAskedDeletion) => {
    const person = await createCustomer(t)
    if (hasAskedDeletion) await askDeletion(person)
    const { deletion_due_at } = await standing(person)
    const answer = await t.db.transaction().execute(async (admin) => {
      await suspend(admin, person, t.clock.now)
      const acting = act(person)
      await untilBlocked(t.db)
      return { acting }
    })
    expect((await answer.acting).status).toBe(401)
    expect(await standing(person)).toMatchObject({ deletion_due_at })
  },
)

test("the last owner stays, also of two who leave at once; a reader leaves nobody behind who can admit others", async () => {
  const reader = await createAdmin(t, undefined, false, "reader")
  const [one, other] = [await createAdmin(t), await createAdmin(t)]
  const answers = await Promise.all([askDeletion(one), askDeletion(other)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await askDeletion(reader)).status).toBe(200)
})
