/** Of two people of whom one has blocked the other no new words reach the other, in a booking either. */
import { afterAll, beforeAll, expect, test } from "vitest"
import { type BookingDesk, openBookingDesk } from "../../test/booking-desk.ts"

let { t, customer, professional, book, mailsTo, noticesOf } = {} as BookingDesk
beforeAll(async () => {
  const desk = await openBookingDesk()
  ;({ t, customer, professional, book, mailsTo, noticesOf } = desk)
})
afterAll(() => t.close())

const reasonsOf = async (id: string, side: "customer" | "professional") => {
  const [path, { token }] =
    side === "customer"
      ? (["/user/bookings", customer] as const)
      : ([`/provider/${professional.professional_id}/bookings`, professional] as const)
  const { body } = await t.call("GET", path, { token })
  const found = body.bookings.find((one: { id: string }) => one.id === id)
  return found.history.map(({ reason }: { reason: string | null }) => reason).filter(Boolean)
}

test("a reason written after a block is neither shown nor mailed to the other side, and is shown once it is lifted", async () => {
  const { id } = (await book()).body.data
  const { professional_id } = professional
  await t.call("POST", "/conversations", { token: customer.token, body: { provider_id: professional_id } })
  const block = (customer_blocked_at: Date | null) =>
    t.db
      .updateTable("conversations")
      .set({ customer_blocked_at })
      .where("professional_id", "=", professional_id)
      .execute()
  await block(new Date(t.clock.now.getTime() - 60_000))
  const answer = await t.call("POST", `/provider/${professional_id}/bookings/${id}/status`, {
    token: professional.token,
    body: { status: "cancelled", reason: "You are rude" },
  })
  expect(answer.status).toBe(200)
  expect(await reasonsOf(id, "professional")).toEqual(["You are rude"])
  expect(await reasonsOf(id, "customer")).toEqual([])
  const [notice] = await noticesOf(customer)
  expect(notice.message).not.toContain("rude")
  expect(JSON.stringify(await mailsTo(customer.email))).not.toContain("rude")
  await block(null)
  expect(await reasonsOf(id, "customer")).toEqual(["You are rude"])
})
