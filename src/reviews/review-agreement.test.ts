/** What several tables say about one visit agrees, whoever writes it. */
import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../test/app.ts"
import { createCustomer, createProfessional, type Person, type Professional } from "../../test/people.ts"
import { newId } from "../platform/id.ts"

let t: TestApp
let designer: Professional
let other: Professional
let customer: Person
let stranger: Person
beforeAll(async () => {
  t = await startTestApp()
  designer = await createProfessional(t)
  other = await createProfessional(t)
  customer = await createCustomer(t)
  stranger = await createCustomer(t)
})
afterAll(() => t.close())

const book = async (service_id: string) => {
  const id = newId()
  const [starts_at, ends_at] = [new Date("2026-01-01T10:00:00Z"), new Date("2026-01-01T11:00:00Z")]
  const who = { professional_id: designer.professional_id, customer_id: customer.account_id }
  await t.db
    .insertInto("bookings")
    .values({ id, ...who, service_id, starts_at, ends_at, status: "completed" })
    .execute()
  return id
}
const review = (booking_id: string, professional_id: string, customer_id: string) =>
  t.db
    .insertInto("reviews")
    .values({ id: newId(), booking_id, professional_id, customer_id, rating: 5, comment: "Lovely" })
    .execute()

test("a booking is of its professional's service", async () => {
  await expect(book(other.service_id)).rejects.toThrow("booking_is_of_the_professionals_service")
  await expect(book(designer.service_id)).resolves.toBeTruthy()
})

test("a review is by the customer and about the professional of its booking", async () => {
  const id = await book(designer.service_id)
  for (const [professional, by] of [
    [other, customer],
    [designer, stranger],
  ] as const) {
    await expect(review(id, professional.professional_id, by.account_id)).rejects.toThrow(
      "review_is_by_and_about_the_bookings_pair",
    )
  }
  await expect(review(id, designer.professional_id, customer.account_id)).resolves.toBeTruthy()
})

test("a booking's history knows the four statuses", async () => {
  const booking_id = await book(designer.service_id)
  const event = (from_status: string | null, to_status: string) =>
    t.db.insertInto("booking_events").values({ id: newId(), booking_id, from_status, to_status }).execute()
  await expect(event("done", "completed")).rejects.toThrow("from_status_is_known")
  await expect(event("pending", "done")).rejects.toThrow("to_status_is_known")
  await expect(event(null, "pending")).resolves.toBeTruthy()
})
