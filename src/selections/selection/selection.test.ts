/** Whom customers select: by the calls, for individuals one professional a type, and nobody else's business. */
import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../../test/app.ts"
import { createCustomer, createProfessional, type Person, type Professional } from "../../../test/people.ts"
import { withQueryBudget } from "../../../test/query-budget.ts"
import { MAX_SELECTED } from "./selection.rules.ts"
import { getAvailable, getSelected } from "./selection.server.ts"

let t: TestApp
let customer: Person
let first: Professional
let second: Professional
let architect: Professional

beforeAll(async () => {
  t = await startTestApp()
  first = await createProfessional(t, { business_name: "Deshmukh Interiors" })
  second = await createProfessional(t, { business_name: "Kothari Rooms" })
  architect = await createProfessional(t, { business_name: "Bhide Architects", slug: "architect" })
})
afterAll(() => t.close())

const newCustomer = async (kind: "individual" | "builder" = "individual") => {
  const person = await createCustomer(t)
  if (kind === "builder")
    await t.db
      .updateTable("accounts")
      .set({ customer_type: kind, company_name: "Gokhale Homes", license_number: "P521" })
      .where("id", "=", person.account_id)
      .execute()
  return person
}

const as = ({ token }: Person) => ({
  update: (action: string, { professional_id }: Professional, service_type = "interior-designer") =>
    t.call("POST", "/update_user_service", { token, body: { action, provider_id: professional_id, service_type } }),
  sync: (services: [Professional, string][]) =>
    t.call("POST", "/sync_user_services", {
      token,
      body: {
        services: services.map(([{ professional_id }, type]) => ({ serviceType: type, providerId: professional_id })),
      },
    }),
  selected: async (query = "") => (await t.call("GET", `/selected_services${query}`, { token })).body,
  available: async (query = "") => (await t.call("GET", `/available_services${query}`, { token })).body,
  remove: (id: string) => t.call("DELETE", `/user/services/${encodeURIComponent(id)}`, { token }),
})
const idsOf = ({ services }: { services: { id: string }[] }) => services.map(({ id }) => id)

test("selected is a service card, and available no more; removed it is the other way round", async () => {
  customer = await newCustomer()
  const { update, selected, available, remove } = as(customer)
  expect(idsOf(await available())).toContain(first.service_id)
  expect((await update("add", first)).body).toEqual({
    success: true,
    message: "Selected: Interior Designer from Deshmukh Interiors",
  })
  expect(await selected()).toMatchObject({
    success: true,
    next: null,
    services: [
      {
        ...{ id: first.service_id, service_type: "interior-designer", name: "Interior Designer", description: "" },
        ...{ provider_id: first.professional_id, provider_name: "Deshmukh Interiors", price: "1250.00" },
        ...{ duration: 60, duration_unit: "mins", location: "Pune", city: "Pune", state: "Maharashtra" },
        ...{
          rating: null,
          rating_count: 0,
          availability: null,
          is_verified: false,
          is_public: true,
          is_bookable: true,
        },
        ...{ is_selected: true, is_shortlisted: false },
      },
    ],
  })
  expect(idsOf(await available())).not.toContain(first.service_id)
  expect((await remove(first.service_id)).body).toEqual({ success: true, message: "Service removed successfully" })
  expect((await selected()).services).toEqual([])
  expect(idsOf(await available())).toContain(first.service_id)
  // In another tab, or by a call whose answer was lost.
  expect((await remove(first.service_id)).body.message).toBe("Service removed successfully")
  expect((await update("remove", first)).body.message).toBe("Service removed successfully")
})

test("an individual selects one professional a type, and as many types as they like", async () => {
  const { update, selected } = as(await newCustomer())
  expect((await update("add", first)).status).toBe(200)
  expect(await update("add", second)).toMatchObject({
    status: 409,
    body: { message: "You've already selected Interior Designer from Deshmukh Interiors." },
  })
  expect((await update("add", architect, "architect")).status).toBe(200)
  expect(idsOf(await selected())).toEqual([architect.service_id, first.service_id])
  await update("remove", first)
  expect((await update("add", second)).status).toBe(200)
})

test("a builder selects several of a type; of those one becomes an individual's, the latest", async () => {
  const builder = await newCustomer("builder")
  const { update, selected } = as(builder)
  for (const one of [first, second]) expect((await update("add", one)).status).toBe(200)
  expect(idsOf(await selected())).toEqual([second.service_id, first.service_id])
  const becomes = (customer_type: "individual" | "builder") =>
    t.db.updateTable("accounts").set({ customer_type }).where("id", "=", builder.account_id).execute()
  await becomes("individual")
  expect(idsOf(await selected())).toEqual([second.service_id])
  expect((await update("add", first)).status).toBe(409)
  await becomes("builder")
  expect((await update("add", first)).status).toBe(200)
})

