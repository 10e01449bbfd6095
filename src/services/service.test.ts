import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../test/app.ts"
import { isServiceNamed } from "./service-types.server.ts"

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

test("the catalogue in its order, with where each service is open", async () => {
  for (const path of ["/services/categories", "/services"]) {
    const { body } = await t.call("GET", path)
    expect(body.categories.map((one: { slug: string }) => one.slug)).toEqual([
      "interior-designer",
      "architect",
      "contractor",
      "real-estate-lawyer",
      "vastu-consultant",
      "civil-engineer",
    ])
    expect(body.categories[0]).toMatchObject({
      code: "interior_designer",
      is_available: true,
      available_cities: ["Pune"],
    })
    expect(body.categories[2]).toMatchObject({ is_available: false, available_cities: [] })
  }
})

const slugsNamed = async (text: string) => {
  const { rows } = await sql<{ slug: string }>`select slug from service_types t where ${isServiceNamed(text)}`.execute(
    t.db,
  )
  return rows.map(({ slug }) => slug)
}

test.for(["interior-designer", "interior_designer", " Interior Designer ", "INTERIOR DESIGNERS"])(
  "%s is one service",
  async (text) => {
    expect(await slugsNamed(text)).toEqual(["interior-designer"])
  },
)

test("an unknown name is no service", async () => {
  expect(await slugsNamed("gardener%")).toEqual([])
})
