import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../../test/app.ts"
import { freezeWindow } from "../../../test/freeze-window.ts"
import { activate, activationLink, mailsTo, newPerson } from "../../../test/signing-up.ts"
import { scaleLimits } from "../../platform/http/limits.server.ts"

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

test("an activation link works again, but not another's, not a made-up one, and not after a day", async () => {
  const person = newPerson()
  await t.call("POST", "/signup/user", { body: person })
  const token = (await activationLink(t, person.email)).searchParams.get("token")
  const message = "Invalid activation link. Please check your email and try again."
  for (const body of [
    { token: "made-up", email: person.email },
    { token: `${token}${"x".repeat(200)}`, email: person.email },
    { token, email: "other@test.example" },
  ]) {
    expect(await t.call("POST", "/auth/activate", { body })).toMatchObject({ status: 422, body: { message } })
  }
  const before = t.clock.now
  t.clock.now = new Date(before.getTime() + 25 * 3_600_000)
  expect((await activate(t, person.email)).body.message).toContain("expired")
  const again = await t.call("POST", "/auth/resend-activation", {
    body: { email: person.email, redirect: "//evil.example" },
  })
  const unknown = await t.call("POST", "/auth/resend-activation", { body: { email: "nobody@test.example" } })
  expect(again.body).toEqual(unknown.body)
  expect((await activationLink(t, person.email)).searchParams.has("redirect")).toBe(false)
  expect((await activate(t, person.email)).status).toBe(200)
  expect((await activate(t, person.email)).status).toBe(200)
  t.clock.now = before
})

test("a refused wish for another link is counted too", async () => {
  const person = newPerson()
  await t.call("POST", "/signup/user", { body: person })
  freezeWindow()
  scaleLimits(1)
  const wish = async () => (await t.call("POST", "/auth/resend-activation", { body: { email: person.email } })).status
  expect([await wish(), await wish(), await wish(), await wish(), await wish()]).toEqual([200, 200, 200, 429, 429])
  scaleLimits(1000)
  const counts = await t.db
    .selectFrom("rate_buckets")
    .select("hits")
    .where("bucket", "like", "activation:%:127.0.0.1")
    .execute()
  expect(counts).toContainEqual({ hits: 5 })
  expect(await mailsTo(t, person.email)).toHaveLength(4)
})

test.each(["//evil.example", "/\\evil.example", "https://evil.example", "javascript:alert(1)"])(
  "the way back %s is left out of the mail",
  async (redirect) => {
    const person = newPerson({ redirect })
    expect((await t.call("POST", "/signup/user", { body: person })).status).toBe(201)
    expect((await activationLink(t, person.email)).searchParams.has("redirect")).toBe(false)
  },
)
