// What a work cost, over the API. Counts are kept: each test asks for a work of its own.
import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../../test/app.ts"
import { createProfessional, type Professional } from "../../../test/people.ts"
import { withQueryBudget } from "../../../test/query-budget.ts"
import { newId } from "../../platform/id.ts"
import { homeSizes, knownWorks } from "../../professionals/cost/cost.rules.ts"
import { costTexts } from "../../professionals/cost/texts.ts"
import { getWorkCost } from "./work-cost.server.ts"

let t: TestApp
let designers: Professional[]
beforeAll(async () => {
  t = await startTestApp()
  designers = [await createProfessional(t), await createProfessional(t), await createProfessional(t)]
})
afterAll(() => t.close())

interface Project {
  work: string | null
  paid_from: number | null
  completed_year?: number
  area_sqft?: number
  building?: string
}

const addProjects = (of: Professional, number: number, project: Project) =>
  t.db
    .insertInto("portfolio_projects")
    .values(
      Array.from({ length: number }, () => ({
        id: newId(),
        professional_id: of.professional_id,
        ...{ title: "A work", description: "", locality: "Baner", completed_year: t.clock.now.getUTCFullYear() },
        drawing: "plan",
        ...project,
      })),
    )
    .execute()

const ask = async (work: string, city?: string) =>
  t.call("GET", `/projects/cost?${new URLSearchParams({ work, ...(city && { city }) })}`)
const costOf = async (work: string, city?: string) => (await ask(work, city)).body.cost

test("every work can be asked for by a word", async () => {
  const { rows } = await sql<{ work: string }>`select distinct work from search_works`.execute(t.db)
  expect(rows.map(({ work }) => work).toSorted()).toEqual(knownWorks.toSorted())
})

test("nine are too few; of ten it is said what most of them cost, how many they are and whose", async () => {
  const [one, other] = designers
  await addProjects(one!, 6, { work: "kitchen", paid_from: 200_000 })
  await addProjects(one!, 3, { work: "bathroom", paid_from: 0 })
  await addProjects(other!, 6, { work: "bathroom", paid_from: 200_000 })
  await addProjects(other!, 4, { work: "kitchen", paid_from: 500_000 })
  expect(await costOf("bathroom")).toBeNull()
  const since = t.clock.now.getUTCFullYear() - 5
  expect(await costOf("kitchen")).toEqual({
    ...{ work: "kitchen", city: "Pune", projects: 10, professionals: 2, since, most: { from: 200_000, to: 500_000 } },
    bands: [
      { from: 0, to: 200_000, projects: 0 },
      { from: 200_000, to: 500_000, projects: 6 },
      { from: 500_000, to: 1_000_000, projects: 4 },
      { from: 1_000_000, to: 2_500_000, projects: 0 },
      { from: 2_500_000, to: 5_000_000, projects: 0 },
      { from: 5_000_000, to: 10_000_000, projects: 0 },
      { from: 10_000_000, to: null, projects: 0 },
    ],
  })
})

test.for([
  "modular kitchen near kothrud",
  "Kitchens",
  "rasoi",
  "baner ke paas kitchen banane wala",
  "hadapsar madhe swaypakghar",
  "कोथरूड जवळ किचन",
  "हडपसर में रसोई",
  "kitchen poona",
  "kitchen in a 2 bhk flat",
])("%s asks for kitchens", async (words) => {
  expect(await costOf(words)).toMatchObject({ work: "kitchen", city: "Pune", projects: 10 })
})

test.for(["interior designer", "kit", "Joshi Rooms", "--", "किचनवाला", "null"])("%s names no work", async (words) => {
  expect((await ask(words)).body).toEqual({ success: true, cost: null })
})

test.each(["kitchen garden", "kitchen loan", "kitchen inspector", "kitchen cleaning service"])(
  "of %s nothing is said: it is another thing",
  async (words) => {
    expect(await costOf(words)).toBeNull()
  },
)

test.each([
  "modular kitchen near kothrud small budget",
  "kitchen interior designer baner",
  "new kitchen under 2 lakh pune",
])("%s is that work all the same", async (words) => {
  expect(await costOf(words)).toMatchObject({ work: "kitchen" })
})

