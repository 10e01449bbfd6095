import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../../test/app.ts"
import { withClient } from "../database/database-client.server.ts"

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

const ask = async (path: string) => {
  const { statusCode, headers, body } = await t.app.inject(path)
  return [statusCode, headers["cache-control"], JSON.parse(body)]
}

test("a site is ready while its own database is there, and up all the while", async () => {
  expect(await ask("/readyz")).toEqual([200, "no-store", { status: "ready" }])
  await withClient(t.ownerUrl, (client) => client.query("alter table migrations rename to those_of_another_site"))
  expect(await ask("/readyz")).toEqual([503, "no-store", { status: "not ready" }])
  expect(await ask("/healthz")).toEqual([200, "no-store", { status: "up" }])
})
