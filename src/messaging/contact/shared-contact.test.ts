/** A customer shares a phone or an e-mail with one professional, and takes it back. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest"
import { type MessagingDesk, openMessagingDesk } from "../../../test/messaging-desk.ts"
import type { Person } from "../../../test/people.ts"
import { toWire } from "../../bookings/booking-time.rules.ts"

let { t, customer, stranger, designer, rival, open, send, detail, clear } = {} as MessagingDesk
beforeAll(async () => {
  const desk = await openMessagingDesk()
  ;({ t, customer, stranger, designer, rival, open, send, detail, clear } = desk)
})
afterEach(() => clear())
afterAll(() => t.close())

describe("a shared contact", () => {
  const share = (id: string, body: object, by: Person = customer) =>
    t.call("POST", `/conversations/${id}/shared_contact`, { token: by.token, body })

  test("is seen by both until it is taken back", async () => {
    const id = await open()
    await send(id, customer, "Hello")
    const shared = await share(id, { phone: "98220 12345" })
    expect(shared.body.shared_contact).toMatchObject({ phone: "+919822012345", email: null })
    expect((await detail(id, designer)).shared_contact).toMatchObject({ phone: "+919822012345" })
    const starts = new Date(t.clock.now.getTime() + 2 * 86_400_000)
    const body = { provider_id: designer.professional_id, service_type: "interior-designer", ...toWire(starts) }
    const place = { place: { locality: "Baner" } }
    await t.call("POST", "/booking/create", { token: customer.token, body: { ...body, ...place } })
    const seenWithBooking = async () => {
      const path = `/provider/${designer.professional_id}/bookings`
      return (await t.call("GET", path, { token: designer.token })).body.bookings[0].shared_contact
    }
    expect(await seenWithBooking()).toEqual({ phone: "+919822012345", email: null })
    await t.call("DELETE", `/conversations/${id}/shared_contact`, { token: customer.token })
    expect((await detail(id, designer)).shared_contact).toBeNull()
    expect(await seenWithBooking()).toBeNull()
  })

  test("is the customer's own, and right", async () => {
    const id = await open()
    expect((await share(id, {})).status).toBe(422)
    expect((await share(id, { phone: "12" })).status).toBe(422)
    expect((await share(id, { phone: "", email: "no" })).status).toBe(422)
    expect((await share(id, { phone: "9822012345" }, stranger)).status).toBe(404)
    // As the professional of it, though a customer too.
    const asProfessional = await open(customer, rival)
    expect((await share(asProfessional, { phone: "9822012345" }, rival)).status).toBe(404)
  })
})