test("counted is where it was asked for, by whichever name of the city", async () => {
  const { id } = await t.db.selectFrom("cities").select("id").where("name", "=", "Pune").executeTakeFirstOrThrow()
  for (const city of ["Pune", "PUNE", String(id)]) expect(await costOf("kitchen", city)).toMatchObject({ city: "Pune" })
  for (const city of ["Mumbai", "Atlantis", "0"]) expect(await costOf("kitchen", city)).toBeNull()
  expect(await costOf("kitchen mumbai")).toBeNull()
  expect(await costOf("kitchen mumbai", "Pune")).toMatchObject({ projects: 10 })
})

test("what is not said, is old, or is of somebody who cannot be found there is not counted", async () => {
  const { db, clock } = t
  const [one] = designers
  const [suspended, paused, elsewhere] = [
    await createProfessional(t),
    await createProfessional(t),
    await createProfessional(t),
  ]
  const mumbai = db.selectFrom("cities").select("id").where("name", "=", "Mumbai").limit(1)
  for (const each of [suspended, paused, elsewhere]) await addProjects(each, 4, { work: "study", paid_from: 0 })
  await addProjects(one!, 9, { work: "study", paid_from: 0 })
  await addProjects(one!, 2, { work: "study", paid_from: null })
  await addProjects(one!, 2, { work: null, paid_from: 0 })
  await addProjects(one!, 2, { work: "study", paid_from: 0, completed_year: clock.now.getUTCFullYear() - 6 })
  await db.updateTable("accounts").set({ suspended_at: clock.now }).where("id", "=", suspended.account_id).execute()
  await db.updateTable("professional_services").set({ is_active: false }).where("id", "=", paused.service_id).execute()
  await db.updateTable("professionals").set({ city_id: mumbai }).where("id", "=", elsewhere.professional_id).execute()
  expect(await costOf("study")).toBeNull()

  // One more that counts, and a city of its own name for the count that is kept.
  await addProjects(one!, 1, { work: "study", paid_from: 0, completed_year: clock.now.getUTCFullYear() - 5 })
  const { id } = await db.selectFrom("cities").select("id").where("name", "=", "Pune").executeTakeFirstOrThrow()
  expect(await costOf("study", String(id))).toMatchObject({ projects: 10, professionals: 1 })
})

test("homes of a size are flats of that size", async () => {
  const [one, other] = designers
  const flat = { work: "home", building: "flat" }
  await addProjects(one!, 10, { ...flat, area_sqft: 520, paid_from: 500_000 })
  await addProjects(other!, 9, { ...flat, area_sqft: 1_000, paid_from: 1_000_000 })
  await addProjects(other!, 1, { work: "home", building: "house", area_sqft: 900, paid_from: 0 })
  expect(await costOf("2 BHK interior")).toMatchObject({ work: "2bhk", projects: 10, most: { from: 500_000 } })
  expect(await costOf("3bhk")).toBeNull()
  expect(await costOf("sadnika")).toMatchObject({ work: "home", projects: 20 })
})

test("the words for homes of a size say that size", () => {
  const { meant } = costTexts.in("en")
  for (const [work, [least, below]] of Object.entries(homeSizes))
    for (const sqft of [least, below].filter(Boolean))
      expect(meant[work as keyof typeof homeSizes], work).toContain(` ${sqft.toLocaleString("en-IN")} `)
})

test("what cannot be asked is refused", async () => {
  expect((await t.call("GET", "/projects/cost")).body).toMatchObject({ errors: { work: "Kind of work is required" } })
  expect((await ask("kit\u0000chen")).status).toBe(422)
  expect((await ask("k".repeat(201))).status).toBe(422)
})

test("it takes a statement to understand and one to count, and none for the next minute", async () => {
  const ctx = {
    actor: null,
    clock: () => t.clock.now,
    language: "en",
    requestId: "",
    network: "",
    publicUrl: "",
  } as const
  await withQueryBudget(2, t.databaseUrl, async (db) => {
    for (const work of ["office", "Office", "OFFICE"]) await getWorkCost({ ...ctx, db }, { work })
  })
  await withQueryBudget(1, t.databaseUrl, (db) => getWorkCost({ ...ctx, db }, { work: "architect" }))
})
