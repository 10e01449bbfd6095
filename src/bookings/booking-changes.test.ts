import { sql } from "kysely"
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest"
import { type BookingDesk, openBookingDesk } from "../../test/booking-desk.ts"
import type { Professional } from "../../test/people.ts"

let {
  t,
  customer,
  stranger,
  professional,
  rival,
  freeStart,
  bodyFor,
  book,
  answerAll,
  endUndoWindow,
  markMailsSent,
  mailsTo,
  noticesOf,
} = {} as BookingDesk
beforeAll(async () => {
  const desk = await openBookingDesk()
  ;({
    t,
    customer,
    stranger,
    professional,
    rival,
    freeStart,
    bodyFor,
    book,
    answerAll,
    endUndoWindow,
    markMailsSent,
    mailsTo,
    noticesOf,
  } = desk)
})
// So that there is room for new requests.
afterEach(() => answerAll())
afterAll(() => t.close())

const booked = async (startsAt?: Date) => (await book(bodyFor(startsAt))).body.data

const setStatus = (id: string, status: string, by: Professional = professional, reason?: string) =>
  t.call("POST", `/provider/${by.professional_id}/bookings/${id}/status`, { token: by.token, body: { status, reason } })
const cancel = (id: string, token = customer.token, reason?: string) =>
  t.call("POST", `/user/bookings/${id}/cancel`, { token, body: { reason } })

/** Minutes from now. */
const takesPlace = (id: string, from: number, to: number) => {
  const at = (minutes: number) => new Date(t.clock.now.getTime() + minutes * 60_000)
  return t.db
    .updateTable("bookings")
    .set({ starts_at: at(from), ends_at: at(to) })
    .where("id", "=", id)
    .execute()
}
const stepsOf = async (id: string) => {
  const steps = t.db.selectFrom("booking_events").select("to_status").where("booking_id", "=", id).orderBy("id")
  return (await steps.execute()).map(({ to_status }) => to_status)
}
/** Notices, mails and lines of activity about it, and of its history. */
const countRows = async (id: string) => {
  const { rows } = await sql`
    select (select count(*) from notifications where params ->> 'booking_id' = ${id}) as notices,
      (select count(*) from mails where params ->> 'booking_id' = ${id}) as mails,
      (select count(*) from activities where params ->> 'booking_id' = ${id}) as activities,
      (select count(*) from booking_events where booking_id = ${id}) as steps`.execute(t.db)
  return rows[0]
}