test("the same once more is a success, and told once", async () => {
  const person = await newCustomer()
  const { update } = as(person)
  await update("add", first)
  expect((await update("add", first, "Interior Designers")).body.message).toBe(
    "Interior Designer from Deshmukh Interiors is selected.",
  )
  const { body } = await t.call("GET", "/user/activity?without=sign_ins", { token: person.token })
  expect(body.activities).toMatchObject([
    {
      action: "select_service",
      action_display: "Selected a service",
      details: "Interior Designer from Deshmukh Interiors",
    },
  ])
})

test("selected and removed to and fro stands once in one's activity, where it was done last", async () => {
  const person = await newCustomer()
  const { update } = as(person)
  for (let turn = 0; turn < 5; turn++) {
    expect((await update("add", first)).status).toBe(200)
    if (turn === 2) await update("add", architect, "architect")
    await update("remove", first)
  }
  const { body } = await t.call("GET", "/user/activity?without=sign_ins", { token: person.token })
  expect(body.activities.map(({ details }: { details: string }) => details)).toEqual([
    "Interior Designer from Deshmukh Interiors",
    "Architect from Bhide Architects",
  ])
})

test.each([
  ["the type by its name", "Interior Designer"],
  ["with underscores", "interior_designer"],
  ["in the plural", "INTERIOR DESIGNERS"],
])("%s", async (_, type) => {
  const { update, selected } = as(await newCustomer())
  expect((await update("add", first, type)).status).toBe(200)
  expect((await update("remove", first, type)).status).toBe(200)
  expect((await selected()).services).toEqual([])
})

test("providerId-serviceType names what is removed, in every call that removes", async () => {
  const person = await newCustomer()
  const { update, remove, selected } = as(person)
  const both = `${first.professional_id}-interior_designer`
  await update("add", first)
  expect((await remove(both)).status).toBe(200)
  await update("add", first)
  const body = { action: "remove", provider_id: both, service_type: "interior-designer" }
  expect((await t.call("POST", "/update_user_service", { token: person.token, body })).status).toBe(200)
  await update("add", first)
  expect((await t.call("POST", "/update_service", { token: person.token, body })).body).toEqual({
    ...{ success: true, message: "Service removed successfully", service: null },
  })
  expect((await selected()).services).toEqual([])
  for (const path of ["/update_user_service", "/update_service"]) {
    await update("add", first)
    const alone = { action: "remove", provider_id: both }
    expect((await t.call("POST", path, { token: person.token, body: alone })).body.message).toBe(
      "Service removed successfully",
    )
    expect((await selected()).services).toEqual([])
    const { status, body: refusal } = await t.call("POST", path, {
      token: person.token,
      body: { action: "add", provider_id: first.professional_id },
    })
    expect([status, refusal.errors]).toEqual([422, { service_type: "Service is required" }])
    const whose = { action: "remove", provider_id: first.professional_id }
    expect((await t.call("POST", path, { token: person.token, body: whose })).status).toBe(404)
  }
})

test("what cannot be selected is refused with a sentence", async () => {
  const { update } = as(await newCustomer())
  const message = async (...of: Parameters<typeof update>) => {
    const { status, body } = await update(...of)
    return [status, body.message]
  }
  const unknown = { ...first, professional_id: "nobody" }
  expect(await message("add", unknown)).toEqual([404, "We could not find this professional."])
  expect(await message("add", first, "gardener")).toEqual([422, "We do not know this kind of service."])
  expect(await message("add", first, "architect")).toEqual([
    422,
    "Deshmukh Interiors does not offer this service: Architect.",
  ])
  const paused = await createProfessional(t, { business_name: "Paused Rooms" })
  await t.db
    .updateTable("professional_services")
    .set({ is_active: false })
    .where("id", "=", paused.service_id)
    .execute()
  expect(await message("add", paused)).toEqual([
    422,
    "Paused Rooms takes no bookings of this service at the moment: Interior Designer.",
  ])
  const suspended = await createProfessional(t)
  await t.db.updateTable("accounts").set({ suspended_at: t.clock.now }).where("id", "=", suspended.account_id).execute()
  expect(await message("add", suspended)).toEqual([404, "We could not find this professional."])
  for (const [of, type] of [[unknown], [first, "architect"], [first, "gardener"]] as const)
    expect(await message("remove", of, type)).toEqual([404, "We could not find this service."])
})

test("nobody selects themselves, and what is theirs is not available to them", async () => {
  const both = await createProfessional(t, { isCustomer: true })
  expect((await as(both).update("add", both)).body.errors).toEqual({
    provider_id: "This is your own service.",
  })
  expect(idsOf(await as(both).available("?limit=100"))).not.toContain(both.service_id)
})

