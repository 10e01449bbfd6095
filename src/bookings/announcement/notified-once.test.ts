/** What happens to a booking in a short time is told once, however often it happens; and who has answered has read it. */
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from "vitest"
import { untilBlocked } from "../../../test/blocked.ts"
import { type BookingDesk, openBookingDesk } from "../../../test/booking-desk.ts"
import { createProfessional, type Person } from "../../../test/people.ts"
import { scaleLimits } from "../../platform/http/limits.server.ts"
import { lockDueMails } from "../../platform/mail/mail.queries.server.ts"
import { toWire } from "../booking-time.rules.ts"

let { t, customer, stranger, professional, freeStart, bodyFor, book, endUndoWindow, markMailsSent } = {} as BookingDesk
beforeAll(async () => {
  const desk = await openBookingDesk()
  ;({ t, customer, stranger, professional, freeStart, bodyFor, book, endUndoWindow, markMailsSent } = desk)
})
afterEach(() => t.db.updateTable("bookings").set({ status: "cancelled", held_until: null }).execute())
afterAll(() => t.close())

const booked = async () => (await book()).body.data.id as string
const asCustomer = (id: string, act: string, body: object = {}) =>
  t.call("POST", `/user/bookings/${id}/${act}`, { token: customer.token, body })
const asProfessional = (id: string, act: string, body: object = {}) =>
  t.call("POST", `/provider/${professional.professional_id}/bookings/${id}/${act}`, { token: professional.token, body })
/** Kinds of letters and notices about these bookings, to one side. */
const toldTo = async ({ account_id, email }: Person, ids: string[]) => {
  const mails = t.db.selectFrom("mails").select("kind").where("to_address", "=", email).where("about", "in", ids)
  const notices = t.db.selectFrom("notifications").where("account_id", "=", account_id).where("about", "in", ids)
  return {
    letters: (await mails.orderBy("id").execute()).map(({ kind }) => kind),
    notices: (await notices.select(["kind", "read_at"]).orderBy("id").execute()).map(({ kind, read_at }) =>
      read_at ? `${kind}, read` : kind,
    ),
  }
}
const unread = async ({ token }: Person) =>
  (await t.call("GET", "/notifications?limit=1", { token })).body.unread_count as number

test("600 requests that are cancelled at once are a handful of requests, a notice for each, and no letter", async () => {
  const studio = await createProfessional(t, { duration: 30 })
  await t.db.deleteFrom("rate_buckets").execute()
  scaleLimits(1)
  onTestFinished(() => scaleLimits(1000))
  const ids: string[] = []
  const refusals: { status: number; body: { message: string }; headers: Record<string, unknown> }[] = []
  const ask = () => book({ ...bodyFor(), provider_id: studio.professional_id })
  const askAndCancel = async () => {
    const answer = await ask()
    if (answer.status !== 201) return refusals.push(answer)
    ids.push(answer.body.data.id)
    return asCustomer(answer.body.data.id, "cancel")
  }
  const hand = async () => {
    for (let time = 0; time < 150; time += 1) await askAndCancel()
  }
  await Promise.all([hand(), hand(), hand(), hand()])
  expect(ids).toHaveLength(10)
  const refused = refusals.find(({ status, body }) => status === 429 && body.message.includes("within a day"))!
  expect(refused.body.message).toEqual(
    expect.stringMatching(
      `^You have asked ${studio.business_name} for a visit 10 times within a day\\. .* try again in (23 h|24 h|1 day)`,
    ),
  )
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(86_000)
  expect(await toldTo(studio, ids)).toEqual({ letters: [], notices: Array(10).fill("booking_cancelled_by_customer") })
  expect(await toldTo(customer, ids)).toEqual({ letters: [], notices: [] })
  // Others are asked as before; and when the first is a day old, there is room for one more.
  await t.db.deleteFrom("rate_buckets").execute()
  expect((await book()).status).toBe(201)
  expect((await book({ ...bodyFor(), provider_id: studio.professional_id }, stranger.token)).status).toBe(201)
  const aDayAgo = new Date(t.clock.now.getTime() - 86_400_000)
  await t.db.updateTable("bookings").set({ created_at: aDayAgo }).where("id", "=", ids[0]!).execute()
  expect((await ask()).status).toBe(201)
  expect((await ask()).status).toBe(429)
})

test("a request that is cancelled before its letter went out needs none; one that has gone out does", async () => {
  const early = await booked()
  await asCustomer(early, "cancel", { reason: "We moved" })
  expect(await toldTo(professional, [early])).toEqual({ letters: [], notices: ["booking_cancelled_by_customer"] })
  const late = await booked()
  await markMailsSent()
  await asCustomer(late, "cancel")
  expect((await toldTo(professional, [late])).letters).toEqual(["booking_requested", "booking_cancelled_by_customer"])
  // Its calendar has it.
  expect((await toldTo(customer, [late])).letters).toEqual([
    "booking_request_sent",
    "booking_cancelled_by_you_as_customer",
  ])
  // Confirmed, it is known of.
  const confirmed = await booked()
  await asProfessional(confirmed, "status", { status: "confirmed" })
  await asCustomer(confirmed, "cancel")
  expect(await toldTo(professional, [confirmed])).toEqual({
    letters: ["booking_cancelled_by_customer"],
    notices: ["booking_requested, read", "booking_cancelled_by_customer"],
  })
})

