/** Another time from either side: the old one is kept until the other side has said yes, and the new one is really free. */
import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { untilBlocked } from "../../../test/blocked.ts"
import { type BookingDesk, openBookingDesk } from "../../../test/booking-desk.ts"
import type { Person } from "../../../test/people.ts"
import { scaleLimits } from "../../platform/http/limits.server.ts"
import { toWire } from "../booking-time.rules.ts"
import { endTakenProposals } from "./proposal-taken.server.ts"

let { t, customer, stranger, professional, rival, freeStart, bodyFor, book, endUndoWindow, mailsTo, noticesOf } =
  {} as BookingDesk
beforeAll(async () => {
  const desk = await openBookingDesk()
  ;({ t, customer, stranger, professional, rival, freeStart, bodyFor, book, endUndoWindow, mailsTo, noticesOf } = desk)
})
// So that the next test has the calendar to itself.
afterEach(() => t.db.updateTable("bookings").set({ status: "cancelled", held_until: null }).execute())
afterAll(() => t.close())

const booked = async (startsAt = freeStart(), who: Person = customer) =>
  (await book(bodyFor(startsAt), who.token)).body.data.id as string
const at = (id: string) => `/provider/${professional.professional_id}/bookings/${id}`
const asCustomer = (id: string, act: string, body: object = {}, who: Person = customer) =>
  t.call("POST", `/user/bookings/${id}/${act}`, { token: who.token, body })
const asProfessional = (id: string, act: string, body: object = {}) =>
  t.call("POST", `${at(id)}/${act}`, { token: professional.token, body })
const confirm = async (id: string) => {
  const answer = await asProfessional(id, "status", { status: "confirmed" })
  await endUndoWindow()
  return answer
}
const HOUR = 3_600_000
const iso = (start: Date) => start.toISOString().replace(".000Z", "Z")
const shown = async (id: string) => (await t.call("GET", at(id), { token: professional.token })).body.booking

test("proposed by the professional, accepted by the customer: confirmed for the new time", async () => {
  const [before, after] = [freeStart(), freeStart()]
  const id = await booked(before)
  expect(await asProfessional(id, "propose", toWire(after))).toMatchObject({
    status: 200,
    body: {
      message: "New time proposed",
      booking: {
        status: "pending",
        start_time: iso(before),
        proposal: { by: "professional", start_time: iso(after), end_time: iso(new Date(after.getTime() + 5_400_000)) },
      },
    },
  })
  expect((await noticesOf(customer))[0]).toMatchObject({
    title: "Another time proposed",
    link: `/user/bookings?booking=${id}`,
  })
  expect((await mailsTo(customer.email))[0]?.text).toMatch(/Other time/)
  // The old one stays taken until then.
  expect((await book(bodyFor(before), stranger.token)).status).toBe(409)

  const accepted = await asCustomer(id, "propose/accept", { start_time: iso(after) })
  expect(accepted.body.booking).toMatchObject({ status: "confirmed", start_time: iso(after), proposal: null })
  expect(accepted.body.booking.history.at(-1)).toMatchObject({
    kind: "proposal_accepted",
    by: "customer",
    proposed_time: iso(after),
  })
  expect((await noticesOf(professional))[0]).toMatchObject({ title: "New time accepted", audience: "provider" })
  expect((await mailsTo(professional.email))[0]?.text).not.toMatch(/Other time/)
  for (const { token } of [customer, professional]) {
    const { body } = await t.call("GET", "/user/activity?limit=1", { token })
    expect(body.activities[0]).toMatchObject({ action: "accept_time", action_display: "New time accepted" })
  }
  expect((await book(bodyFor(before), stranger.token)).status).toBe(201)
})

test("proposed by the customer for a confirmed visit, declined: it keeps its time, and both read so", async () => {
  const [before, after] = [freeStart(), freeStart()]
  const id = await booked(before)
  await confirm(id)
  await asCustomer(id, "propose", toWire(after))
  expect((await noticesOf(professional))[0].title).toBe("Another time proposed")
  const waiting = async () =>
    (await t.call("GET", `${at("")}?waits_for=me`.replace("/?", "?"), { token: professional.token })).body.bookings
  expect((await waiting()).map((one: { id: string }) => one.id)).toEqual([id])
  const { body } = await asProfessional(id, "propose/decline")
  expect(body).toMatchObject({
    message: "New time declined",
    booking: { status: "confirmed", start_time: iso(before), proposal: null },
  })
  expect(await waiting()).toEqual([])
  expect((await noticesOf(customer))[0].message).toMatch(/cannot take .+ keeps its time/)
  expect((await asProfessional(id, "propose/accept")).body.message).toBe("There is no longer another time to answer.")
})

