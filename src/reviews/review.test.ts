import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../test/app.ts"
import { createCustomer, createProfessional, type Professional } from "../../test/people.ts"
import { newId } from "../platform/id.ts"

let t: TestApp
let designer: Professional
beforeAll(async () => {
  t = await startTestApp()
  designer = await createProfessional(t)
  const customer = await createCustomer(t)
  for (const [at, rating] of [5, 4, 3].entries()) {
    const booking_id = newId()
    const starts_at = new Date(t.clock.now.getTime() - (10 - at) * 86_400_000)
    const { professional_id, service_id } = designer
    const ends_at = new Date(starts_at.getTime() + 3_600_000)
    await t.db
      .insertInto("bookings")
      .values({
        id: booking_id,
        customer_id: customer.account_id,
        professional_id,
        service_id,
        starts_at,
        ends_at,
        status: "completed",
      })
      .execute()
    const comment = `Visit number ${at + 1}`
    await t.db
      .insertInto("reviews")
      .values({ id: newId(), booking_id, professional_id, customer_id: customer.account_id, rating, comment })
      .execute()
  }
})
afterAll(() => t.close())

const read = (query = "") => t.call("GET", `/provider/${designer.professional_id}/reviews${query}`)

test("everybody reads them, newest first, with average and distribution", async () => {
  const { status, body } = await read()
  expect(status).toBe(200)
  expect(body.reviews.map((review: { comment: string }) => review.comment)).toEqual([
    "Visit number 3",
    "Visit number 2",
    "Visit number 1",
  ])
  expect(body.summary).toMatchObject({ average_rating: 4, total_reviews: 3 })
  expect(body.summary.distribution.map((one: { count: number }) => one.count)).toEqual([1, 1, 1, 0, 0])
  expect(body.reviews[0]).toMatchObject({
    rating: 3,
    response: null,
    response_date: null,
    service_name: "Interior Designer",
  })
})

test("pages join", async () => {
  const first = (await read("?limit=2")).body
  const second = (await read(`?limit=2&cursor=${first.next}`)).body
  expect([first.reviews.length, second.reviews.length, second.next]).toEqual([2, 1, null])
})

test("a search follows the rating at once", async () => {
  const { body } = await t.call("GET", "/search?all=true")
  expect(body.services[0]).toMatchObject({ rating: 4, review_count: 3 })
})

test("an unknown professional is 404, a malformed cursor 422", async () => {
  expect((await t.call("GET", "/provider/nobody/reviews")).status).toBe(404)
  expect((await read("?cursor=last")).status).toBe(422)
})
