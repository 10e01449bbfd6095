// The page of a service: what it says of open and later, and that its figures are counted.

import { Kysely, PostgresDialect } from "kysely"
import pg from "pg"
import { RouterContextProvider } from "react-router"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import type { DB } from "../../../db/types.ts"
import { startTestApp, type TestApp } from "../../../test/app.ts"
import { createProfessional, type Professional } from "../../../test/people.ts"
import { withQueryBudget } from "../../../test/query-budget.ts"
import type { Ctx } from "../../platform/context.server.ts"
import { newId } from "../../platform/id.ts"
import { pageContext } from "../../platform/pages/page-handle.ts"
import { serviceSlugs } from "../../services/service-slugs.ts"
import { serviceContents } from "./content/service-contents.ts"
import { serviceFacts } from "./service-facts.ts"
import { FEWEST_PRICES, findServicePage } from "./service-page.server.ts"
import { serviceData } from "./service-structured-data.ts"
import { loader } from "./services.page.tsx"
import { serviceTexts } from "./texts.ts"

let t: TestApp
let designers: Professional[]
beforeAll(async () => {
  t = await startTestApp()
  designers = []
  for (const price of ["500.00", "1000.00", "1500.00", "2000.00", "0.00"])
    designers.push(await createProfessional(t, { price }))
})
afterAll(() => t.close())

const asking = (db: Ctx["db"] = t.db): Ctx => ({
  ...{ db, actor: null, clock: () => t.clock.now, language: "en", requestId: "", network: "", publicUrl: "" },
})
const show = async (slug: string) => (await findServicePage(asking(), slug))!
const open = async (slug: string) => {
  const type = t.db.selectFrom("service_types").select("id").where("slug", "=", slug)
  const pune = t.db.selectFrom("cities").select("id").where("name", "=", "Pune").limit(1)
  await t.db.insertInto("service_type_cities").values({ service_type_id: type, city_id: pune }).execute()
  return async () => {
    await t.db.deleteFrom("service_type_cities").where("service_type_id", "=", type).execute()
  }
}

test("every service has its page, and a name that nobody knows has none", async () => {
  for (const slug of serviceSlugs) expect((await show(slug)).slug).toBe(slug)
  for (const slug of ["poet", "", "constructor", undefined]) expect(await findServicePage(asking(), slug)).toBeNull()
})

test("what is open says the catalogue, of each in turn", async () => {
  expect((await show("architect")).state).toBe("open")
  expect((await show("contractor")).state).toBe("soon")
  expect((await show("property-manager")).state).toBe("idea")
  const close = await open("contractor")
  expect(await show("contractor")).toMatchObject({ state: "open", offer: { professionals: 0, prices: null } })
  await close()
  expect(await show("contractor")).toMatchObject({ state: "soon", offer: null, costs: null })
})

test("advocates are information alone, and nobody can open them", async () => {
  await expect(open("real-estate-lawyer")).rejects.toThrow(/advocates_are_not_opened/)
  await createProfessional(t, { slug: "real-estate-lawyer" })
  expect(await show("real-estate-lawyer")).toMatchObject({ state: "soon", offer: null, isInformation: true })
})

test("a price is said from five who name one, and is where half of them lie", async () => {
  expect(designers).toHaveLength(FEWEST_PRICES)
  expect((await show("interior-designer")).offer).toMatchObject({ professionals: 5, prices: null })
  const { professional_id } = await createProfessional(t, { price: "2500.00" })
  const { offer } = await show("interior-designer")
  expect(offer).toMatchObject({
    professionals: 6,
    prices: { number: 5, low: "₹1,000", middle: "₹1,500", high: "₹2,000" },
  })
  expect(offer!.people.map(({ provider_id }) => provider_id)).toContain(professional_id)
  expect(offer!.people.every(({ is_verified }) => !is_verified)).toBe(true)
})

test("what works cost is what their owners paid, of works that enough have paid for", async () => {
  const [one] = designers
  const project = (work: string, paid_from: number) => ({
    ...{ id: newId(), professional_id: one!.professional_id, title: "A work", description: "", locality: "Baner" },
    ...{ completed_year: t.clock.now.getUTCFullYear(), drawing: "plan", work, paid_from },
  })
  const projects = [
    ...Array.from({ length: 11 }, () => project("kitchen", 200_000)),
    ...Array.from({ length: 3 }, () => project("bathroom", 0)),
  ]
  await t.db.insertInto("portfolio_projects").values(projects).execute()
  // Counts are kept for a minute: another database of the same rows asks anew.
  await withQueryBudget(10, t.databaseUrl, async (db) => {
    const page = await findServicePage(asking(db), "interior-designer")
    expect(page!.costs).toEqual({
      ...{ since: t.clock.now.getUTCFullYear() - 5, fewest: 10 },
      works: [{ work: "Kitchens", projects: 11, band: "₹2–5 lakh" }],
    })
  })
})

