import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../../test/app.ts"
import { createCustomer } from "../../../test/people.ts"
import { activate, logIn, mailsTo, newPerson } from "../../../test/signing-up.ts"
import { notifyOpened } from "./joining.jobs.server.ts"

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

const professional = (service_type?: unknown) =>
  newPerson({
    business_name: "Kulkarni Works",
    userType: "professional",
    services: ["pending_activation"],
    service_type,
  })

const signUp = (person: object, path = "/signup/provider") => t.call("POST", path, { body: person })

const offersOf = (email: string) =>
  t.db
    .selectFrom("professional_services as s")
    .innerJoin("professionals as p", "p.id", "s.professional_id")
    .innerJoin("accounts as a", "a.id", "p.account_id")
    .innerJoin("service_types as t", "t.id", "s.service_type_id")
    .select(["t.slug", "s.price_per_hour", "s.is_active"])
    .where("a.email", "=", email)
    .execute()

const waitsOf = async (email: string) => {
  const rows = await t.db
    .selectFrom("profession_waits as w")
    .innerJoin("accounts as a", "a.id", "w.account_id")
    .innerJoin("service_types as t", "t.id", "w.service_type_id")
    .select("t.slug")
    .where("a.email", "=", email)
    .execute()
  return rows.map(({ slug }) => slug)
}

const created = "Your account has been created. Please open the link in the mail we have just sent you to activate it."

test.each([
  ["/signup/provider", "interior-designer"],
  ["/signup/provider", "interior_designer"],
  ["/auth/register", " Interior Designer "],
])("%s as %j makes the first offer, without a price and nowhere yet", async (path, said) => {
  const person = professional(said)
  expect(await signUp(person, path)).toMatchObject({ status: 201, body: { message: created } })
  expect(await offersOf(person.email)).toEqual([{ slug: "interior-designer", price_per_hour: null, is_active: true }])
  expect(await waitsOf(person.email)).toEqual([])
  await activate(t, person.email)
  const { body } = await logIn(t, person.email, person.password)
  const { professional_id } = body.user
  const { provider } = (await t.call("GET", `/provider/${professional_id}`)).body
  expect(provider.services).toMatchObject([{ service_type: "interior-designer", price: null, locations: [] }])
  const found = await t.call("GET", "/search?query=Kulkarni%20Works")
  expect(found.body.services.map((one: { provider_id: string }) => one.provider_id)).not.toContain(professional_id)
})

test("a profession that is open nowhere is waited for, and the answer says so", async () => {
  const person = professional("contractor")
  const { status, body } = await signUp(person)
  expect(status).toBe(201)
  expect(body.message).toBe(
    `${created} Contractors can offer nothing here yet. You are on the waiting list, and we mail you when that changes.`,
  )
  expect([await offersOf(person.email), await waitsOf(person.email)]).toEqual([[], ["contractor"]])
  expect(await activate(t, person.email)).toMatchObject({ status: 200 })
  expect((await logIn(t, person.email, person.password)).body.user.has_provider_role).toBe(true)
})

test.each([["gardener"], ["x".repeat(61)], [7], [["architect"]], ["architect' or true --"]])(
  "%j is no profession, and nothing is made of it",
  async (said) => {
    const person = professional(said)
    const { status, body } = await signUp(person)
    expect([status, Object.keys(body.errors)]).toEqual([422, ["service_type"]])
    const accounts = t.db.selectFrom("accounts").select("id").where("email", "=", person.email)
    expect(await accounts.execute()).toEqual([])
  },
)

test.each([[undefined], [""], ["  "]])("without one (%j) the first offer is chosen later", async (said) => {
  const person = professional(said)
  expect(await signUp(person)).toMatchObject({ status: 201, body: { message: created } })
  expect([await offersOf(person.email), await waitsOf(person.email)]).toEqual([[], []])
})

test("of two sign-ups that wait for one address each has what it asked for, and the link decides", async () => {
  const first = professional("contractor")
  await signUp(first)
  await signUp({ ...first, service_type: "architect" })
  await activate(t, first.email)
  expect([await offersOf(first.email), await waitsOf(first.email)]).toMatchObject([[{ slug: "architect" }], []])
})

test.each([
  ["architect", "The professional side has been added to your account.", ["architect"], []],
  [
    "vastu-consultant",
    "The professional side has been added to your account. Vastu Consultants can offer nothing here yet. You are on the waiting list, and we mail you when that changes.",
    [],
    ["vastu-consultant"],
  ],
])("a customer adds the professional side as %s", async (service_type, message, offered, waiting) => {
  const { email, token } = await createCustomer(t)
  const user_type_data = { business_name: "Joshi Works", service_type }
  const formData = { userType: "professional", user_type_data }
  const answer = await t.call("POST", "/add_role", { token, body: { email, type: "provider", formData } })
  expect(answer).toMatchObject({ status: 200, body: { message } })
  expect((await offersOf(email)).map(({ slug }) => slug)).toEqual(offered)
  expect(await waitsOf(email)).toEqual(waiting)
})

test("when a profession opens, who waits for it is told once; who never came in, or is about to go, is not", async () => {
  const [waiting, absent, leaving] = [
    professional("civil-engineer"),
    professional("civil-engineer"),
    professional("civil-engineer"),
  ]
  for (const person of [waiting, absent, leaving]) await signUp(person)
  await activate(t, waiting.email)
  await activate(t, leaving.email)
  await t.db.updateTable("accounts").set({ deletion_due_at: t.clock.now }).where("email", "=", leaving.email).execute()
  expect(await notifyOpened(t.db, t.clock.now)).toBe(0)
  const { id } = await typeNamed("civil-engineer")
  const pune = await t.db.selectFrom("cities").select("id").where("name", "=", "Pune").executeTakeFirstOrThrow()
  await t.db.insertInto("service_type_cities").values({ service_type_id: id, city_id: pune.id }).execute()

  const told = await Promise.all([notifyOpened(t.db, t.clock.now), notifyOpened(t.db, t.clock.now)])
  expect(told.reduce((all, one) => all + one)).toBe(1)
  expect(await notifyOpened(t.db, t.clock.now)).toBe(0)
  const mails = await mailsTo(t, waiting.email)
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Activate/),
    "Civil Engineer: Sthapati is open for you",
  ])
  const { body } = await logIn(t, waiting.email, waiting.password)
  const notices = await t.call("GET", "/notifications?audience=provider", { token: body.token })
  expect(notices.body.notifications).toMatchObject([
    {
      title: "Civil Engineer: open now",
      message: expect.stringContaining("as Civil Engineer in Pune now"),
      link: "/provider/dashboard",
    },
  ])
  for (const { email } of [absent, leaving]) expect(await mailsTo(t, email)).toHaveLength(1)
})

const typeNamed = (slug: string) =>
  t.db.selectFrom("service_types").select("id").where("slug", "=", slug).executeTakeFirstOrThrow()
