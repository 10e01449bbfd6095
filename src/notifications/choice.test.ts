import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../test/app.ts"
import { createAdmin, createCustomer, createProfessional, type Person } from "../../test/people.ts"
import { mailsTo } from "../../test/signing-up.ts"
import { kind, registerNotificationKinds, type Topic } from "../platform/language/notification-kinds.ts"
import { notify } from "./notify.server.ts"

let t: TestApp
let asha: Person
let ravi: Person

const paint: Topic = { topic: "paint", label: "Paint and plaster" }
const mail = () => ({ subject: "It is dry", heading: "It is dry", paragraphs: ["You can move in."] })
const dried = kind({
  kind: "paint_dried",
  topic: paint,
  notification: () => ({ type: "info", title: "It is dry", message: "You can move in.", link: null }),
  mail,
})
const keyGiven = kind({ kind: "key_given", mail })

beforeAll(async () => {
  t = await startTestApp()
  registerNotificationKinds([dried, keyGiven])
  asha = await createCustomer(t)
  ravi = await createCustomer(t)
})
afterAll(() => t.close())

const answer = async ({ token }: Person) => (await t.call("GET", "/notifications/choices", { token })).body
const choices = async (person: Person) => (await answer(person)).choices
const choose = ({ token }: Person, ...wishes: object[]) =>
  t.call("PUT", "/notifications/choices", { token, body: { choices: wishes } })
const mailCount = async ({ email }: Person) => (await mailsTo(t, email)).length
const noticesOf = async ({ token }: Person) => (await t.call("GET", "/notifications", { token })).body.notifications

test("what was never chosen is sent; who refuses a topic gets the notice alone, and letters without a topic", async () => {
  expect(await choices(asha)).toContainEqual({
    topic: "paint",
    label: "Paint and plaster",
    in_app: true,
    by_mail: true,
  })
  const refused = await choose(asha, { topic: "paint", by_mail: false })
  expect(refused.body.choices).toContainEqual({
    topic: "paint",
    label: "Paint and plaster",
    in_app: true,
    by_mail: false,
  })
  expect(await choices(ravi)).toContainEqual({
    topic: "paint",
    label: "Paint and plaster",
    in_app: true,
    by_mail: true,
  })

  const people = [asha, ravi].map((one) => ({ ...one, language: "en" as const, side: "customer" as const }))
  await notify(t.db, dried, {}, people, t.clock.now)
  expect([await mailCount(asha), await mailCount(ravi)]).toEqual([0, 1])
  expect([(await noticesOf(asha)).length, (await noticesOf(ravi)).length]).toEqual([1, 1])
  await notify(t.db, keyGiven, {}, people, t.clock.now)
  expect([await mailCount(asha), await mailCount(ravi)]).toEqual([1, 2])
})

test("a topic may be named twice, the last wish counts; an unknown one is refused", async () => {
  const twice = await choose(ravi, { topic: "paint", by_mail: false }, { topic: "paint", by_mail: true })
  expect(twice.body.choices).toContainEqual({ topic: "paint", label: "Paint and plaster", in_app: true, by_mail: true })
  const unknown = await choose(ravi, { topic: "poems", by_mail: true })
  expect(unknown).toMatchObject({ status: 422, body: { errors: { choices: expect.any(String) } } })
})

test("what comes in one way alone is listed with its reason, to whom it concerns, and cannot be chosen", async () => {
  const topics = ({ fixed }: { fixed: { topic: string }[] }) => fixed.map(({ topic }) => topic)
  const studio = await createProfessional(t)
  const [ashas, studios, admins] = [await answer(asha), await answer(studio), await answer(await createAdmin(t))]
  expect([topics(ashas), topics(studios), topics(admins)]).toEqual([["account"], ["account", "reviews"], ["account"]])
  expect(admins.choices).toEqual([])
  expect(studios.fixed).toEqual([
    expect.objectContaining({ in_app: false, by_mail: true, why: expect.stringContaining("always sent") }),
    expect.objectContaining({ in_app: true, by_mail: false, why: expect.stringContaining("No mails") }),
  ])
  for (const topic of ["account", "reviews"])
    expect((await choose(studio, { topic, by_mail: false })).status, topic).toBe(422)
  expect(await answer(studio)).toEqual(studios)
})