test("a newer one takes the place of one's own, never of the other side's", async () => {
  const id = await booked()
  const [first, second] = [freeStart(), freeStart()]
  await asCustomer(id, "propose", toWire(first))
  expect((await asCustomer(id, "propose", toWire(second))).body.booking.proposal.start_time).toBe(iso(second))
  const refused = await asProfessional(id, "propose", toWire(freeStart()))
  expect(refused).toMatchObject({ status: 409, body: { status: "pending" } })
  expect(refused.body.message).toBe(
    `${customer.full_name} has proposed another time first. Accept or decline that one.`,
  )
  // What the professional has seen is not what is proposed now.
  expect((await asProfessional(id, "propose/accept", { start_time: iso(first) })).body.message).toBe(
    `${customer.full_name} has proposed a newer time meanwhile. Please look at that one.`,
  )
  expect((await asCustomer(id, "propose/accept")).body.message).toMatch(/^You proposed this time/)
  const withdrawn = await asCustomer(id, "propose/decline")
  expect(withdrawn.body).toMatchObject({ message: "Proposal withdrawn", booking: { proposal: null } })
  expect((await noticesOf(professional))[0].title).toBe("New time withdrawn")
})

test("who proposes and takes back without end is asked to wait, whichever of the two it is", async () => {
  const id = await booked()
  await t.db.deleteFrom("rate_buckets").execute()
  scaleLimits(3 / 60)
  try {
    const answers = []
    for (const act of ["propose", "propose/decline", "propose", "propose/decline", "propose/accept"])
      answers.push(await asCustomer(id, act, act === "propose" ? toWire(freeStart()) : {}))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429])
  } finally {
    scaleLimits(1000)
  }
})

