import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { type BookingDesk, openBookingDesk } from "../../test/booking-desk.ts"
import type { Professional } from "../../test/people.ts"

let { t, customer, stranger, professional, rival, freeStart, bodyFor, book, letItStand, mailsTo, noticesOf } =
  {} as BookingDesk
beforeAll(async () => {
  const desk = await openBookingDesk()
  ;({ t, customer, stranger, professional, rival, freeStart, bodyFor, book, letItStand, mailsTo, noticesOf } = desk)
})
afterAll(() => t.close())

const booked = async (startsAt?: Date) => (await book(bodyFor(startsAt))).body.data

const setStatus = (id: string, status: string, by: Professional = professional, reason?: string) =>
  t.call("POST", `/provider/${by.professional_id}/bookings/${id}/status`, { token: by.token, body: { status, reason } })
const cancel = (id: string, token = customer.token, reason?: string) =>
  t.call("POST", `/user/bookings/${id}/cancel`, { token, body: { reason } })

describe("a booking's way", () => {
  test("confirmed by the professional; the customer hears of it, both have it in their activity", async () => {
    const { id } = await booked()
    expect(await setStatus(id, "confirmed")).toMatchObject({
      status: 200,
      body: { message: "Booking confirmed", booking: { id, status: "confirmed", client_name: expect.any(String) } },
    })
    await letItStand()
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
    ["confirmed", "confirmed"],
    ["cancelled", "confirmed"],
    ["cancelled", "cancelled"],
  ])("from %s to %s: 409 with the current status", async (from, to) => {
    const { id } = await booked()
    if (from !== "pending") await setStatus(id, from)
    expect(await setStatus(id, to)).toMatchObject({ status: 409, body: { success: false, status: from } })
    if (from === "cancelled") expect(await cancel(id)).toMatchObject({ status: 409, body: { status: from } })
  })

  test("two tabs race: one change stands, the other learns the status", async () => {
    const { id } = await booked()
    const answers = await Promise.all([
      setStatus(id, "confirmed"),
      setStatus(id, "confirmed"),
      setStatus(id, "confirmed"),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const events = await t.db.selectFrom("booking_events").selectAll().where("booking_id", "=", id).execute()
    expect(events).toHaveLength(2)
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
