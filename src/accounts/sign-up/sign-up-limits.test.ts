/** How many may sign up from one network, and for one address from many. */
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest"
import { startTestApp, type TestApp } from "../../../test/app.ts"
import { freezeWindow } from "../../../test/freeze-window.ts"
import { activate, mailsTo, newPerson } from "../../../test/signing-up.ts"
import { scaleLimits } from "../../platform/http/limits.server.ts"

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())
beforeEach(async () => {
  freezeWindow()
  t.clock.now = new Date(Date.now())
  scaleLimits(1)
  onTestFinished(() => scaleLimits(1000))
})

const post = async (path: string, payload: object, remoteAddress: string) => {
  const answer = await t.app.inject({ method: "POST", url: `/api${path}`, payload, remoteAddress })
  return { status: answer.statusCode, body: answer.json(), wait: Number(answer.headers["retry-after"]) }
}
const signUp = (remoteAddress: string, more: object = {}) => {
  const person = newPerson({ ...more })
  return post("/signup/user", person, remoteAddress).then((answer) => ({ ...answer, email: person.email }))
}
const signUpMany = async (count: number, network: string) => {
  const answers = []
  for (let nth = 0; nth < count; nth += 1) answers.push(await signUp(network))
  return answers
}
const refusedOf = (answers: { status: number }[]) => answers.filter(({ status }) => status === 429).length

test("sixty people of one network sign up within an hour, and who opens the link makes room for the next", async () => {
  const college = "198.51.100.1"
  const people = await signUpMany(60, college)
  expect(refusedOf(people)).toBe(0)
  const next = await signUp(college)
  expect(next.status).toBe(429)
  for (const { email } of people) expect((await activate(t, email)).status).toBe(200)
  expect(refusedOf(await signUpMany(3, college))).toBe(0)
})

test("a hundred sign-ups that nobody opens are stopped, in this network alone, and the wait is said as it is", async () => {
  const [attacker, other] = ["198.51.100.2", "198.51.100.3"]
  const answers = await signUpMany(100, attacker)
  expect(refusedOf(answers)).toBe(40)
  const { body, wait } = answers.at(-1)!
  expect(wait).toBeGreaterThan(0)
  const minutes = Math.ceil(wait / 60)
  const said = wait < 60 ? wait : minutes === 60 ? "1 hour" : minutes
  expect(body.message).toMatch(new RegExp(`Please try again in ${said}( (minute|second)s?)?\\.$`))
  expect((await signUp(other)).status).toBe(201)
  // Opened a day later, in another window, they make no room for others there.
  const opened = answers.slice(0, 3)
  const nextDay = Date.now() + 86_400_000 - 600_000
  t.clock.now = new Date(nextDay)
  for (const { email } of opened) expect((await activate(t, email)).status).toBe(200)
  const counted = t.db.selectFrom("rate_buckets").select("hits").where("bucket", "=", `sign-up:unopened:${attacker}`)
  expect(await counted.execute()).toEqual([{ hits: 57 }])
})

test("one address gets twenty links a day however many networks ask, and whoever asks then is told so", async () => {
  const { email } = newPerson()
  const answers = []
  for (let place = 0; place < 40; place += 1) answers.push(await signUp(`2401:4900:1c5a:${place}::1`, { email }))
  expect(refusedOf(answers)).toBe(20)
  expect(await mailsTo(t, email)).toHaveLength(20)
  const refused = answers.at(-1)!
  expect(refused.body.message).toMatch(
    /^Many activation links have been sent to this email today\. .+ try again in \d+/,
  )
  // A link that is asked for again is one of them.
  expect(await post("/auth/resend-activation", { email }, "2401:4900:1c5a:77::1")).toMatchObject({
    status: 429,
    body: { message: refused.body.message },
  })
  expect(await mailsTo(t, email)).toHaveLength(20)
})