test("pressed twice it is told once", async () => {
  const id = await booked()
  const body = toWire(freeStart())
  const answers = await Promise.all([asCustomer(id, "propose", body), asCustomer(id, "propose", body)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect((await shown(id)).history.filter(({ kind }: { kind: string }) => kind === "proposed")).toHaveLength(1)
})

test.each([
  [{}, "booking_date", "Please select a date and time for your booking"],
  [{ booking_date: "2026-02-30", booking_time: "10:00" }, "booking_date", "Please enter a valid booking date"],
  [{ booking_date: "2999-01-01", booking_time: "25:00" }, "booking_time", "Please enter a valid booking time"],
  [{ booking_date: "2020-01-01", booking_time: "10:00" }, "booking_date", "Please select a future date and time"],
  [{ booking_date: "2999-01-01", booking_time: "10:00" }, "booking_date", "within the next 365 days"],
  [{ booking_date: 7, booking_time: [] }, "booking_time", ""],
])("%j is no time: 422 at its field", async (body, field, texts) => {
  const id = await booked()
  for (const answer of [await asCustomer(id, "propose", body), await asProfessional(id, "propose", body)]) {
    expect(answer.status).toBe(422)
    expect(answer.body.errors[field]).toContain(texts)
  }
})

test("the time that it has, a taken one and one outside of kept hours are refused, with the nearest free ones", async () => {
  const start = freeStart()
  const id = await booked(start)
  expect((await asCustomer(id, "propose", toWire(start))).body.errors.booking_date).toBe(
    "The visit already has this time",
  )
  const theirs = freeStart()
  await booked(theirs, stranger)
  const overlapping = toWire(new Date(theirs.getTime() + 1_800_000))
  for (const answer of [
    await asCustomer(id, "propose", overlapping),
    await asProfessional(id, "propose", overlapping),
  ]) {
    expect(answer).toMatchObject({
      status: 409,
      body: { message: "This time has just been taken. Please choose another.", nearest: expect.any(Array) },
    })
    expect(answer.body.nearest.length).toBe(3)
  }
  // Half an hour later it overlaps with itself alone.
  expect((await asCustomer(id, "propose", toWire(new Date(start.getTime() + 1_800_000)))).status).toBe(200)
})

test("who cannot be booked at the moment is not asked for another time, but the visit can be cancelled", async () => {
  const id = await booked()
  const account = t.db.updateTable("accounts").where("id", "=", professional.account_id)
  await account.set({ deletion_due_at: new Date(t.clock.now.getTime() + 86_400_000) }).execute()
  const refused = await asCustomer(id, "propose", toWire(freeStart()))
  const cancelled = await asCustomer(id, "cancel")
  await account.set({ deletion_due_at: null }).execute()
  expect(refused).toMatchObject({
    status: 409,
    body: {
      message:
        "Pethkar & Rao Interiors cannot be booked at the moment, so no other time can be proposed. You can still cancel.",
      status: "pending",
    },
  })
  expect(cancelled).toMatchObject({ status: 200, body: { booking: { status: "cancelled" } } })
})

test("who keeps hours is asked for a time within them, and may propose any that is free", async () => {
  const { professional_id } = professional
  const id = await booked()
  await t.db.insertInto("availabilities").values({ professional_id }).execute()
  await t.db
    .insertInto("weekly_hours")
    .values({ professional_id, weekday: 1, from_minute: 600, to_minute: 720 })
    .execute()
  const week = 7 * 86_400_000
  const monday = new Date(Math.ceil(t.clock.now.getTime() / week) * week + 4 * 86_400_000 + week)
  const [within, outside] = [5, 10].map((hours) => toWire(new Date(monday.getTime() + hours * 3_600_000)))
  const early = toWire(new Date(Math.ceil(t.clock.now.getTime() / HOUR) * HOUR + HOUR))
  const between = toWire(new Date(monday.getTime() + 4.75 * HOUR))
  for (const [wish, sentence] of [
    [outside, "This time is outside the hours that this professional keeps. Please choose another."],
    [early, "This time is too soon: this professional needs more notice. Please choose a later one."],
    [between, "Visits with this professional do not start at this time. Please choose another."],
  ] as const) {
    const { status, body } = await asCustomer(id, "propose", wish!)
    expect([status, body.message, body.nearest.length]).toEqual([409, sentence, 3])
    const asked = await book({ ...bodyFor(), ...wish }, stranger.token)
    expect([asked.status, asked.body.message, asked.body.nearest.length]).toEqual([409, sentence, 3])
  }
  for (const booking_date of ["2999-01-02", "9999-12-31"]) {
    const { status, body } = await asCustomer(id, "propose", { booking_date, booking_time: "05:00" })
    expect([status, body.message]).toEqual([409, expect.stringContaining("can be booked until")])
  }
  expect((await asCustomer(id, "propose", within!)).status).toBe(200)
  await asCustomer(id, "propose/decline")
  expect((await asProfessional(id, "propose", outside!)).status).toBe(200)
  expect((await asCustomer(id, "propose/accept")).body.booking.status).toBe("confirmed")
  await t.db.deleteFrom("availabilities").where("professional_id", "=", professional_id).execute()
})

test("a proposal is over when either start has come, and when the booking has ended", async () => {
  const id = await booked()
  await confirm(id)
  await asCustomer(id, "propose", toWire(freeStart()))
  const gone = { proposed_start: new Date(t.clock.now.getTime() - 1000) }
  await t.db.updateTable("bookings").set(gone).where("id", "=", id).execute()
  expect((await asProfessional(id, "propose/accept")).body.message).toBe("There is no longer another time to answer.")
  await asCustomer(id, "propose", toWire(freeStart()))
  const started = { starts_at: new Date(t.clock.now.getTime() - 1000), ends_at: t.clock.now }
  await t.db.updateTable("bookings").set(started).where("id", "=", id).execute()
  expect((await asProfessional(id, "propose/accept")).body.message).toBe("There is no longer another time to answer.")
  expect((await asCustomer(id, "propose", toWire(freeStart()))).body.message).toBe(
    "This booking has ended, so it cannot be moved.",
  )
  const running = { ends_at: new Date(t.clock.now.getTime() + 1000) }
  await t.db
    .updateTable("bookings")
    .set({ ...running, status: "confirmed" })
    .where("id", "=", id)
    .execute()
  expect((await asCustomer(id, "propose", toWire(freeStart()))).body.message).toBe(
    "This visit has started, so it cannot be moved.",
  )
  const ended = await booked()
  await asCustomer(ended, "propose", toWire(freeStart()))
  await asCustomer(ended, "cancel")
  expect((await shown(ended)).proposal).toBeNull()
  expect((await asCustomer(ended, "propose", toWire(freeStart()))).body.message).toBe(
    "This booking has ended, so it cannot be moved.",
  )
})

test("another's booking and a wrong id are not there", async () => {
  const id = await booked()
  const body = toWire(freeStart())
  for (const act of ["propose", "propose/accept", "propose/decline"]) {
    expect((await asCustomer(id, act, body, stranger)).status).toBe(404)
    expect((await asCustomer("no-such-id", act, body)).status).toBe(404)
    const path = `/provider/${rival.professional_id}/bookings/${id}/${act}`
    expect((await t.call("POST", path, { token: rival.token, body })).status).toBe(404)
  }
})

test.each([
  ["accept", "proposal_accepted", "New time accepted"],
  ["decline", "proposal_declined", "New time declined"],
])("pressed in three windows, %s is done once, and all read so", async (act, kind, message) => {
  const id = await booked()
  const start = freeStart()
  await asCustomer(id, "propose", toWire(start))
  const press = () => asProfessional(id, `propose/${act}`, { start_time: iso(start) })
  for (const answer of await Promise.all([press(), press(), press()]))
    expect(answer).toMatchObject({ status: 200, body: { message, booking: { proposal: null } } })
  expect((await shown(id)).history.filter((step: { kind: string }) => step.kind === kind)).toHaveLength(1)
  const theirs = (await noticesOf(customer)) as { link: string; title: string }[]
  expect(theirs.filter(({ link, title }) => link.includes(id) && title === message)).toHaveLength(1)
  // Who has only been answered has not accepted it.
  expect((await asCustomer(id, "propose/accept")).body.message).toBe("There is no longer another time to answer.")
})

test("of two bookings that would go to one time the first goes there; the other reads so, and its proposal is over", async () => {
  const free = freeStart()
  const ids = [await booked(), await booked(freeStart(), stranger)] as const
  for (const id of ids) expect((await asProfessional(id, "propose", toWire(free))).status).toBe(200)
  const answers = await Promise.all([
    asCustomer(ids[0], "propose/accept"),
    asCustomer(ids[1], "propose/accept", {}, stranger),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const loser = answers.findIndex(({ status }) => status === 409)
  expect(answers[loser]!.body.message).toBe("This time has just been taken. Please choose another.")
  expect(answers[loser]!.body.nearest).toHaveLength(3)
  await endTakenProposals(t.db, t.clock.now)
  expect(await shown(ids[loser]!)).toMatchObject({ status: "pending", proposal: null })
})

test("a no names the time it is about: asked for again it does not decline a newer one", async () => {
  const id = await booked()
  const [first, second] = [freeStart(), freeStart()]
  const decline = (start: Date) => asCustomer(id, "propose/decline", { start_time: iso(start) })
  await asProfessional(id, "propose", toWire(first))
  expect((await decline(first)).status).toBe(200)
  await asProfessional(id, "propose", toWire(second))
  expect(await decline(first)).toMatchObject({
    status: 200,
    body: { message: "New time declined", booking: { proposal: { start_time: iso(second) } } },
  })
  expect(await decline(freeStart())).toMatchObject({ status: 409, body: { status: "pending" } })
  expect((await decline(second)).body.booking.proposal).toBeNull()
})

test("accepted while somebody asks for that time: one of both has it", async () => {
  const free = freeStart()
  const id = await booked()
  await asProfessional(id, "propose", toWire(free))
  const answers = await Promise.all([asCustomer(id, "propose/accept"), book(bodyFor(free), stranger.token)])
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(1)
  expect(answers.filter(({ status }) => status < 300)).toHaveLength(1)
})

test("proposed and cancelled at once: it is cancelled, and nothing is proposed any more", async () => {
  const id = await booked()
  const body = toWire(freeStart())
  let proposed: ReturnType<typeof asProfessional> | undefined
  await t.db.transaction().execute(async (ahead) => {
    await ahead.selectFrom("bookings").select("id").where("id", "=", id).forUpdate().execute()
    proposed = asProfessional(id, "propose", body)
    await untilBlocked(t.db)
    await ahead.updateTable("bookings").set({ status: "cancelled" }).where("id", "=", id).execute()
  })
  expect(await proposed!).toMatchObject({
    status: 409,
    body: { message: "This booking has ended, so it cannot be moved.", status: "cancelled" },
  })
})

test("a request whose customer would rather have another time is not confirmed by the way", async () => {
  const id = await booked()
  await asCustomer(id, "propose", toWire(freeStart()))
  expect(await asProfessional(id, "status", { status: "confirmed" })).toMatchObject({
    status: 409,
    body: { message: `${customer.full_name} has proposed another time. Accept or decline that one first.` },
  })
  await asProfessional(id, "propose/decline")
  expect((await asProfessional(id, "status", { status: "confirmed" })).status).toBe(200)
})

test("the professional's own answer to the request ends what they have proposed", async () => {
  const id = await booked()
  await asProfessional(id, "propose", toWire(freeStart()))
  await confirm(id)
  expect(await shown(id)).toMatchObject({ status: "confirmed", proposal: null })
})
