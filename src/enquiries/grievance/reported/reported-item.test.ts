/** What is reported is named to whoever reports it, as long as everybody may see it. */
import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../../../test/app.ts"
import { createCustomer, createProfessional } from "../../../../test/people.ts"
import { newId } from "../../../platform/id.ts"
import { findReportedItem } from "./reported-item.server.ts"

let t: TestApp

beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

test("a review is named by whom it is about, until it is hidden; an id of nothing has no name", async () => {
  const customer = await createCustomer(t)
  const { professional_id, service_id } = await createProfessional(t, { business_name: "Osari Interiors" })
  const [booking_id, id, now] = [newId(), newId(), t.clock.now]
  const customer_id = customer.account_id
  const starts_at = new Date(now.getTime() - 5 * 86_400_000)
  const visit = { professional_id, service_id, customer_id, starts_at, status: "completed" as const }
  await t.db
    .insertInto("bookings")
    .values({ id: booking_id, ...visit, ends_at: new Date(starts_at.getTime() + 3_600_000) })
    .execute()
  const said = { rating: 1, comment: "He laughed at us.", created_at: now }
  await t.db
    .insertInto("reviews")
    .values({ id, booking_id, professional_id, customer_id, ...said })
    .execute()
  expect(await findReportedItem(t.db, id)).toMatchObject({ kind: "review", of: "Osari Interiors" })
  await t.db.updateTable("reviews").set({ hidden_at: now }).where("id", "=", id).execute()
  expect(await findReportedItem(t.db, id)).toBeNull()
  expect(await findReportedItem(t.db, newId())).toBeNull()
})
