import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../test/app.ts"
import { untilBlocked } from "../../test/blocked.ts"
import { createCustomer, createProfessional, type Person, type Professional } from "../../test/people.ts"
import type { Db } from "../platform/database/database.server.ts"
import { newId } from "../platform/id.ts"

let t: TestApp
let designer: Professional
let customer: Person
beforeAll(async () => {
  t = await startTestApp()
  designer = await createProfessional(t)
  customer = await createCustomer(t)
  for (const [at, rating] of [5, 4, 3].entries()) {
    await review(t.db, await visit(designer, 10 - at), { rating, comment: `Visit number ${at + 1}` })
  }
})
afterAll(() => t.close())

const visit = async ({ professional_id, service_id }: Professional, daysAgo: number) => {
  const id = newId()
  const starts_at = new Date(t.clock.now.getTime() - daysAgo * 86_400_000)
  const ends_at = new Date(starts_at.getTime() + 3_600_000)
  const who = { professional_id, service_id, customer_id: customer.account_id }
  await t.db
    .insertInto("bookings")
    .values({ id, ...who, starts_at, ends_at, status: "completed" })
    .execute()
  return { booking_id: id, professional_id, customer_id: customer.account_id }
}

type Visit = Awaited<ReturnType<typeof visit>>
const review = (db: Db, of: Visit, said: { rating: number; comment: string }) =>
  db
    .insertInto("reviews")
    .values({ id: newId(), ...of, ...said })
    .execute()

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

test("of two reviews at once both count", async () => {
  const busy = await createProfessional(t)
  const [first, second] = [await visit(busy, 2), await visit(busy, 1)]
  let both: Promise<unknown> | undefined
  await t.db.transaction().execute(async (trx) => {
    await review(trx, first, { rating: 5, comment: "Lovely" })
    both = review(t.db, second, { rating: 3, comment: "Fine" })
    await untilBlocked(t.db)
  })
  await both
  const { body } = await t.call("GET", `/provider/${busy.professional_id}/reviews`)
  expect(body.summary).toMatchObject({ average_rating: 4, total_reviews: 2 })
})

test("an unknown professional is 404, a malformed cursor 422", async () => {
  expect((await t.call("GET", "/provider/nobody/reviews")).status).toBe(404)
  expect((await read("?cursor=last")).status).toBe(422)
})

/** What several tables say about one visit agrees, whoever writes it. */
describe("what several tables say about one visit", () => {
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
})
