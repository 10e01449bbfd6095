/** A proposed time is not held: who books it has it, and the proposal ends for both sides. */
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from "vitest"
import { untilBlocked } from "../../../test/blocked.ts"
import { type BookingDesk, openBookingDesk } from "../../../test/booking-desk.ts"
import type { Log } from "../../platform/log.server.ts"
import { toWire } from "../booking-time.rules.ts"
import { endTakenProposals, openProposalEnder } from "./proposal-taken.server.ts"

let { t, customer, stranger, professional, freeStart, bodyFor, book, mailsTo, noticesOf } = {} as BookingDesk
beforeAll(async () => {
  const desk = await openBookingDesk()
  ;({ t, customer, stranger, professional, freeStart, bodyFor, book, mailsTo, noticesOf } = desk)
})
// So that the next test has the calendar to itself.
afterEach(() => t.db.updateTable("bookings").set({ status: "cancelled", held_until: null }).execute())
afterAll(() => t.close())

const booked = async (startsAt = freeStart(), { token } = customer) =>
  (await book(bodyFor(startsAt), token)).body.data.id as string
const at = (id: string) => `/provider/${professional.professional_id}/bookings/${id}`
const asCustomer = (id: string, act: string, body: object = {}) =>
  t.call("POST", `/user/bookings/${id}/${act}`, { token: customer.token, body })
const asProfessional = (id: string, act: string, body: object = {}) =>
  t.call("POST", `${at(id)}/${act}`, { token: professional.token, body })
const iso = (start: Date) => start.toISOString().replace(".000Z", "Z")
const shown = async (id: string) => (await t.call("GET", at(id), { token: professional.token })).body.booking

/** Somebody has booked the time that is proposed for it. */
const lost = async () => {
  const [old, free] = [freeStart(), freeStart()]
  const id = await booked(old)
  await asProfessional(id, "propose", toWire(free))
  expect((await book(bodyFor(free), stranger.token)).status).toBe(201)
  return { id, old, free }
}
const titlesAbout = async (id: string, { token }: { token: string }) =>
  ((await noticesOf({ token })) as { link: string; title: string; message: string }[]).filter(({ link }) =>
    link.includes(id),
  )

test("a proposed time is not held: who books it ends the proposal, and both sides are told, once", async () => {
  const { id, old, free } = await lost()
  const ended = await Promise.all([1, 2, 3].map(() => endTakenProposals(t.db, t.clock.now)))
  expect(ended.toSorted()).toEqual([0, 0, 1])
  const booking = await shown(id)
  expect(booking).toMatchObject({ status: "pending", start_time: iso(old), proposal: null })
  expect(booking.history.at(-1)).toMatchObject({ kind: "proposal_taken", by: "nobody", proposed_time: iso(free) })
  for (const person of [customer, professional]) {
    const [newest] = await titlesAbout(id, person)
    expect(newest).toMatchObject({
      title: "Proposed time taken",
      message: expect.stringMatching(/^Someone else booked .+ keeps its time, /),
    })
    const letters = (await mailsTo(person.email)).filter(({ text }) => text.includes(id))
    expect(letters.filter(({ subject }) => subject.startsWith("Proposed time taken"))).toHaveLength(1)
    // What asked for an answer that cannot be given any more is gone.
    expect(letters.filter(({ subject }) => subject.startsWith("Another time proposed"))).toEqual([])
  }
  // The request itself can be answered.
  expect((await asProfessional(id, "status", { status: "confirmed" })).status).toBe(200)
})

test("of a request whose time to answer is over the clock tells, and no taken time", async () => {
  const { id } = await lost()
  const due = new Date(t.clock.now.getTime() - 1000)
  await t.db.updateTable("bookings").set({ answer_due_at: due }).where("id", "=", id).execute()
  expect(await endTakenProposals(t.db, t.clock.now)).toBe(0)
  expect((await shown(id)).history.at(-1)).not.toMatchObject({ kind: "proposal_taken" })
})

test("accepted too late it is a taken time, with the nearest free ones, and the proposal is over by then", async () => {
  const { id, free } = await lost()
  for (const body of [{ start_time: iso(free) }, {}]) {
    const answer = await asCustomer(id, "propose/accept", body)
    expect(answer).toMatchObject({
      status: 409,
      body: { message: "This time has just been taken. Please choose another.", nearest: expect.any(Array) },
    })
    expect(answer.body.nearest).toHaveLength(3)
    expect((await shown(id)).proposal).toBeNull()
  }
  expect((await titlesAbout(id, customer))[0]?.title).toBe("Proposed time taken")
  expect((await asCustomer(id, "propose", toWire(freeStart()))).status).toBe(200)
})

test("the process where it was booked ends it by itself, as long as it lives", async () => {
  const close = openProposalEnder({ db: t.db, clock: () => t.clock.now, log: t.app.log as Log })
  onTestFinished(close)
  const { id } = await lost()
  await expect.poll(async () => (await shown(id)).proposal).toBeNull()
  const kept = await booked()
  await asProfessional(kept, "propose", toWire(freeStart()))
  await booked(freeStart(), stranger)
  await close()
  expect((await shown(kept)).proposal).toMatchObject({ by: "professional" })
})

test("booked while it is proposed, in either order, the proposal does not outlive it", async () => {
  const free = freeStart()
  const id = await booked()
  let both: Promise<[{ status: number }, { status: number }]> | undefined
  await t.db.transaction().execute(async (ahead) => {
    await ahead.selectFrom("bookings").select("id").where("id", "=", id).forUpdate().execute()
    const proposed = asCustomer(id, "propose", toWire(free))
    await untilBlocked(t.db)
    // It stands in line behind the proposal, which it has not seen when it began.
    both = Promise.all([proposed, book(bodyFor(free), stranger.token)])
    await untilBlocked(t.db, 2)
  })
  expect((await both!).map(({ status }) => status)).toEqual([200, 201])
  expect(await endTakenProposals(t.db, t.clock.now)).toBe(1)
  expect((await shown(id)).proposal).toBeNull()
})
