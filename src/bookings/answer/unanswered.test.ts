/** The time of a request is free from the moment its answer was due, also in the minute before the clock has ended it. */
import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { untilBlocked } from "../../../test/blocked.ts"
import { type BookingDesk, openBookingDesk } from "../../../test/booking-desk.ts"
import { findNextFree } from "../../availability/next-free.server.ts"
import { fromIndianTime } from "../../platform/time.ts"
import { expireBookings } from "../booking.jobs.server.ts"
import { toWire } from "../booking-time.rules.ts"

let { t, customer, stranger, professional, rival, freeStart, bodyFor, book, noticesOf } = {} as BookingDesk
beforeAll(async () => {
  const desk = await openBookingDesk()
  ;({ t, customer, stranger, professional, rival, freeStart, bodyFor, book, noticesOf } = desk)
})
afterEach(async () => {
  await t.db.updateTable("bookings").set({ status: "cancelled", held_until: null }).execute()
  for (const table of ["notifications", "mails"] as const) await t.db.deleteFrom(table).execute()
})
afterAll(() => t.close())

const booked = async (startsAt: Date, token = customer.token): Promise<string> =>
  (await book(bodyFor(startsAt), token)).body.data.id
const change = (id: string, row: object) => t.db.updateTable("bookings").set(row).where("id", "=", id).execute()
/** Its answer is due now, and the clock has not looked yet. */
const lapse = (id: string) => change(id, { answer_due_at: t.clock.now })
const statusOf = async (id: string) =>
  (await t.db.selectFrom("bookings").select("status").where("id", "=", id).executeTakeFirstOrThrow()).status
const asProfessional = (path: string, body: object = {}) =>
  t.call("POST", `/provider/${professional.professional_id}/bookings/${path}`, { token: professional.token, body })
const asStranger = (path: string, body: object = {}) =>
  t.call("POST", `/user/bookings/${path}`, { token: stranger.token, body })
/** Both were told that it ended, and once. */
const expectEnded = async (id: string, by = professional) => {
  expect(await statusOf(id)).toBe("cancelled")
  const told = t.db.selectFrom("notifications").select("account_id").where("about", "=", id)
  const notices = await told.where("kind", "like", "booking_expired%").execute()
  const both = [customer.account_id, by.account_id]
  expect(notices.map(({ account_id }) => account_id).toSorted()).toEqual(both.toSorted())
  expect(await expireBookings(t.db, t.clock.now)).toBe(0)
}
/** Four days ahead at eleven, as the usual hours have it. */
const atEleven = () => {
  const day = new Date(t.clock.now.getTime() + 5.5 * 3_600_000 + 4 * 86_400_000)
  while (day.getUTCDay() === 0) day.setTime(day.getTime() + 86_400_000)
  return { date: day.toISOString().slice(0, 10), start: fromIndianTime(day.toISOString().slice(0, 10), "11:00")! }
}

test("it is offered again, and who books it has it; what stood there ends in the same moment, told once", async () => {
  const { date, start } = atEleven()
  const { professional_id, service_id } = professional
  const free = async () => {
    const path = `/provider/${professional_id}/free-times?service_id=${service_id}&from=${date}&days=1`
    return (await t.call("GET", path)).body.days[0].times.includes("11:00")
  }
  const id = await booked(start)
  expect(await free()).toBe(false)
  expect((await book(bodyFor(start), stranger.token)).status).toBe(409)
  await lapse(id)
  expect(await free()).toBe(true)
  expect(await statusOf(id)).toBe("pending")
  expect((await book(bodyFor(start), stranger.token)).status).toBe(201)
  await expectEnded(id)
  expect(await free()).toBe(false)
})

