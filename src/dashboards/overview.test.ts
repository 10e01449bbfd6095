/** What a dashboard begins with: figures that are rows, and the bookings that want something or come next. */
import { afterAll, beforeAll, expect, test } from "vitest"
import { type BookingDesk, openBookingDesk } from "../../test/booking-desk.ts"
import { createProfessional } from "../../test/people.ts"
import { withQueryBudget } from "../../test/query-budget.ts"
import type { Actor } from "../platform/actor.ts"
import { DAY_MS } from "../platform/days.ts"
import { newId } from "../platform/id.ts"
import { getCustomerOverview, getProfessionalOverview } from "./overview.server.ts"

let { t, customer, stranger, professional, rival, bodyFor, book, answerAll, endUndoWindow } = {} as BookingDesk
/** By what becomes of them. */
const made: Record<string, string> = {}

const inDays = (days: number) => new Date(Math.ceil(t.clock.now.getTime() / 60_000) * 60_000 + days * DAY_MS)
const bookedIn = async (days: number) => (await book(bodyFor(inDays(days)))).body.data.id as string
const bookAll = async (days: Record<string, number>) => {
  for (const [name, ahead] of Object.entries(days)) made[name] = await bookedIn(ahead)
}
const startIn = async (id: string, days: number) => {
  const [starts_at, ends_at] = [inDays(days), new Date(inDays(days).getTime() + DAY_MS / 24)]
  await t.db.updateTable("bookings").set({ starts_at, ends_at }).where("id", "=", id).execute()
}
const longAgo = () =>
  t.db
    .updateTable("bookings")
    .set({ updated_at: inDays(-1) })
    .execute()
const status = (id: string, to: string) =>
  t.call("POST", `/provider/${professional.professional_id}/bookings/${id}/status`, {
    token: professional.token,
    body: { status: to },
  })

beforeAll(async () => {
  const desk = await openBookingDesk()
  ;({ t, customer, stranger, professional, rival, bodyFor, book, answerAll, endUndoWindow } = desk)
  // Only so many requests of one customer may wait at a time.
  await bookAll({ next: 3, later: 40 })
  await answerAll()
  await bookAll({ over: 5, longOver: 6 })
  await answerAll()
  await startIn(made.over!, -2)
  await startIn(made.longOver!, -40)
  await bookAll({ request: 20, declined: 21, sent: 22 })
  await status(made.declined!, "cancelled")
})
afterAll(() => t.close())

const overviewOf = async (side: "user" | "provider", { token }: { token: string }) => {
  const { body } = await t.call("GET", `/${side}/overview`, { token })
  const names = body.bookings.map(({ id }: { id: string }) => Object.keys(made).find((name) => made[name] === id))
  return { ...body, names }
}

test("the professional's: what waits, the next visits, what is over; and figures", async () => {
  await longAgo()
  expect(await overviewOf("provider", professional)).toMatchObject({
    ...{ total_services: 1, total_locations: 1, pending_bookings: 2, upcoming_bookings: 2 },
    names: ["next", "request", "sent", "over"],
  })
  expect(await overviewOf("provider", rival)).toMatchObject({ pending_bookings: 0, bookings: [] })
})

test("service requests: how many, how many wait, and the share whose customer has booked since", async () => {
  const studio = await createProfessional(t)
  const figures = async () => (await t.call("GET", "/provider/overview", { token: studio.token })).body
  expect(await figures()).toMatchObject({ total_requests: 0, pending_requests: 0, conversion_rate: 0 })
  const { professional_id, service_id } = studio
  const askAs = (customer_id: string, created_at: Date, status = "pending") =>
    t.db
      .insertInto("service_requests")
      .values({
        id: newId(),
        customer_id,
        professional_id,
        service_id,
        message: "Hello",
        status,
        created_at,
        answer_due_at: inDays(1),
      })
      .execute()
  const [asked, other] = [customer.account_id, stranger.account_id]
  await askAs(asked, inDays(-3), "accepted")
  await askAs(other, inDays(-3), "lapsed")
  await askAs(asked, inDays(1))
  const book = (status: "cancelled" | "confirmed", day: number) =>
    t.db
      .insertInto("bookings")
      .values({
        ...{ id: newId(), customer_id: asked, professional_id, service_id, status },
        ...{ starts_at: inDays(day), ends_at: inDays(day + 1) },
      })
      .execute()
  await book("cancelled", 50)
  expect((await figures()).conversion_rate).toBe(0)
  await book("confirmed", 52)
  // The last one was asked after the booking.
  expect(await figures()).toMatchObject({ total_requests: 3, pending_requests: 1, conversion_rate: 33 })
  await t.db.deleteFrom("bookings").where("starts_at", ">=", inDays(50)).execute()
})

