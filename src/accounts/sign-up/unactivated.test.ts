import pino from "pino"
import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../../test/app.ts"
import { freezeWindow } from "../../../test/freeze-window.ts"
import { activationLink, logIn, mailsTo, newMember, newPerson } from "../../../test/signing-up.ts"
import { scaleLimits } from "../../platform/http/limits.server.ts"
import { newId } from "../../platform/id.ts"
import { accountJobs } from "../account.jobs.server.ts"
import { MAX_UNACTIVATED } from "../account.rules.ts"

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

type Person = ReturnType<typeof newPerson>

/** Signs up and hands back the link that came of it. */
const signUp = async (person: Person, path = "/signup/user") => {
  const { status, body } = await t.call("POST", path, { body: person })
  expect(status, JSON.stringify(body)).toBe(201)
  const { searchParams } = await activationLink(t, person.email)
  return { sign_up: body.sign_up as string, token: searchParams.get("token")!, email: person.email }
}
const open = ({ token, email }: { token: string; email: string }) =>
  t.call("POST", "/auth/activate", { body: { token, email } })
const again = (email: string, sign_up?: string) =>
  t.call("POST", "/auth/resend-activation", { body: { email, ...(sign_up && { sign_up }) } })
const exists = async (email: string) => (await t.call("POST", "/check_email", { body: { email } })).body.exists
const rowsOf = (email: string) =>
  t.db.selectFrom("accounts").select(["id", "full_name", "activated_at"]).where("email", "=", email).execute()

const stranger = { full_name: "Somebody Else", password: "Not-Yours-411" }

test("an address that only waits is free: the first link that is opened becomes the account, the others end", async () => {
  const owner = newPerson()
  const other = { ...owner, ...stranger, business_name: "Else Interiors" }
  const theirs = await signUp(other, "/signup/provider")
  expect(await exists(owner.email)).toBe(false)
  const identifier = { body: { identifier: owner.email } }
  expect((await t.call("POST", "/auth/check-identifier", identifier)).body).toMatchObject({ exists: false, user: null })
  const own = await signUp(owner)
  for (const [{ password }, { sign_up }] of [
    [owner, own],
    [other, theirs],
  ] as const) {
    for (const name of [owner.email, owner.mobile_number])
      expect(await logIn(t, name, password)).toMatchObject({
        status: 403,
        body: { code: "activation_required", email: owner.email, sign_up },
      })
  }
  expect((await logIn(t, owner.email, "wrong password")).body.message).toBe("Login failed")

  expect((await open(own)).status).toBe(200)
  expect(await exists(owner.email)).toBe(true)
  expect(await rowsOf(owner.email)).toEqual([
    { id: own.sign_up, full_name: owner.full_name, activated_at: expect.any(Date) },
  ])
  expect(
    await t.db.selectFrom("professionals").where("account_id", "=", theirs.sign_up).select("id").execute(),
  ).toEqual([])
  expect((await logIn(t, owner.email, owner.password)).status).toBe(200)
  expect((await logIn(t, owner.email, other.password)).body.message).toBe("Login failed")

  expect(await open(theirs)).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/^An account with this email is active already/) },
  })
  expect((await open(own)).status).toBe(200)
  expect(await t.call("POST", "/signup/user", { body: owner })).toMatchObject({
    status: 409,
    body: { code: "conflict", message: "An account with this email already exists. Please log in instead." },
  })
})

test("two who sign up with one address at the same moment both wait, and of their links at once one wins", async () => {
  const person = newPerson()
  const twice = [person, { ...person, ...stranger, email: person.email.toUpperCase() }]
  const answers = await Promise.all(twice.map((body) => t.call("POST", "/signup/user", { body })))
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  const mails = await mailsTo(t, person.email)
  const tokens = mails.map(
    ({ text }) => new URL(text.match(/http\S+activate-account\S+/)![0]).searchParams.get("token")!,
  )
  expect(new Set(tokens).size).toBe(2)

  const opened = await Promise.all([...tokens, ...tokens].map((token) => open({ token, email: person.email })))
  expect(opened.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409])
  expect(await rowsOf(person.email)).toHaveLength(1)
})