test("who cannot be found is not counted, and the review of a professional who is gone is not shown", async () => {
  const { account_id } = await createProfessional(t, { slug: "architect", price: "900.00" })
  expect((await show("architect")).offer).toMatchObject({ professionals: 1 })
  await t.db.updateTable("accounts").set({ suspended_at: t.clock.now }).where("id", "=", account_id).execute()
  expect((await show("architect")).offer).toMatchObject({ professionals: 0, people: [], reviews: [] })
})

test("search engines are told of a service only where somebody can be booked for it, with the lowest and the highest price an hour", async () => {
  const site = { publicUrl: "https://sthapati.example", language: "en" as const, cities: ["Pune"], services: [] }
  const [trail, service] = serviceData(await show("interior-designer"), site)
  expect(trail).toMatchObject({ "@type": "BreadcrumbList", itemListElement: [{ position: 1 }, {}, { position: 3 }] })
  expect(service).toMatchObject({
    "@type": "Service",
    offers: {
      ...{ lowPrice: "500.00", highPrice: "2500.00", offerCount: 5, priceCurrency: "INR" },
      priceSpecification: { minPrice: 500, maxPrice: 2500, unitCode: "HUR" },
    },
  })
  expect(serviceData(await show("vastu-consultant"), site)).toHaveLength(1)
})

test("no two pages have one title or one description", () => {
  const metas = serviceSlugs.map((slug) => serviceContents[slug].in("en").meta)
  expect(new Set(metas.map(({ title }) => title)).size).toBe(serviceSlugs.length)
  expect(new Set(metas.map(({ description }) => description)).size).toBe(serviceSlugs.length)
})

const sumOrShare = /₹|\d ?%|\blakh/

test("texts say no sum and no share but those that others published, each with where it stands", () => {
  for (const slug of serviceSlugs) {
    const { published = [], ...texts } = serviceContents[slug].in("en")
    expect(JSON.stringify(texts)).not.toMatch(sumOrShare)
    for (const { figure, source } of published) {
      expect(figure).toMatch(sumOrShare)
      expect(source.name).toMatch(/^[^“]+, “.+”/)
      expect(new URL(source.url)).toMatchObject({ protocol: "https:" })
    }
  }
})

test("of what is not open a search engine is told so", async () => {
  const { meta } = serviceTexts.in("en")
  for (const slug of serviceSlugs) {
    const { state, content } = await show(slug)
    const said = meta[state](content.meta.description)
    if (state === "open") expect(said).toBe(content.meta.description)
    else expect(said).toMatch(/Not open on Sthapati yet/)
  }
})

test("each of the things that a service does has its sign", () => {
  for (const slug of serviceSlugs)
    expect(serviceFacts[slug].signs).toHaveLength(serviceContents[slug].in("en").does.points.length)
})

// The list of services while its catalogue cannot be read.
describe("the list of services", () => {
  let t: TestApp
  let away: Kysely<DB>
  beforeAll(async () => {
    t = await startTestApp()
    // A port at which nobody listens.
    away = new Kysely<DB>({ dialect: new PostgresDialect({ pool: new pg.Pool({ host: "127.0.0.1", port: 1 }) }) })
  })
  afterAll(async () => {
    await away.destroy()
    await t.close()
  })

  const load = async (db: Kysely<DB>) => {
    const context = new RouterContextProvider()
    const ctx = { db, clock: () => t.clock.now, publicUrl: "", actor: null, language: "en", requestId: "", network: "" }
    context.set(pageContext, { ctx, nonce: "", isCached: true, demo: false, showsMails: false } as never)
    const answer = await loader({ context } as never)
    return "init" in answer ? { ...answer.data, status: answer.init?.status } : { ...answer, status: 200 }
  }

  test("without the catalogue the six are named, as a failure: the page that is kept stays", async () => {
    const [there, gone] = [await load(t.db), await load(away)]
    expect([there.status, there.isStandard, gone.status, gone.isStandard]).toEqual([200, false, 503, true])
    const listed = (one: typeof there) => one.services.map(({ slug, is_available }) => [slug, is_available])
    expect(listed(gone)).toEqual(listed(there))
  })
})
