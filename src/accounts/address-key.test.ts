import { createHash } from "node:crypto"
import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../test/app.ts"
import { logIn, newMember, newPerson } from "../../test/signing-up.ts"
import { addressKey } from "./identifier-keys.server.ts"

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

test("counts and codes know an address by a key that nobody makes without ours", async () => {
  const me = await newMember(t)
  const { token } = (await logIn(t, me.email, me.password)).body
  const { email, ...rest } = newPerson()
  const post = (path: string, body: Record<string, unknown>) => t.call("POST", path, { token, body })
  await logIn(t, email, "wrong password")
  await post("/auth/change_email", { password: me.password, email })
  await post("/signup/user", { ...rest, email })
  await post("/auth/resend-activation", { email })
  await post("/auth/forgot_password", { email })
  await post("/auth/email-code", { email })

  const buckets = (await t.db.selectFrom("rate_buckets").select("bucket").execute()).map(({ bucket }) => bucket)
  const codes = await t.db.selectFrom("email_codes").select("address_hash").execute()
  const about = buckets.filter((bucket) => bucket.includes(addressKey(email)))
  expect([...new Set(about.map((bucket) => bucket.split(":")[0]))].toSorted()).toEqual([
    "activation",
    "change-email",
    "email-code",
    "forgot-password",
    "sign-up",
    "wrong-password",
  ])
  expect(codes).toEqual([{ address_hash: addressKey(email) }])
  const plain = createHash("sha256").update(email).digest("hex")
  expect(buckets.filter((bucket) => bucket.includes(plain) || bucket.includes(email))).toEqual([])
})