test("two active accounts of one address are refused by the database itself", async () => {
  const { email } = await newMember(t)
  const second = { id: newId(), email, full_name: "Second", customer_type: "individual" }
  await t.db.insertInto("accounts").values(second).execute()
  await expect(
    t.db.updateTable("accounts").set({ activated_at: t.clock.now }).where("id", "=", second.id).execute(),
  ).rejects.toMatchObject({ constraint: "one_account_per_email" })
})

test("another link is sent for the sign-up that is named, else for the newest", async () => {
  const owner = newPerson()
  const own = await signUp(owner)
  await signUp({ ...owner, ...stranger })
  const greeted = async () => (await mailsTo(t, owner.email)).at(-1)!.text.match(/Signed up by: (.+)/)![1]
  await again(owner.email)
  expect(await greeted()).toBe("S. E.")
  await again(owner.email, own.sign_up)
  expect(await greeted()).toBe("A. K.")
  const { length } = await mailsTo(t, owner.email)
  const elsewhere = newPerson()
  await signUp(elsewhere)
  expect((await again(owner.email, (await rowsOf(elsewhere.email))[0]!.id)).status).toBe(200)
  expect(await mailsTo(t, owner.email)).toHaveLength(length)

  const before = t.clock.now
  t.clock.now = new Date(before.getTime() + 25 * 3_600_000)
  expect(await open(own)).toMatchObject({ status: 422, body: { code: "invalid", sign_up: own.sign_up } })
  t.clock.now = before
})

test("a handful waits for an address, with another one the oldest ends; one network makes fewer", async () => {
  const person = newPerson()
  const first = await signUp(person)
  for (let more = 1; more < MAX_UNACTIVATED; more += 1) await signUp({ ...person, full_name: `Sign-up ${more}` })
  expect(await logIn(t, person.email, person.password)).toMatchObject({ status: 403 })
  await signUp({ ...person, ...stranger })
  expect(await rowsOf(person.email)).toHaveLength(MAX_UNACTIVATED)
  const invalid = "Invalid activation link. Please check your email and try again."
  expect(await open(first)).toMatchObject({ status: 422, body: { message: invalid } })

  freezeWindow()
  scaleLimits(1)
  const crowded = newPerson()
  const ask = async () => (await t.call("POST", "/signup/user", { body: { ...crowded, password: newId() } })).status
  const asked = []
  for (let nth = 0; nth < MAX_UNACTIVATED; nth += 1) asked.push(await ask())
  scaleLimits(1000)
  expect(asked).toEqual([...Array(MAX_UNACTIVATED - 1).fill(201), 429])
})

test("sign-ups that nobody confirms are cleared away 30 days after their last link, an admin who waits is not", async () => {
  const DAY = 86_400_000
  const day = async (n: number) => {
    t.clock.now = new Date(start + n * DAY)
  }
  const start = t.clock.now.getTime()
  const [gone, asked, member] = [newPerson(), newPerson(), await newMember(t)]
  await signUp(gone)
  await signUp(asked)
  const admin = { id: newId(), email: "first@admin.example", full_name: "First", is_admin: true }
  await t.db
    .insertInto("accounts")
    .values({ ...admin, created_at: t.clock.now })
    .execute()
  await day(20)
  await again(asked.email)
  await day(32)
  await accountJobs.tidy_accounts!(
    {},
    { db: t.db, clock: () => t.clock.now, publicUrl: "", log: pino({ level: "silent" }) },
  )
  expect(
    await Promise.all([gone, asked, member, admin].map(async ({ email }) => (await rowsOf(email)).length)),
  ).toEqual([0, 1, 1, 1])
  await day(0)
})
