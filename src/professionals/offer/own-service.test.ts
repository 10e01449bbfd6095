import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../../test/app.ts"
import { createCustomer, createProfessional, type Professional } from "../../../test/people.ts"

let t: TestApp
let professional: Professional

beforeAll(async () => {
  t = await startTestApp()
  professional = await createProfessional(t, { price: null })
})
afterAll(() => t.close())

test("own services with price and areas, also paused ones; nobody else's", async () => {
  const rival = await createProfessional(t)
  await t.db
    .updateTable("professional_services")
    .set({ is_active: false })
    .where("id", "=", professional.service_id)
    .execute()
  const { body } = await t.call("GET", "/your_services", { token: professional.token })
  expect(body.services).toMatchObject([
    { id: professional.service_id, price: null, is_active: false, locations: [{ city: "Pune" }] },
  ])
  const locations = (token: string) => t.call("GET", `/services/${professional.service_id}/locations`, { token })
  expect((await locations(professional.token)).body.locations).toMatchObject([{ city: "Pune", country: "India" }])
  expect((await locations(rival.token)).status).toBe(404)
  const foreign = await t.call("GET", `/your_services?professional_id=${professional.professional_id}`, {
    token: rival.token,
  })
  expect(foreign).toMatchObject({ status: 403, body: { code: "identity_mismatch" } })
  expect((await t.call("GET", "/your_services", { token: (await createCustomer(t)).token })).status).toBe(403)
})
