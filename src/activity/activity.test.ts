import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../test/app.ts"
import { createCustomer, type Person } from "../../test/people.ts"
import { actionDisplay } from "./activity.rules.ts"
import { recordActivity } from "./activity.server.ts"

let t: TestApp
let person: Person

beforeAll(async () => {
  t = await startTestApp()
  person = await createCustomer(t)
})
afterAll(() => t.close())

test("known actions have words, others show their own", () => {
  expect(actionDisplay("book_service")).toBe("Booked a service")
  expect(actionDisplay("water_the_plants")).toBe("Water the plants")
})

test("newest first, page by page, nobody else's", async () => {
  const stranger = await createCustomer(t)
  for (const details of ["first", "second", "third"]) {
    await recordActivity(t.db, { account_id: person.account_id, action: "view_service", details, at: t.clock.now })
  }
  await recordActivity(t.db, { account_id: stranger.account_id, action: "logout", details: "theirs", at: t.clock.now })
  const page = (query: string) => t.call("GET", `/user/activity${query}`, { token: person.token })
  const first = (await page("?limit=2")).body
  expect(first.activities.map(({ details }: { details: string }) => details)).toEqual(["third", "second"])
  const rest = (await page(`?limit=100&cursor=${first.next}`)).body
  expect(rest.activities[0]).toMatchObject({ details: "first", action_display: "Viewed a service" })
  expect(JSON.stringify([first, rest])).not.toContain("theirs")
  expect((await page("?cursor=nonsense")).status).toBe(422)
})