test("what was declined stays known for an hour, so that its row stays where it was", async () => {
  await longAgo()
  await status(made.sent!, "cancelled")
  expect((await overviewOf("provider", professional)).names).toEqual(["next", "request", "sent", "over"])
  await longAgo()
  expect((await overviewOf("provider", professional)).names).toEqual(["next", "request", "over"])
})

test("the customer's: what comes next and what waits, as far as they are told of it", async () => {
  await longAgo()
  expect(await overviewOf("user", customer)).toMatchObject({
    ...{ pending_bookings: 1, upcoming_bookings: 2 },
    names: ["next", "request", "later"],
  })
  expect(await overviewOf("user", stranger)).toMatchObject({ pending_bookings: 0, bookings: [] })
  await status(made.request!, "confirmed")
  const told = async () => {
    const { bookings } = await overviewOf("user", customer)
    return bookings.find(({ id }: { id: string }) => id === made.request).status
  }
  expect(await told()).toBe("pending")
  await endUndoWindow()
  expect(await told()).toBe("confirmed")
})

test("what nobody has answered in time waits no more, and is no visit to come", async () => {
  const now = t.clock.now
  const figures = ["pending_bookings", "upcoming_bookings"] as const
  const read = async () => {
    const [ours, theirs] = [await overviewOf("provider", professional), await overviewOf("user", customer)]
    return [...figures.map((name) => ours[name]), ...figures.map((name) => theirs[name])]
  }
  const [asked, confirmed, sent, stands] = await read()
  const id = await bookedIn(30)
  expect(await read()).toEqual([asked + 1, confirmed, sent + 1, stands])
  const starts_at = new Date(now.getTime() - 60_000)
  await t.db
    .updateTable("bookings")
    .set({ starts_at, ends_at: new Date(now.getTime() + 60_000) })
    .where("id", "=", id)
    .execute()
  expect(await read()).toEqual([asked, confirmed, sent, stands])
})

test("the total of upcoming bookings leads to just those, on either side", async () => {
  const idsOf = ({ body }: { body: { bookings: { id: string }[] } }) => body.bookings.map(({ id }) => id)
  const path = `/provider/${professional.professional_id}/bookings?status=upcoming&order=next_first`
  const ours = idsOf(await t.call("GET", path, { token: professional.token }))
  expect(ours).toHaveLength((await overviewOf("provider", professional)).upcoming_bookings)
  expect(ours).toEqual([made.next, made.request, made.later])
  const theirs = idsOf(await t.call("GET", "/user/bookings?status=upcoming", { token: customer.token }))
  expect(theirs).toEqual(ours.toReversed())
})

test("locations are those in which somebody can be booked", async () => {
  const { id: mumbai } = await t.db
    .selectFrom("cities")
    .select("id")
    .where("name", "=", "Mumbai")
    .executeTakeFirstOrThrow()
  const { service_id } = rival
  await t.db.insertInto("professional_service_areas").values({ id: "both", service_id, city_id: mumbai }).execute()
  const total = async () => (await overviewOf("provider", rival)).total_locations
  expect(await total()).toBe(2)
  const pause = (is_active: boolean) =>
    t.db.updateTable("professional_services").set({ is_active }).where("id", "=", service_id).execute()
  await pause(false)
  expect(await total()).toBe(0)
  await pause(true)
})

test("each is two statements", async () => {
  const clock = () => t.clock.now
  const own = { account_id: professional.account_id, professional_id: professional.professional_id } as Actor
  const theirs = { account_id: customer.account_id } as Actor
  await withQueryBudget(2, t.databaseUrl, (db) => getProfessionalOverview({ db, clock, actor: own }))
  await withQueryBudget(2, t.databaseUrl, (db) => getCustomerOverview({ db, clock, actor: theirs }))
})
