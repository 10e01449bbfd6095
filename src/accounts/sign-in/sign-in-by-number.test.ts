/** Signing in by a mobile number, which nobody proves and many may have. */
import { sql } from "kysely"
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest"
import { startTestApp, type TestApp } from "../../../test/app.ts"
import { freezeWindow } from "../../../test/freeze-window.ts"
import { activate, logIn, mailedLink, newMember, newPerson } from "../../../test/signing-up.ts"
import { scaleLimits } from "../../platform/http/limits.server.ts"
import { hashPassword } from "../../platform/passwords.server.ts"

let t: TestApp
let strangersHash: string
beforeAll(async () => {
  t = await startTestApp()
  strangersHash = await hashPassword("Not-Yours-411")
})
afterAll(() => t.close())

type Person = Awaited<ReturnType<typeof newMember>>

const keyless = sql<null>`null`
/** A thousand active accounts with somebody's number, older than theirs. */
const crowd = async (mobile_number: string, key = sql<string | null>`'key of ' || n`) => {
  await sql`
    insert into accounts (id, email, full_name, mobile_number, mobile_key, password_hash, customer_type, activated_at,
      created_at, last_login_at)
    select gen_random_uuid()::text, ${mobile_number} || '.' || n || gen_random_uuid() || '@test.example', 'Stranger',
      ${mobile_number}, ${key}, ${strangersHash}, 'individual', now() - interval '9 days', now() - interval '9 days', now()
    from generate_series(1, 1000) n`.execute(t.db)
}
const accountOf = ({ email }: Person) =>
  t.db.selectFrom("accounts").selectAll().where("email", "=", email).executeTakeFirstOrThrow()
const byNumber = async ({ mobile_number, password }: Person) => {
  const { status, body } = await logIn(t, mobile_number, password)
  return [status, body.user?.email]
}

test("the right password finds its owner among a thousand accounts with the number, from the first sign-in on", async () => {
  const person = await newMember(t)
  await crowd(person.mobile_number)
  await crowd(person.mobile_number, keyless)
  expect(await byNumber(person)).toEqual([200, person.email])
  const local = person.mobile_number.replace("+91", "0")
  expect(await byNumber({ ...person, mobile_number: local })).toEqual([200, person.email])
  expect((await logIn(t, person.mobile_number, "not the password")).body.message).toBe("Login failed")
})

test("where two have number and password, the address is asked for; a wrong password tells nobody of it", async () => {
  const [one, other] = [await newMember(t), newPerson()]
  const { mobile_number } = one
  await newMember(t, { email: other.email, mobile_number, password: "Another-Pune-411" })
  expect(await byNumber(one)).toEqual([200, one.email])
  const third = await newMember(t, { mobile_number })
  const shared = await logIn(t, mobile_number, one.password)
  expect(shared).toMatchObject({ status: 422, body: { errors: { identifier: "Please use your e-mail" } } })
  expect(await byNumber({ ...other, mobile_number, password: "Another-Pune-411" })).toEqual([200, other.email])
  for (const { email } of [one, third]) expect((await logIn(t, email, one.password)).status).toBe(200)
  const wrong = await logIn(t, mobile_number, "not the password")
  const nobodys = await logIn(t, "+919811100000", "not the password")
  expect([wrong.status, wrong.body]).toEqual([nobodys.status, nobodys.body])
})

test("who signs up with somebody's number and never confirms does not keep them out, nor an account of theirs the sign-up", async () => {
  const person = await newMember(t)
  const waiting = newPerson({ mobile_number: person.mobile_number, password: "Waits-Pune-411" })
  await t.call("POST", "/signup/user", { body: waiting })
  expect(await byNumber(person)).toEqual([200, person.email])
  expect(await logIn(t, person.mobile_number, waiting.password)).toMatchObject({
    status: 403,
    body: { code: "activation_required", email: waiting.email },
  })
  expect((await activate(t, waiting.email)).status).toBe(200)
  expect(await byNumber(waiting)).toEqual([200, waiting.email])
})