test("who is paused or suspended afterwards stays on the list, cannot be booked, and can be removed", async () => {
  const { update, selected, available, remove, sync } = as(await newCustomer())
  const gone = await createProfessional(t)
  await update("add", gone)
  await t.db.updateTable("accounts").set({ suspended_at: t.clock.now }).where("id", "=", gone.account_id).execute()
  expect((await selected()).services).toMatchObject([
    { id: gone.service_id, is_public: false, is_bookable: false, availability: null },
  ])
  expect(
    (
      await sync([
        [gone, "interior-designer"],
        [architect, "architect"],
      ])
    ).status,
  ).toBe(200)
  expect((await remove(gone.service_id)).status).toBe(200)
  expect(idsOf(await available("?limit=100"))).not.toContain(gone.service_id)
})

test("another list takes the place of all of it, or of nothing", async () => {
  const { update, sync, selected } = as(await newCustomer())
  await update("add", first)
  const answer = await sync([
    [second, "Interior Designer"],
    [architect, "architect"],
    [second, "interior_designer"],
  ])
  expect(answer.status).toBe(200)
  expect(idsOf(answer.body)).toEqual([second.service_id, architect.service_id])
  expect(
    await sync([
      [first, "interior-designer"],
      [second, "interior-designer"],
    ]),
  ).toMatchObject({
    status: 409,
    body: { message: "You've already selected Interior Designer from Kothari Rooms." },
  })
  expect(
    (
      await sync([
        [first, "interior-designer"],
        [{ ...first, professional_id: "nobody" }, "architect"],
      ])
    ).status,
  ).toBe(404)
  expect(idsOf(await selected())).toEqual([second.service_id, architect.service_id])
  expect((await sync([])).body.services).toEqual([])
  const both = await sync([
    [first, "interior-designer"],
    [second, "interior-designer"],
  ])
  expect([both.status, both.body.message]).toEqual([
    409,
    "You can select one professional for Interior Designer. You have named two.",
  ])
  expect((await selected()).services).toEqual([])
})

test("a list goes on page by page, and ends", async () => {
  const builder = await newCustomer("builder")
  const { update, selected, available } = as(builder)
  const many = await Promise.all(Array.from({ length: 5 }, () => createProfessional(t)))
  for (const one of many) await update("add", one)
  const seen: string[] = []
  for (let next: string | null = ""; next !== null; ) {
    const page: { services: { id: string }[]; next: string | null } = await selected(
      `?limit=2${next && `&cursor=${next}`}`,
    )
    seen.push(...idsOf(page))
    next = page.next
  }
  expect(seen).toEqual(many.map(({ service_id }) => service_id).toReversed())
  const all = idsOf(await available("?limit=100"))
  const paged: string[] = []
  for (let next: string | null = ""; next !== null; ) {
    const page: { services: { id: string }[]; next: string | null } = await available(
      `?limit=3${next && `&cursor=${next}`}`,
    )
    paged.push(...idsOf(page))
    next = page.next
  }
  expect(paged).toEqual(all)
  expect((await t.call("GET", "/selected_services?cursor=x", { token: builder.token })).status).toBe(422)
  expect((await t.call("GET", "/available_services?cursor=x", { token: builder.token })).status).toBe(422)
})

test("what is available can be of one type, of the shortlist, or of others", async () => {
  const person = await newCustomer()
  const { available } = as(person)
  await t.call("POST", "/shortlist", { token: person.token, body: { provider_id: architect.professional_id } })
  expect((await available("?shortlist=only")).services).toMatchObject([
    { id: architect.service_id, is_shortlisted: true, is_selected: false },
  ])
  expect(idsOf(await available("?shortlist=without&limit=100"))).not.toContain(architect.service_id)
  expect(idsOf(await available("?service_type=Architects"))).toEqual([architect.service_id])
})

test("advocates are not recommended, whatever the rows say", async () => {
  const advocate = await createProfessional(t, { slug: "real-estate-lawyer" })
  expect(idsOf(await as(await newCustomer()).available("?limit=100"))).not.toContain(advocate.service_id)
})

