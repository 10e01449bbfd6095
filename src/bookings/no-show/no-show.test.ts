/** A visit that did not take place: who may say so and when, and that both statements stand. */
import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { type BookingDesk, openBookingDesk } from "../../../test/booking-desk.ts"
import { completePastVisits } from "../booking.jobs.server.ts"
import type { Status } from "../booking.rules.ts"

let { t, customer, stranger, professional, rival, freeStart, bodyFor, book, endUndoWindow, mailsTo, noticesOf } =
  {} as BookingDesk
beforeAll(async () => {
  const desk = await openBookingDesk()
  ;({ t, customer, stranger, professional, rival, freeStart, bodyFor, book, endUndoWindow, mailsTo, noticesOf } = desk)
})
// So that the next test has the calendar to itself.
afterEach(() => t.db.updateTable("bookings").set({ status: "cancelled", held_until: null }).execute())
afterAll(() => t.close())

const HOUR = 3_600_000
/** A booking that started so many hours ago. */
const visited = async (status: Status, hours = 1) => {
  const { id } = (await book(bodyFor(freeStart()))).body.data
  const starts_at = new Date(t.clock.now.getTime() - hours * HOUR)
  const ends_at = new Date(starts_at.getTime() + 1.5 * HOUR)
  await t.db.updateTable("bookings").set({ status, starts_at, ends_at }).where("id", "=", id).execute()
  return id as string
}
const asCustomer = (id: string, reason: unknown = "Nobody came.", { token } = customer) =>
  t.call("POST", `/user/bookings/${id}/no_show`, { token, body: { reason } })
const asProfessional = (id: string, reason: unknown = "Nobody opened.", by = professional) =>
  t.call("POST", `/provider/${by.professional_id}/bookings/${id}/no_show`, { token: by.token, body: { reason } })
const setStatus = (id: string, status: string) =>
  t.call("POST", `/provider/${professional.professional_id}/bookings/${id}/status`, {
    token: professional.token,
    body: { status },
  })

test("said by the customer and answered by the professional: cancelled, and both statements stand", async () => {
  const id = await visited("confirmed")
  expect(await asCustomer(id)).toMatchObject({
    status: 200,
    body: { message: "Noted: the visit did not take place", booking: { status: "cancelled" } },
  })
  expect((await noticesOf(professional))[0]).toMatchObject({
    title: "Visit did not take place",
    message: expect.stringMatching(/You can add what you know; both statements stand\. “Nobody came\.”$/),
    link: `/provider/bookings?booking=${id}`,
  })
  const { body } = await asProfessional(id, "I rang twice.")
  expect(body.message).toBe("Your answer stands beside theirs")
  expect(body.booking.history.slice(-2)).toMatchObject([
    { kind: "no_show", by: "customer", reason: "Nobody came.", status: "cancelled" },
    { kind: "no_show_answer", by: "professional", reason: "I rang twice.", status: "cancelled" },
  ])
  expect((await mailsTo(customer.email))[0]?.text).toContain("I rang twice.")
  for (const { token } of [customer, professional]) {
    const { body } = await t.call("GET", "/user/activity?limit=1", { token })
    expect(body.activities[0]).toMatchObject({ action: "no_show_answer", action_display: "Answered about a visit" })
  }
})

test("what is marked as completed stays so: the customer's word stands beside it", async () => {
  const id = await visited("confirmed")
  await setStatus(id, "completed")
  expect((await asCustomer(id)).body.booking.status).toBe("completed")
  // That it was marked is told first, and cannot be taken back from under their word.
  expect((await noticesOf(customer))[0].title).toBe("Booking completed")
  const undone = await t.call("POST", `/provider/${professional.professional_id}/bookings/${id}/undo`, {
    token: professional.token,
    body: {},
  })
  expect(undone.status).toBe(409)
  expect(await endUndoWindow()).toBe(0)
  expect((await asProfessional(id)).body.booking.status).toBe("completed")
})

