import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../test/app.ts"
import { createCustomer, type Person } from "../../test/people.ts"
import { kind, registerNotificationKinds } from "../platform/language/notification-kinds.ts"
import { actionDisplay, recordActivity } from "./activity.server.ts"

let t: TestApp
let person: Person

beforeAll(async () => {
  t = await startTestApp()
  person = await createCustomer(t)
})
afterAll(() => t.close())

test("known actions have words, others show their own", () => {
  expect(actionDisplay("book_service", "en")).toBe("Booked a service")
  expect(actionDisplay("water_the_plants", "en")).toBe("Water the plants")
})

test("newest first, page by page, nobody else's", async () => {
  const stranger = await createCustomer(t)
  const viewed = kind<{ which: string }>({ kind: "water_plants", details: ({ which }) => which })
  registerNotificationKinds([viewed])
  const record = ({ account_id }: Person, which: string) =>
    recordActivity(t.db, viewed, { which }, { account_id, at: t.clock.now })
  for (const which of ["first", "second", "third"]) await record(person, which)
  await record(stranger, "theirs")
  const page = (query: string) => t.call("GET", `/user/activity${query}`, { token: person.token })
  const first = (await page("?limit=2")).body
  expect(first.activities.map(({ details }: { details: string }) => details)).toEqual(["third", "second"])
  const rest = (await page(`?limit=100&cursor=${first.next}`)).body
  expect(rest.activities[0]).toMatchObject({ details: "first", action_display: "Water plants" })
  expect(JSON.stringify([first, rest])).not.toContain("theirs")
  expect((await page("?cursor=nonsense")).status).toBe(422)
})

test("that somebody has signed in is left out where it is not asked for", async () => {
  const { token } = await createCustomer(t)
  const actions = async (query: string) =>
    (await t.call("GET", `/user/activity${query}`, { token })).body.activities.map(
      ({ action }: { action: string }) => action,
    )
  expect(await actions("")).toEqual(["login"])
  expect(await actions("?without=sign_ins")).toEqual([])
})
