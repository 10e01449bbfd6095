/** Confirming the requested time ends the professional's own proposal, but not before the undo window has ended. */
import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { untilBlocked } from "../../../test/blocked.ts"
import { type BookingDesk, openBookingDesk } from "../../../test/booking-desk.ts"
import { type Side, sides } from "../../platform/sides.rules.ts"
import { toWire } from "../booking-time.rules.ts"

let { t, customer, professional, freeStart, bodyFor, book, endUndoWindow, noticesOf } = {} as BookingDesk
beforeAll(async () => {
  const desk = await openBookingDesk()
  ;({ t, customer, professional, freeStart, bodyFor, book, endUndoWindow, noticesOf } = desk)
})
// So that the next test has the calendar to itself.
afterEach(() => t.db.updateTable("bookings").set({ status: "cancelled", held_until: null }).execute())
afterAll(() => t.close())

const asProfessional = (id: string, act: string, body: object = {}) =>
  t.call("POST", `/provider/${professional.professional_id}/bookings/${id}/${act}`, { token: professional.token, body })
const asCustomer = (id: string, act: string, body: object = {}) =>
  t.call("POST", `/user/bookings/${id}/${act}`, { token: customer.token, body })
const confirm = (id: string) => asProfessional(id, "status", { status: "confirmed" })
const shownTo = async (side: Side, id: string) => {
  const path = side === "customer" ? "/user" : `/provider/${professional.professional_id}`
  const { token } = side === "customer" ? customer : professional
  return (await t.call("GET", `${path}/bookings/${id}`, { token })).body.booking
}
const titlesOf = async (id: string) => {
  const notices: { title: string; link: string }[] = await noticesOf(customer)
  return notices.filter(({ link }) => link.includes(id)).map(({ title }) => title)
}
const iso = (start: Date) => start.toISOString().replace(".000Z", "Z")

/** A request to which the professional has proposed another time. */
const proposed = async () => {
  const [asked, other] = [freeStart(), freeStart()]
  const id: string = (await book(bodyFor(asked))).body.data.id
  await asProfessional(id, "propose", toWire(other))
  return { id, asked, other }
}

test("undone, the proposal is there as it was; for the customer it never went", async () => {
  const { id } = await proposed()
  const before = [await shownTo("customer", id), await shownTo("professional", id)]
  expect(before[0].proposal).toMatchObject({ by: "professional" })
  expect((await confirm(id)).body.booking).toMatchObject({ status: "confirmed", proposal: null })
  expect(await shownTo("professional", id)).toMatchObject({ status: "confirmed", proposal: null })
  expect(await shownTo("customer", id)).toEqual(before[0])
  expect((await asProfessional(id, "undo")).body.booking).toEqual(before[1])
  expect([await shownTo("customer", id), await shownTo("professional", id)]).toEqual(before)
})

test("once the yes stands it has ended, also before that is written", async () => {
  const { id } = await proposed()
  await confirm(id)
  t.clock.now = new Date(t.clock.now.getTime() + 10_000)
  const stands = { status: "confirmed", proposal: null }
  expect(await shownTo("customer", id)).toMatchObject(stands)
  expect((await asCustomer(id, "propose/accept")).body.message).toBe("There is no longer another time to answer.")
  await endUndoWindow()
  for (const side of sides) expect(await shownTo(side, id)).toMatchObject(stands)
  const row = t.db.selectFrom("bookings").select(["proposed_start", "proposed_by"]).where("id", "=", id)
  expect(await row.executeTakeFirst()).toEqual({ proposed_start: null, proposed_by: null })
})

test("a customer who accepts it meanwhile wins: that is all that is told, and nothing can be undone", async () => {
  const { id, other } = await proposed()
  await confirm(id)
  const accepted = await asCustomer(id, "propose/accept", { start_time: iso(other) })
  expect(accepted.body.booking).toMatchObject({ status: "confirmed", start_time: iso(other), proposal: null })
  expect((await asProfessional(id, "undo")).status).toBe(409)
  expect(await endUndoWindow()).toBe(0)
  expect(await titlesOf(id)).toEqual(["Another time proposed"])
  expect((await noticesOf(professional))[0].title).toBe("New time accepted")
  expect(await shownTo("professional", id)).toMatchObject({ status: "confirmed", start_time: iso(other) })
})

test.each(["undone first", "accepted first"])("undone and accepted at once, %s: it is the new time", async (order) => {
  const { id, other } = await proposed()
  await confirm(id)
  const acts = {
    undo: () => asProfessional(id, "undo", { status: "confirmed" }),
    accept: () => asCustomer(id, "propose/accept", { start_time: iso(other) }),
  }
  const [first, second] = order === "undone first" ? (["undo", "accept"] as const) : (["accept", "undo"] as const)
  let both: Promise<[{ status: number }, { status: number }]> | undefined
  await t.db.transaction().execute(async (ahead) => {
    await ahead.selectFrom("bookings").select("id").where("id", "=", id).forUpdate().execute()
    const begun = acts[first]()
    await untilBlocked(t.db)
    both = Promise.all([begun, acts[second]()])
    await untilBlocked(t.db, 2)
  })
  expect((await both!).map(({ status }) => status)).toEqual([200, order === "undone first" ? 200 : 409])
  expect(await shownTo("customer", id)).toMatchObject({ status: "confirmed", start_time: iso(other), proposal: null })
  expect(await endUndoWindow()).toBe(0)
})

test("a customer who declines it meanwhile hears of the yes first, and it stays", async () => {
  const { id, asked } = await proposed()
  await confirm(id)
  const declined = await asCustomer(id, "propose/decline")
  expect(declined.body.booking).toMatchObject({ status: "confirmed", start_time: iso(asked), proposal: null })
  expect((await titlesOf(id))[0]).toBe("Booking confirmed")
  expect((await asProfessional(id, "undo")).status).toBe(409)
})

test("the same time, proposed again after the yes, is a proposal for a visit that stands", async () => {
  const { id, other } = await proposed()
  await confirm(id)
  const again = await asProfessional(id, "propose", toWire(other))
  expect(again.body.booking).toMatchObject({
    ...{ status: "confirmed", undo_until: null },
    proposal: { by: "professional", start_time: iso(other) },
  })
  // The first was not read: the second takes its place.
  expect((await titlesOf(id)).toSorted()).toEqual(["Another time proposed", "Booking confirmed"])
  expect(await endUndoWindow()).toBe(0)
  expect((await shownTo("customer", id)).proposal).toMatchObject({ start_time: iso(other) })
})