test.each([
  ["before the start", "confirmed", -1, 409, "The visit has not started yet. Until then it can be cancelled."],
  ["of a request", "pending", 1, 409, "This booking is cancelled, so there is no visit to speak of."],
  ["of what was cancelled", "cancelled", 1, 409, "This booking is cancelled, so there is no visit to speak of."],
  ["a month later", "confirmed", 31 * 24, 409, "The visit was more than 30 days ago."],
] as const)("%s it cannot be said", async (_when, status, hours, answer, message) => {
  const id = await visited(status, hours)
  for (const report of [asCustomer, asProfessional])
    expect(await report(id)).toMatchObject({ status: answer, body: { message } })
})

test("said again in the same words it stands once; other words come too late, and a completion says that it took place", async () => {
  const id = await visited("confirmed")
  const same = await Promise.all([asCustomer(id), asCustomer(id)])
  expect(same.map(({ status, body }) => [status, body.message])).toEqual(
    Array(2).fill([200, "Noted: the visit did not take place"]),
  )
  const notices = (await noticesOf(professional)) as { link: string; title: string }[]
  expect(notices.filter(({ link, title }) => link.includes(id) && title.startsWith("Visit"))).toHaveLength(1)
  expect(await asCustomer(id, "Somebody else came.")).toMatchObject({
    status: 409,
    body: { message: "You have said already what happened." },
  })
  for (const _time of [1, 2]) expect((await asProfessional(id)).body.message).toBe("Your answer stands beside theirs")
  const completed = await visited("completed")
  expect((await asProfessional(completed)).body.message).toBe(
    "This booking is completed, so there is no visit to speak of.",
  )
})

test("both sides at once: one says it, the other answers", async () => {
  const id = await visited("confirmed")
  const answers = await Promise.all([asCustomer(id), asProfessional(id)])
  expect(answers.map(({ body }) => body.message).toSorted()).toEqual([
    "Noted: the visit did not take place",
    "Your answer stands beside theirs",
  ])
})

test("said while it is marked as completed: whichever comes first, both are answered in a sentence", async () => {
  const id = await visited("confirmed")
  const [said, completed] = await Promise.all([asCustomer(id), setStatus(id, "completed")])
  expect(said.status).toBe(200)
  if (completed.status !== 200) expect(completed.body.message).toContain("cancelled now")
})

test.each([
  ["", "Please say what happened"],
  [undefined, "Please say what happened"],
  ["   ", "Please say what happened"],
  [7, "Please enter a valid statement"],
  ["x".repeat(501), "500"],
])("%j is no statement", async (reason, texts) => {
  const id = await visited("confirmed")
  for (const report of [asCustomer, asProfessional]) {
    const { status, body } = await report(id, reason === undefined ? null : reason)
    expect(status).toBe(422)
    expect(body.errors.reason).toContain(texts)
  }
})

test("another's visit and a wrong id are not there", async () => {
  const id = await visited("confirmed")
  expect((await asCustomer(id, "x", stranger)).status).toBe(404)
  expect((await asCustomer("no-such-id")).status).toBe(404)
  expect((await asProfessional(id, "x", rival)).status).toBe(404)
})

test("a visit of which nobody says anything for a week counts as completed, once; one that is disputed does not", async () => {
  const week = 7 * 24
  const [silent, recent, held] = [
    await visited("confirmed", week + 2),
    await visited("confirmed", week),
    await visited("confirmed", week + 5),
  ]
  await t.db
    .updateTable("bookings")
    .set({ held_until: new Date(t.clock.now.getTime() + 5_000) })
    .where("id", "=", held)
    .execute()
  const nodes = await Promise.all([completePastVisits(t.db, t.clock.now), completePastVisits(t.db, t.clock.now)])
  expect(nodes.toSorted()).toEqual([0, 1])
  const statuses = await t.db.selectFrom("bookings").select("status").where("id", "in", [recent, held]).execute()
  expect(statuses.map(({ status }) => status)).toEqual(["confirmed", "confirmed"])
  const { booking } = (await t.call("GET", `/user/bookings/${silent}`, { token: customer.token })).body
  expect(booking).toMatchObject({ status: "completed", review: "awaited" })
  expect(booking.history.at(-1)).toMatchObject({ status: "completed", by: "nobody" })
  for (const person of [customer, professional])
    expect((await noticesOf(person))[0]).toMatchObject({
      title: "Booking completed",
      message: expect.stringContaining("within a week"),
    })
  expect((await asCustomer(silent)).status).toBe(200)
})