describe("a booking's way", () => {
  test("confirmed by the professional; the customer hears of it, both have it in their activity", async () => {
    const { id } = await booked()
    expect(await setStatus(id, "confirmed")).toMatchObject({
      status: 200,
      body: { message: "Booking confirmed", booking: { id, status: "confirmed", client_name: expect.any(String) } },
    })
    await endUndoWindow()
    expect((await noticesOf(customer))[0]).toMatchObject({
      type: "success",
      title: "Booking confirmed",
      audience: "user",
      link: `/user/bookings?booking=${id}`,
    })
    const [mail] = await mailsTo(customer.email)
    expect(mail?.text).toContain(`http://127.0.0.1:3000/user/bookings?booking=${id}`)
    for (const { token } of [customer, professional]) {
      const { body } = await t.call("GET", "/user/activity?limit=1", { token })
      expect(body.activities[0]).toMatchObject({ action: "confirm_booking", action_display: "Booking confirmed" })
    }
  })

  test("declined, with a reason that the customer reads", async () => {
    const { id } = await booked()
    expect((await setStatus(id, "cancelled", professional, "Away that week")).body.message).toBe("Booking declined")
    const { body } = await t.call("GET", `/user/bookings/${id}`, { token: customer.token })
    expect(body.booking.history.at(-1)).toMatchObject({
      status: "cancelled",
      by: "professional",
      reason: "Away that week",
    })
    expect((await noticesOf(customer))[0]).toMatchObject({
      title: "Booking declined",
      message: expect.stringMatching(/cannot take your .+ visit on .+\. “Away that week”$/),
    })
    const [mail] = await mailsTo(customer.email)
    // Once: the letter names the reason among its facts.
    expect(mail?.text.match(/Away that week/g)).toHaveLength(1)
  })

  test("completed, but not before the start", async () => {
    const startsAt = freeStart()
    const { id } = await booked(startsAt)
    await setStatus(id, "confirmed")
    expect(await setStatus(id, "completed")).toMatchObject({
      status: 409,
      body: { code: "conflict", status: "confirmed" },
    })
    await t.db
      .updateTable("bookings")
      .set({ starts_at: new Date(t.clock.now.getTime() - 7_200_000), ends_at: t.clock.now })
      .where("id", "=", id)
      .execute()
    expect(await setStatus(id, "completed")).toMatchObject({ status: 200, body: { booking: { status: "completed" } } })
  })

  test("the customer cancels, the slot is free again, the professional hears of it", async () => {
    const startsAt = freeStart()
    const { id } = await booked(startsAt)
    await markMailsSent()
    expect(await cancel(id, customer.token, "We moved")).toMatchObject({
      status: 200,
      body: { booking: { status: "cancelled" } },
    })
    expect((await noticesOf(professional))[0]).toMatchObject({ title: "Booking cancelled" })
    expect((await mailsTo(professional.email))[0]?.text).toContain("We moved")
    expect((await book(bodyFor(startsAt), stranger.token)).status).toBe(201)
  })

  test.each([
    ["pending", "pending"],
    ["pending", "completed"],
    ["cancelled", "confirmed"],
  ])("from %s to %s: 409 with the current status", async (from, to) => {
    const { id } = await booked()
    if (from !== "pending") await setStatus(id, from)
    expect(await setStatus(id, to)).toMatchObject({ status: 409, body: { success: false, status: from } })
    if (from === "cancelled") expect(await cancel(id)).toMatchObject({ status: 409, body: { status: from } })
  })

  test("two tabs race for one change: it is made once, and all read it; for two, the other learns the status", async () => {
    const { id } = await booked()
    const same = await Promise.all([1, 2, 3].map(() => setStatus(id, "confirmed")))
    expect(same.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await stepsOf(id)).toEqual(["pending", "confirmed"])
    const other = (await booked()).id
    const answers = await Promise.all([setStatus(other, "cancelled"), cancel(other)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await stepsOf(other)).toEqual(["pending", "cancelled"])
  })

  test("asked for again after a lost answer, it is answered as it stands, and nobody is told twice", async () => {
    const again = async (id: string, act: () => ReturnType<typeof cancel>, message: string) => {
      const first = await act()
      const told = await countRows(id)
      expect(await act()).toMatchObject({ status: 200, body: { message, booking: first.body.booking } })
      expect(await countRows(id)).toEqual(told)
    }
    const declined = (await booked()).id
    await again(declined, () => setStatus(declined, "cancelled", professional, "Away"), "Booking declined")
    // What the other side has done is not what was asked for.
    expect(await cancel(declined)).toMatchObject({ status: 409, body: { status: "cancelled" } })
    const own = (await booked()).id
    await again(own, () => cancel(own), "Booking cancelled")
    expect(await setStatus(own, "cancelled")).toMatchObject({
      status: 409,
      body: { message: "This booking is already cancelled." },
    })
    const { id } = await booked()
    await again(id, () => setStatus(id, "confirmed"), "Booking confirmed")
    await endUndoWindow()
    await again(id, () => setStatus(id, "confirmed"), "Booking confirmed")
    await takesPlace(id, -60, 30)
    await again(id, () => setStatus(id, "completed"), "Booking completed")
    const cancelled = (await booked()).id
    await setStatus(cancelled, "confirmed")
    await again(cancelled, () => setStatus(cancelled, "cancelled"), "Booking cancelled")
  })

  test("from its end on a visit is completed or did not happen, whoever would rather cancel it", async () => {
    const [ended, running] = [(await booked()).id, (await booked()).id]
    await setStatus(ended, "confirmed")
    await setStatus(running, "confirmed")
    await endUndoWindow()
    await takesPlace(ended, -90, 0)
    const over = "This visit is over, so it cannot be cancelled."
    for (const [answer, way] of [
      [await cancel(ended), "If it did not take place, please say so."],
      [await setStatus(ended, "cancelled"), "You can mark it as completed, or say that it did not take place."],
    ] as const)
      expect(answer).toMatchObject({ status: 409, body: { status: "confirmed", message: `${over} ${way}` } })
    expect((await setStatus(ended, "completed")).status).toBe(200)
    await takesPlace(running, -89, 1)
    expect((await cancel(running)).status).toBe(200)
  })

  test("a stranger's booking and a wrong id are both not there", async () => {
    const { id } = await booked()
    for (const wrong of [id, "no-such-id"]) {
      expect((await cancel(wrong, stranger.token)).status).toBe(404)
      expect((await t.call("GET", `/user/bookings/${wrong}`, { token: stranger.token })).status).toBe(404)
      expect((await setStatus(wrong, "confirmed", rival)).status).toBe(404)
      const path = `/provider/${rival.professional_id}/bookings/${wrong}`
      expect((await t.call("GET", path, { token: rival.token })).status).toBe(404)
    }
    const path = `/provider/${professional.professional_id}/bookings/${id}`
    expect(await t.call("GET", path, { token: rival.token })).toMatchObject({
      status: 403,
      body: { code: "identity_mismatch" },
    })
    expect((await setStatus(id, "confirmed")).status).toBe(200)
  })
})