test("a letter that is being sent is out: what comes next is told as well", async () => {
  await markMailsSent()
  const id = await booked()
  let cancelled: ReturnType<typeof asCustomer> | undefined
  await t.db.transaction().execute(async (sender) => {
    await sender
      .updateTable("mails")
      .set({ next_try_at: new Date(0) })
      .where("about", "=", id)
      .execute()
    expect(await lockDueMails(sender, 8, 150)).toHaveLength(2)
    cancelled = asCustomer(id, "cancel")
    await untilBlocked(t.db)
  })
  expect((await cancelled!).status).toBe(200)
  expect((await toldTo(professional, [id])).letters).toEqual(["booking_requested", "booking_cancelled_by_customer"])
})

test("other times take each other's place, five of each side, and one taken back needs no letter", async () => {
  const id = await booked()
  await markMailsSent()
  for (let time = 0; time < 5; time += 1)
    expect((await asCustomer(id, "propose", toWire(freeStart()))).status).toBe(200)
  expect(await asCustomer(id, "propose", toWire(freeStart()))).toMatchObject({
    status: 409,
    body: {
      status: "pending",
      message:
        "You have proposed 5 other times for this visit already. Please keep to the time it has, or cancel it and look for another one.",
    },
  })
  const told = await toldTo(professional, [id])
  expect(told.letters).toEqual(["booking_requested", "time_proposed_by_customer"])
  expect(told.notices).toEqual(["booking_requested", "time_proposed_by_customer"])
  await asCustomer(id, "propose/decline")
  expect(await toldTo(professional, [id])).toEqual({
    letters: ["booking_requested"],
    notices: ["booking_requested", "time_withdrawn_by_customer"],
  })
  expect((await asProfessional(id, "propose", toWire(freeStart()))).status).toBe(200)
})

test("who answers has read what asked: the notice is no longer new, and open pages hear of it", async () => {
  const heard = async ({ account_id }: Person) => {
    const events = t.db.selectFrom("events").select("id").where("account_id", "=", account_id)
    return (await events.where("kind", "=", "notifications_changed").execute()).length
  }
  const answers = [
    (id: string) => asProfessional(id, "status", { status: "confirmed" }),
    (id: string) => asProfessional(id, "status", { status: "cancelled" }),
    (id: string) => asProfessional(id, "propose", toWire(freeStart())),
  ]
  for (const answer of answers) {
    const before = await unread(professional)
    const id = await booked()
    expect(await unread(professional)).toBe(before + 1)
    const events = await heard(professional)
    await answer(id)
    expect([await unread(professional), await heard(professional)]).toEqual([before, events + 1])
    expect(await toldTo(professional, [id])).toEqual({ letters: [], notices: ["booking_requested, read"] })
  }
})

test("an answer that is undone has read nothing: the request is new again, and open pages hear of it", async () => {
  const changes = () =>
    t.db
      .selectFrom("events")
      .select("id")
      .where("account_id", "=", professional.account_id)
      .where("kind", "=", "notifications_changed")
      .execute()
  const before = await unread(professional)
  const id = await booked()
  await asProfessional(id, "status", { status: "confirmed" })
  expect(await unread(professional)).toBe(before)
  const heard = await changes()
  for (const time of ["undone", "undone again"]) {
    expect((await asProfessional(id, "undo")).status, time).toBe(200)
    expect(await unread(professional), time).toBe(before + 1)
    expect(await changes(), time).toHaveLength(heard.length + 1)
  }
  // Whoever has read it themselves has read it.
  await t.call("POST", "/notifications/read-all", { token: professional.token, body: {} })
  t.clock.now = new Date(t.clock.now.getTime() + 1)
  await asProfessional(id, "status", { status: "confirmed" })
  await asProfessional(id, "undo")
  expect(await unread(professional)).toBe(0)
  expect((await changes()).length).toBe(heard.length + 2)
})

test.each(["accept", "decline"])(
  "another time counts as read once somebody has pressed %s; so does a word against a visit",
  async (act) => {
    const id = await booked()
    const before = await unread(customer)
    await asProfessional(id, "propose", toWire(freeStart()))
    expect(await unread(customer)).toBe(before + 1)
    expect((await asCustomer(id, `propose/${act}`)).status).toBe(200)
    expect(await unread(customer)).toBe(before)
    expect((await toldTo(customer, [id])).letters).toEqual(act === "accept" ? ["time_accepted_by_you_as_customer"] : [])
    const begun = new Date(t.clock.now.getTime() - 60_000)
    await t.db.updateTable("bookings").set({ status: "confirmed", starts_at: begun }).where("id", "=", id).execute()
    await asProfessional(id, "no_show", { reason: "Nobody opened." })
    expect(await unread(customer)).toBe(before + 1)
    await asCustomer(id, "no_show", { reason: "I was in." })
    expect(await unread(customer)).toBe(before)
    await endUndoWindow()
  },
)