test("the card of who keeps hours names it, and the time around it that they keep free is free too", async () => {
  const { professional_id, service_id } = rival
  // Hours of one day only: what is free next is its first time, whatever the time of day is now.
  const weekday = new Date(atEleven().date).getUTCDay()
  const weekly = [{ professional_id, weekday, from_minute: 660, to_minute: 840 }]
  const hours = {
    slot_minutes: 30,
    notice_minutes: 1440,
    horizon_days: 30,
    buffer_minutes: 60,
    updated_at: t.clock.now,
  }
  await t.db
    .insertInto("availabilities")
    .values({ professional_id, ...hours })
    .execute()
  await t.db.insertInto("weekly_hours").values(weekly).execute()
  const onCard = async () => (await findNextFree({ db: t.db, clock: () => t.clock.now }, [service_id])).get(service_id)
  const bodyAt = (start: Date) => ({ ...bodyFor(start), provider_id: professional_id })
  const start = (await onCard())!
  const { id } = (await book(bodyAt(start))).body.data
  expect(await onCard()).not.toEqual(start)
  await lapse(id)
  expect(await onCard()).toEqual(start)
  // Half an hour after its end: within the time kept free, beside its own.
  await change(id, { ends_at: new Date(start.getTime() + 30 * 60_000) })
  expect((await book(bodyAt(new Date(start.getTime() + 60 * 60_000)), stranger.token)).status).toBe(201)
  await expectEnded(id, rival)
})

test("a customer whose requests have lapsed has room for others", async () => {
  const ids = [await booked(freeStart()), await booked(freeStart()), await booked(freeStart())]
  expect((await book(bodyFor(freeStart()))).status).toBe(409)
  for (const id of ids) await lapse(id)
  expect((await book(bodyFor(freeStart()))).status).toBe(201)
  for (const id of ids) await expectEnded(id)
})

test("also for a request that moves there, another time that is proposed and accepted, and a completion undone", async () => {
  const moved = await booked(freeStart(), stranger.token)
  const first = freeStart()
  const lapsed = await booked(first)
  expect((await asStranger(`${moved}/move`, toWire(first))).status).toBe(409)
  await lapse(lapsed)
  expect((await asStranger(`${moved}/move`, toWire(first))).status).toBe(200)
  await expectEnded(lapsed)

  const second = freeStart()
  expect((await asProfessional(`${moved}/propose`, toWire(second))).status).toBe(200)
  const inTheWay = await booked(second)
  await lapse(inTheWay)
  expect((await asStranger(`${moved}/propose/accept`)).body.booking).toMatchObject({ status: "confirmed" })
  await expectEnded(inTheWay)

  const at = (minutes: number) => new Date(t.clock.now.getTime() + minutes * 60_000)
  await change(moved, { starts_at: at(-60), ends_at: at(120) })
  await asProfessional(`${moved}/status`, { status: "completed" })
  const rest = await booked(at(30))
  await lapse(rest)
  expect((await asProfessional(`${moved}/undo`)).body.booking).toMatchObject({ status: "confirmed" })
  await expectEnded(rest)
})

test("nobody reads that it waits, and what was proposed for its time stays proposed", async () => {
  const [id, other] = [await booked(freeStart()), await booked(freeStart(), stranger.token)]
  const time = freeStart()
  await asProfessional(`${other}/propose`, toWire(time))
  const taking = await booked(time)
  for (const one of [id, taking]) await lapse(one)
  for (const path of [`/user/bookings/${id}`, `/provider/${professional.professional_id}/bookings/${id}`]) {
    const { token } = path.startsWith("/user") ? customer : professional
    const { booking } = (await t.call("GET", path, { token })).body
    expect(booking, path).toMatchObject({ status: "cancelled", answer_due_at: null })
  }
  expect((await asStranger(`${other}/propose/accept`)).status).toBe(200)
  expect((await noticesOf(stranger)).map(({ title }: { title: string }) => title)).toEqual(["Another time proposed"])
})

test("while the clock ends it, who wants its time waits for that and has it", async () => {
  const start = freeStart()
  const id = await booked(start)
  await lapse(id)
  let booking: ReturnType<typeof book> | undefined
  await t.db.transaction().execute(async (clock) => {
    await clock.updateTable("bookings").set({ status: "cancelled" }).where("id", "=", id).execute()
    booking = book(bodyFor(start), stranger.token)
    await untilBlocked(t.db)
  })
  expect((await booking!).status).toBe(201)
})
