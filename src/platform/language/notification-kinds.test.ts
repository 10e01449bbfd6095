/** One row that cannot be worded leaves the others alone, and what it is about does not reach the log. */
import { afterAll, beforeAll, expect, test } from "vitest"
import { publicUrl, startTestApp, type TestApp } from "../../../test/app.ts"
import { createCustomer, type Person } from "../../../test/people.ts"
import { recordActivity } from "../../activity/activity.server.ts"
import { notify } from "../../notifications/notify.server.ts"
import { listMails } from "../mail/mail.server.ts"
import { kind, registerNotificationKinds } from "./notification-kinds.ts"

const texts = ({ day }: { day: string }) => `See you on ${day.toUpperCase()}.`
const visit = kind<{ day: string }>({
  kind: "visit",
  notification: (params) => ({ type: "info", title: "Visit", message: texts(params), link: null }),
  mail: (params) => ({ subject: "Visit", heading: "Hello", paragraphs: [texts(params)] }),
  details: texts,
})
/** Of a version that is not this one. */
const tomorrow = kind<object>({ ...visit, kind: "of_tomorrow" } as never)

let t: TestApp
let person: Person

beforeAll(async () => {
  t = await startTestApp()
  person = await createCustomer(t)
  registerNotificationKinds([visit])
  const broken = kind<object>({ ...visit } as never)
  for (const [one, params] of [
    [visit, { day: "Monday" }],
    [broken, { day: { secret: "Tuesday" } }],
    [tomorrow, { day: "Wednesday" }],
  ] as const) {
    await notify(t.db, one as typeof broken, params, [{ ...person, language: "en", side: "customer" }], t.clock.now)
    await recordActivity(t.db, one as typeof broken, params, { account_id: person.account_id, at: t.clock.now })
  }
})
afterAll(() => t.close())

const ask = async (path: string) => (await t.call("GET", path, { token: person.token })).body

test("a notice that cannot be worded says so, and can be read and counted like the others", async () => {
  const { notifications, unread_count } = await ask("/notifications")
  const unknown = "We cannot show what this is about at the moment."
  expect(notifications.map(({ message }: { message: string }) => message)).toEqual([
    unknown,
    unknown,
    "See you on MONDAY.",
  ])
  expect(unread_count).toBe(3)
})

test("an activity that cannot be worded has its action's name", async () => {
  const { activities } = await ask("/user/activity?limit=3")
  expect(activities.map(({ details }: { details: string }) => details)).toEqual([
    "Of tomorrow",
    "Visit",
    "See you on MONDAY.",
  ])
})

test("the mailbox shows the others", async () => {
  const mails = await listMails(t.db, publicUrl, person.email)
  expect(mails.map(({ subject }) => subject)).toEqual(["A mail", "A mail", "Visit"])
})

test("the log says it once, without what the row is about", async () => {
  await ask("/notifications")
  const lines = t.logged.filter((line) => line.includes("cannot be worded"))
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ kind: "visit", fault: "TypeError" }])
  expect(t.logged.join()).not.toContain("Tuesday")
})
