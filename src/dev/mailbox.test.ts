import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../test/app.ts"
import { createCustomer } from "../../test/people.ts"
import { mailsTo } from "../../test/signing-up.ts"

let t: TestApp

beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

test("a mail is shown as a mail program shows it, and runs nothing", async () => {
  const { email } = await createCustomer(t)
  await t.call("POST", "/auth/forgot_password", { body: { email } })
  const [mail] = await mailsTo(t, email)
  const page = await t.app.inject({ method: "GET", url: `/dev/mailbox/${mail!.id}.html` })
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain(mail!.subject)
  expect(page.headers["content-security-policy"]).toMatch(/^default-src 'none'.*sandbox/)
  expect(page.headers["x-frame-options"]).toBe("SAMEORIGIN")
  expect((await t.app.inject({ method: "GET", url: "/dev/mailbox/none.html" })).statusCode).toBe(404)
})