test("with another number or password the key is another, and a sign-in by the address makes a missing one", async () => {
  const person = await newMember(t)
  const { mobile_key, id } = await accountOf(person)
  expect(mobile_key).toMatch(/^[0-9a-f]{64}$/)
  const mobile_number = "+919700000001"
  await crowd(mobile_number, keyless)
  await t.db.updateTable("accounts").set({ mobile_number }).where("id", "=", id).execute()
  expect((await accountOf(person)).mobile_key).toBeNull()
  const moved = { ...person, mobile_number }
  expect((await logIn(t, person.email, person.password)).status).toBe(200)
  expect(await byNumber(moved)).toEqual([200, person.email])

  await t.call("POST", "/auth/forgot_password", { body: { email: person.email } })
  const renewed = { ...moved, password: "Monsoon-8-Kothrud" }
  const link = await mailedLink(t, person.email, "/reset-password")
  const body = { token: link.token, email: link.email, new_password: renewed.password }
  expect((await t.call("POST", "/auth/reset_password", { body })).status).toBe(200)
  expect(await byNumber(renewed)).toEqual([200, person.email])
  expect((await byNumber(moved))[0]).toBe(422)

  const { token } = (await logIn(t, person.email, renewed.password)).body
  const again = { ...moved, password: "Monsoon-9-Kothrud" }
  const passwords = { current_password: renewed.password, new_password: again.password }
  expect((await t.call("POST", "/auth/change_password", { token, body: passwords })).status).toBe(200)
  expect(await byNumber(again)).toEqual([200, person.email])
})

test("an account from before, which has no key, is found by its number and has one from then on", async () => {
  const person = await newMember(t)
  const row = t.db.updateTable("accounts").set({ mobile_key: null }).where("email", "=", person.email)
  await row.execute()
  expect(await byNumber(person)).toEqual([200, person.email])
  expect((await accountOf(person)).mobile_key).not.toBeNull()
})

test("who takes somebody's number in their profile does not stand in front of them, even where neither has signed in since", async () => {
  const [attacker, owner] = [await newMember(t), await newMember(t)]
  const { mobile_number } = await accountOf(owner)
  const take = (change: object, { email }: Person) =>
    t.db
      .updateTable("accounts")
      .set({ mobile_number, mobile_key: null, ...change })
      .where("email", "=", email)
      .execute()
  await take({ password_hash: strangersHash }, attacker)
  await take({}, owner)
  expect(await byNumber(owner)).toEqual([200, owner.email])
})

test("an account of one's own with somebody's number is no way to try passwords uncounted", async () => {
  const victim = await newMember(t)
  const { mobile_number, password } = victim
  await t.call("POST", "/signup/user", { body: newPerson({ mobile_number, password: "Guess-Pune-411" }) })
  const twin = await newMember(t, { mobile_number })
  freezeWindow()
  scaleLimits(1)
  onTestFinished(() => scaleLimits(1000))
  const statuses = async (typed: string) => {
    await t.db.deleteFrom("rate_buckets").execute()
    const answers = []
    for (let nth = 0; nth < 6; nth += 1) answers.push((await logIn(t, mobile_number, typed)).status)
    return answers
  }
  expect(await statuses("Guess-Pune-411")).toEqual([...Array(5).fill(403), 429])
  expect(await statuses(password)).toEqual([...Array(5).fill(422), 429])
  expect((await logIn(t, twin.email, password)).status).toBe(200)
})

test("the look-up of a number speaks for all who have it", async () => {
  const person = await newMember(t)
  const studio = await newMember(t)
  const { mobile_number } = person
  await t.db
    .updateTable("accounts")
    .set({ mobile_number, customer_type: null, is_professional: true })
    .where("email", "=", studio.email)
    .execute()
  const { body } = await t.call("POST", "/auth/check-identifier", { body: { identifier: mobile_number } })
  expect(body).toMatchObject({ exists: true, user: { user_types: ["provider", "user"] } })
})