test("nobody has more than the most", async () => {
  const builder = await newCustomer("builder")
  const { update } = as(builder)
  const one = await createProfessional(t)
  const { service_type_id } = await t.db
    .selectFrom("professional_services")
    .select("service_type_id")
    .where("id", "=", one.service_id)
    .executeTakeFirstOrThrow()
  const professionals = Array.from({ length: MAX_SELECTED }, (_, n) => `many-${n}`)
  const { city_id } = await t.db.selectFrom("professionals").select("city_id").limit(1).executeTakeFirstOrThrow()
  await t.db
    .insertInto("accounts")
    .values(professionals.map((id) => ({ id, email: `${id}@test.example`, full_name: id, is_professional: true })))
    .execute()
  await t.db
    .insertInto("professionals")
    .values(professionals.map((id) => ({ id, account_id: id, business_name: id, city_id })))
    .execute()
  await t.db
    .insertInto("professional_services")
    .values(professionals.map((id) => ({ id, professional_id: id, service_type_id })))
    .execute()
  const rows = professionals.map((id) => ({ id, professional_id: id, service_type_id, created_at: t.clock.now }))
  await t.db
    .insertInto("selections")
    .values(rows.map((row) => ({ ...row, customer_id: builder.account_id })))
    .execute()
  expect(await update("add", one)).toMatchObject({
    status: 409,
    body: { message: "You have selected 100 services, the most you can. Please remove one first." },
  })
})

test("a professional reads who selected them, by name alone, and of nobody else", async () => {
  const professional = await createProfessional(t)
  const asha = await createCustomer(t, "आशा देशपांडे")
  await as(asha).update("add", professional)
  const { body } = await t.call("GET", "/service_users", { token: professional.token })
  expect(body).toEqual({
    success: true,
    next: null,
    users: [
      {
        id: expect.any(String),
        name: "आशा देशपांडे",
        service_type: "interior-designer",
        service_name: "Interior Designer",
        selected_at: expect.stringMatching(/Z$/),
      },
    ],
  })
  expect(JSON.stringify(body)).not.toMatch(new RegExp(`${asha.email}|${asha.account_id}`))
  expect((await t.call("GET", "/service_users", { token: second.token })).body.users).not.toContainEqual(
    expect.objectContaining({ name: "आशा देशपांडे" }),
  )
})

test("of somebody else nothing can be removed or seen", async () => {
  const [owner, stranger] = [await newCustomer(), await newCustomer()]
  await as(owner).update("add", first)
  await as(stranger).remove(first.service_id)
  await as(stranger).update("remove", first)
  expect((await as(stranger).selected()).services).toEqual([])
  expect((await as(owner).selected()).services).toHaveLength(1)
  const body = {
    user_id: owner.account_id,
    action: "add",
    provider_id: second.professional_id,
    service_type: "architect",
  }
  expect(await t.call("POST", "/update_user_service", { token: stranger.token, body })).toMatchObject({
    status: 403,
    body: { code: "identity_mismatch" },
  })
})

const hostile = [
  "x".repeat(4000),
  "<img src=x onerror=alert(1)>",
  "🏠".repeat(50),
  "वास्तु सल्लागार",
  "' or 1=1 --",
  "%00",
  "\\u0000",
]

test.each(hostile)("what is none of ours is refused with a sentence: %.20s", async (text) => {
  const { token } = await newCustomer()
  const service_type = "interior-designer"
  const bodies = [
    ["/update_user_service", { action: "add", provider_id: text, service_type }],
    ["/update_user_service", { action: "add", provider_id: first.professional_id, service_type: text }],
    ["/update_user_service", { action: "remove", provider_id: text, service_type: text }],
    ["/sync_user_services", { services: [{ serviceType: text, providerId: text }] }],
    ["/sync_user_services", { services: text }],
  ] as const
  for (const [path, body] of bodies) {
    const answer = await t.call("POST", path, { token, body })
    expect([404, 422]).toContain(answer.status)
    expect(answer.body.message).toMatch(/^[A-Z].*\.$|.+/)
  }
  expect([404, 422]).toContain(
    (await t.call("DELETE", `/user/services/${encodeURIComponent(text.slice(0, 300))}`, { token })).status,
  )
})

test("a page of cards takes two statements, however many there are: the rows, and their next free times", async () => {
  const person = await newCustomer("builder")
  for (const one of [first, second]) await as(person).update("add", one)
  const who = contextOf(person)
  await withQueryBudget(2, t.databaseUrl, (db) => getSelected({ db, ...who }, { limit: 20 }))
  await withQueryBudget(2, t.databaseUrl, (db) => getAvailable({ db, ...who }, { limit: 20 }))
})

const contextOf = ({ account_id, email, full_name }: Person) => ({
  actor: {
    ...{ account_id, email, full_name, session_id: "none", business_name: null, customer_type: "builder" as const },
    ...{
      is_customer: true,
      is_professional: false,
      is_admin: false,
      desk_role: "reader" as const,
      awaits_second_factor: false,
    },
    ...{ professional_id: null, confirmed_at: t.clock.now },
  },
  clock: () => t.clock.now,
  language: "en" as const,
})
