import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../test/app.ts"

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

test("a keeper of passwords is led to where one is changed, and sees that other addresses are none", async () => {
  const { statusCode, headers } = await t.app.inject({ url: "/.well-known/change-password" })
  expect([statusCode, headers.location]).toEqual([302, "/settings?section=security"])
  // They ask for this one to learn whether a site says 404 at all.
  const none = await t.app.inject({
    url: "/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200",
  })
  expect(none.statusCode).toBe(404)
})
