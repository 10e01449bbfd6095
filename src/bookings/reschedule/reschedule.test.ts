/** A request that nobody has answered is moved by its customer to another free time, at once and not again and again. */
import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { type BookingDesk, openBookingDesk } from "../../../test/booking-desk.ts"
import { toWire } from "../booking-time.rules.ts"

let { t, customer, stranger, professional, freeStart, bodyFor, book, mailsTo, noticesOf } = {} as BookingDesk
beforeAll(async () => {
  const desk = await openBookingDesk()
  ;({ t, customer, stranger, professional, freeStart, bodyFor, book, mailsTo, noticesOf } = desk)
})
// So that the next test has the calendar to itself.
afterEach(() => t.db.updateTable("bookings").set({ status: "cancelled", held_until: null }).execute())
afterAll(() => t.close())

const HOUR = 3_600_000
const onWire = (start: Date) => start.toISOString().replace(".000Z", "Z")
const asked = async (start = freeStart()) => (await book(bodyFor(start))).body.data
const move = (id: string, start: Date, token = customer.token) =>
  t.call("POST", `/user/bookings/${id}/move`, { token, body: toWire(start) })
const eventsOf = (id: string) =>
  t.db.selectFrom("booking_events").select("kind").where("booking_id", "=", id).where("kind", "=", "moved").execute()
const mailsOf = async ({ email }: { email: string }) =>
  (await mailsTo(email)).filter(({ subject }) => /^Request moved/.test(subject))
const asProfessional = (path: string, body: object = {}) =>
  t.call("POST", `/provider/${professional.professional_id}/bookings/${path}`, { token: professional.token, body })

test("to a free time at once: it takes that one, the old one is free, and the professional is told", async () => {
  const old = freeStart()
  const [{ id }, to] = [await asked(old), new Date(freeStart().getTime() + 20 * HOUR)]
  const answer = await move(id, to)
  expect(answer).toMatchObject({ status: 200, body: { message: "Request moved" } })
  expect(answer.body.booking).toMatchObject({
    id,
    status: "pending",
    start_time: onWire(to),
    proposal: null,
    duration: 90,
  })
  // Due anew: half of what is left until the new time.
  const half = (t.clock.now.getTime() + to.getTime()) / 2
  expect(Math.abs(Date.parse(answer.body.booking.answer_due_at) - half)).toBeLessThanOrEqual(1000)
  expect(answer.body.booking.history.at(-1)).toMatchObject({
    ...{ kind: "moved", by: "customer", status: "pending", proposed_time: onWire(to) },
  })
  expect((await book(bodyFor(old), stranger.token)).status).toBe(201)
  expect((await book(bodyFor(to), stranger.token)).status).toBe(409)
  expect((await noticesOf(professional)).find(({ title }: { title: string }) => /moved/.test(title))).toMatchObject({
    title: "Request moved to another time",
    message: expect.stringMatching(/^Meera Joshi \d+ now asks for .+ instead of .+\. Your answer is due by .+\.$/),
  })
  expect(await mailsOf(professional)).toHaveLength(1)
  expect((await mailsOf(customer))[0]!.text).toMatch(/If they don't answer by .+, the request ends by itself/)
})

test("asked again, as after an answer that was lost, it is there already and nobody hears of it twice", async () => {
  const [{ id }, to] = [await asked(), freeStart()]
  const before = (await mailsOf(professional)).length
  const first = await move(id, to)
  const again = await move(id, to)
  expect(again).toMatchObject({ status: 200, body: first.body })
  expect(await eventsOf(id)).toHaveLength(1)
  expect(await mailsOf(professional)).toHaveLength(before + 1)
})

test("a taken time is refused with the nearest free ones, and of two who want one time one has it", async () => {
  const [taken, { id }] = [freeStart(), await asked()]
  await book(bodyFor(taken), stranger.token)
  const refused = await move(id, taken)
  expect(refused).toMatchObject({
    status: 409,
    body: { message: "This time has just been taken. Please choose another.", nearest: expect.any(Array) },
  })
  expect(refused.body.nearest.length).toBeGreaterThan(0)
  const wanted = freeStart()
  const answers = await Promise.all([move(id, wanted), book(bodyFor(wanted), stranger.token)])
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(1)
  const stands = t.db.selectFrom("bookings").select("id").where("status", "=", "pending")
  expect(await stands.where("starts_at", "=", wanted).execute()).toHaveLength(1)
  // Its own time is in nobody's way.
  const now = (await t.call("GET", `/user/bookings/${id}`, { token: customer.token })).body.booking.start_time
  expect((await move(id, new Date(Date.parse(now) + HOUR / 2))).status).toBe(200)
})

test("of what is somebody else's or not there nothing is said", async () => {
  const [{ id }, to] = [await asked(), freeStart()]
  expect((await move(id, to, stranger.token)).status).toBe(404)
  expect((await move("nothing", to)).status).toBe(404)
  expect((await move(id, to, professional.token)).status).toBe(403)
  expect((await move(id, new Date(t.clock.now.getTime() - HOUR))).status).toBe(422)
})

test("what is no request any more is not moved, and the answer says how it stands", async () => {
  const [confirmed, cancelled, lapsed] = [await asked(), await asked(), await asked()]
  await asProfessional(`${confirmed.id}/status`, { status: "confirmed" })
  await t.call("POST", `/user/bookings/${cancelled.id}/cancel`, { token: customer.token, body: {} })
  const over = { answer_due_at: t.clock.now }
  await t.db.updateTable("bookings").set(over).where("id", "=", lapsed.id).execute()
  const to = freeStart()
  expect(await move(confirmed.id, to)).toMatchObject({ status: 409, body: { status: "confirmed" } })
  for (const { id } of [cancelled, lapsed])
    expect(await move(id, to)).toMatchObject({ status: 409, body: { status: "cancelled" } })
})

test("three times, and never due later than 48 hours after it was asked for", async () => {
  const { id } = await asked()
  const ago = (hours: number) => new Date(t.clock.now.getTime() - hours * HOUR)
  const made = { created_at: ago(40), answer_due_at: ago(-1) }
  await t.db.updateTable("bookings").set(made).where("id", "=", id).execute()
  const before = (await mailsOf(professional)).length
  for (const _ of [1, 2, 3]) {
    const answer = await move(id, new Date(freeStart().getTime() + 200 * HOUR))
    expect(answer.status).toBe(200)
    const latest = made.created_at.getTime() + 48 * HOUR
    expect(Math.floor(latest / 1000)).toBe(Date.parse(answer.body.booking.answer_due_at) / 1000)
  }
  expect(await move(id, freeStart())).toMatchObject({
    status: 409,
    body: { status: "pending", message: expect.stringContaining("3 times") },
  })
  // Each takes the place of the one before, which has not gone out.
  expect(await mailsOf(professional)).toHaveLength(before + 1)
})

test("another time that was proposed is over with it", async () => {
  const { id } = await asked()
  const proposed = new Date(freeStart().getTime() + 100 * HOUR)
  await asProfessional(`${id}/propose`, toWire(proposed))
  expect((await move(id, freeStart())).body.booking.proposal).toBeNull()
  const accept = await t.call("POST", `/user/bookings/${id}/propose/accept`, { token: customer.token, body: {} })
  expect(accept.status).toBe(409)
  // The professional answers the time that is asked for now.
  expect((await asProfessional(`${id}/status`, { status: "confirmed" })).status).toBe(200)
})
