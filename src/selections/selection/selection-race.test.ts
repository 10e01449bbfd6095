/** One selection a service, one professional a type for individuals: on real connections, whoever is faster. */
import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../../test/app.ts"
import { untilBlocked } from "../../../test/blocked.ts"
import { createCustomer, createProfessional, type Person, type Professional } from "../../../test/people.ts"
import { newId } from "../../platform/id.ts"

let t: TestApp
let studios: Professional[]

beforeAll(async () => {
  t = await startTestApp()
  studios = await Promise.all(Array.from({ length: 6 }, () => createProfessional(t)))
})
afterAll(() => t.close())

const add = ({ token }: Person, { professional_id }: Professional) =>
  t.call("POST", "/update_user_service", {
    token,
    body: { action: "add", provider_id: professional_id, service_type: "interior-designer" },
  })
const rowsOf = ({ account_id }: Person) =>
  t.db.selectFrom("selections").selectAll().where("customer_id", "=", account_id).orderBy("id").execute()
const becomes = (person: Person, customer_type: "individual" | "builder") =>
  t.db
    .updateTable("accounts")
    .set({ customer_type, company_name: "Gokhale Homes", license_number: "P521" })
    .where("id", "=", person.account_id)
    .execute()

test("thirty presses for one service: one row, each a success", async () => {
  const person = await createCustomer(t)
  const answers = await Promise.all(Array.from({ length: 30 }, () => add(person, studios[0]!)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await rowsOf(person)).toHaveLength(1)
  const { body } = await t.call("GET", "/user/activity?without=sign_ins", { token: person.token })
  expect(body.activities).toHaveLength(1)
})

test("six professionals of a type at once: an individual has one, the others are named the one", async () => {
  const person = await createCustomer(t)
  const answers = await Promise.all(studios.map((studio) => add(person, studio)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const [row] = await rowsOf(person)
  const { business_name } = studios.find(({ professional_id }) => professional_id === row!.professional_id)!
  const refused = answers.filter(({ status }) => status === 409)
  expect(refused).toHaveLength(5)
  for (const { body } of refused)
    expect(body.message).toBe(`You've already selected Interior Designer from ${business_name}.`)
  expect(await rowsOf(person)).toHaveLength(1)
})

test("lists that replace each other: one of them stands, whole", async () => {
  const person = await createCustomer(t)
  await becomes(person, "builder")
  const lists = [studios.slice(0, 3), studios.slice(2, 5), studios.slice(4)]
  const answers = await Promise.all(
    [...lists, ...lists].map((list) =>
      t.call("POST", "/sync_user_services", {
        token: person.token,
        body: {
          services: list.map(({ professional_id }) => ({
            serviceType: "interior-designer",
            providerId: professional_id,
          })),
        },
      }),
    ),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const standing = (await rowsOf(person)).map(({ professional_id }) => professional_id).sort()
  expect(lists.map((list) => list.map(({ professional_id }) => professional_id).sort())).toContainEqual(standing)
})

/** Past the use case, as two nodes of different versions might write. */
const insert = (db: TestApp["db"], person: Person, { professional_id }: Professional, service_type_id: number) =>
  db
    .insertInto("selections")
    .values({ id: newId(), customer_id: person.account_id, professional_id, service_type_id, created_at: t.clock.now })
    .execute()

test("the database itself refuses an individual's second of a type, and a second row of one", async () => {
  const person = await createCustomer(t)
  await add(person, studios[0]!)
  const [{ service_type_id } = { service_type_id: 0 }] = await rowsOf(person)
  await expect(insert(t.db, person, studios[1]!, service_type_id)).rejects.toMatchObject({
    constraint: "individuals_select_one_per_service_type",
  })
  await becomes(person, "builder")
  await insert(t.db, person, studios[1]!, service_type_id)
  await expect(insert(t.db, person, studios[1]!, service_type_id)).rejects.toMatchObject({
    constraint: "one_selection_per_service",
  })
})

test("who becomes an individual while another is being selected has one of them", async () => {
  const person = await createCustomer(t)
  await becomes(person, "builder")
  await add(person, studios[0]!)
  const [{ service_type_id } = { service_type_id: 0 }] = await rowsOf(person)
  let change: Promise<unknown> = Promise.resolve()
  await t.db.transaction().execute(async (trx) => {
    await insert(trx as unknown as TestApp["db"], person, studios[1]!, service_type_id)
    change = becomes(person, "individual")
    await untilBlocked(t.db)
  })
  await change
  expect(await rowsOf(person)).toMatchObject([{ professional_id: studios[1]!.professional_id, is_individual: true }])
})

test("one that is selected while its professional goes for good leaves nothing behind, and no fault", async () => {
  const person = await createCustomer(t)
  const leaving = await createProfessional(t)
  const [answer] = await Promise.all([
    add(person, leaving),
    t.db.deleteFrom("professional_services").where("id", "=", leaving.service_id).execute(),
  ])
  expect([200, 404, 422]).toContain(answer.status)
  expect(await rowsOf(person)).toEqual([])
})
