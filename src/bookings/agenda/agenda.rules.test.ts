import { expect, test } from "vitest"
import type { Side } from "../../platform/sides.rules.ts"
import type { Status } from "../booking.rules.ts"
import { awaitedStepOf, groupCustomerBookings, groupProfessionalBookings, otherVisits } from "./agenda.rules.ts"

/** Monday, 23 November, half past ten in India. */
const now = new Date("2026-11-23T05:00:00Z")

const at = (id: string, status: Status, start_time: string, by?: Side) => ({
  ...{ id, status, start_time },
  end_time: new Date(Date.parse(start_time) + 3_600_000).toISOString(),
  proposal: by ? { by, start_time: "2026-11-29T05:00:00Z", end_time: "2026-11-29T06:00:00Z" } : null,
})
const ids = (bookings: readonly { id: string }[]) => bookings.map(({ id }) => id)

test("what a booking wants of its professional", () => {
  const soon = "2026-11-23T09:00:00Z"
  const over = "2026-11-23T03:00:00Z"
  expect(awaitedStepOf(at("request", "pending", soon), now)).toBe("request")
  expect(awaitedStepOf(at("lapsed", "pending", over), now)).toBeUndefined()
  expect(awaitedStepOf(at("theirs", "confirmed", soon, "customer"), now)).toBe("time")
  expect(awaitedStepOf(at("asked elsewhere", "pending", soon, "customer"), now)).toBe("time")
  expect(awaitedStepOf(at("own", "confirmed", soon, "professional"), now)).toBeUndefined()
  expect(awaitedStepOf(at("answered by another time", "pending", soon, "professional"), now)).toBeUndefined()
  expect(awaitedStepOf(at("over", "confirmed", over), now)).toBe("completion")
  expect(awaitedStepOf(at("under way", "confirmed", "2026-11-23T04:30:00Z"), now)).toBeUndefined()
  expect(awaitedStepOf(at("done", "completed", over), now)).toBeUndefined()
})

test("a professional's day: visits of today by the clock; answers before what is over, that of today too", () => {
  const bookings = [
    at("over yesterday", "confirmed", "2026-11-22T05:00:00Z"),
    at("over last week", "confirmed", "2026-11-16T05:00:00Z"),
    at("late today", "confirmed", "2026-11-23T18:00:00Z"),
    at("early today", "completed", "2026-11-22T19:00:00Z"),
    at("over today", "confirmed", "2026-11-23T03:00:00Z"),
    at("later request", "pending", "2026-11-25T05:00:00Z"),
    at("sooner request", "pending", "2026-11-23T08:00:00Z"),
    at("own proposal", "pending", "2026-11-26T08:00:00Z", "professional"),
    at("moved", "confirmed", "2026-11-24T08:00:00Z", "customer"),
    at("declined", "cancelled", "2026-11-24T09:00:00Z"),
    at("in two weeks", "confirmed", "2026-12-07T09:00:00Z"),
  ]
  const { today, waiting, next, week } = groupProfessionalBookings(bookings, now)
  expect(ids(today)).toEqual(["early today", "over today", "late today"])
  expect(ids(waiting)).toEqual([
    "sooner request",
    "moved",
    "later request",
    "over today",
    "over yesterday",
    "over last week",
  ])
  expect(next?.id).toBe("moved")
  expect(week.map(({ date }) => date)).toEqual([23, 24, 25, 26, 27, 28, 29].map((day) => `2026-11-${day}`))
  expect(week.map((day) => ids(day.bookings))).toEqual([
    ["early today", "over today", "sooner request", "late today"],
    ["moved"],
    ["later request"],
    ["own proposal"],
    ...[[], [], []],
  ])
})

test("who is asked for a day sees what else stands on it, also of another time that is asked for", () => {
  const bookings = [
    at("asked", "pending", "2026-11-24T05:00:00Z"),
    at("moved", "confirmed", "2026-11-24T09:00:00Z", "customer"),
    at("beside it", "confirmed", "2026-11-29T09:00:00Z"),
    at("asked later", "pending", "2026-12-24T05:00:00Z"),
  ]
  const { week } = groupProfessionalBookings(bookings, now)
  expect(bookings.map((booking) => otherVisits(booking, week))).toEqual([1, 1, 0, 0])
})

test("what comes next for a customer is what stands; their own answer waits before those of others", () => {
  const { next, waiting } = groupCustomerBookings(
    [
      at("sent", "pending", "2026-11-24T05:00:00Z"),
      at("asked", "pending", "2026-11-26T05:00:00Z", "professional"),
      at("later", "confirmed", "2026-11-27T05:00:00Z"),
      at("next", "confirmed", "2026-11-25T05:00:00Z", "customer"),
      at("over", "confirmed", "2026-11-20T05:00:00Z"),
      at("cancelled", "cancelled", "2026-11-24T07:00:00Z"),
    ],
    now,
  )
  expect(next?.id).toBe("next")
  expect(ids(waiting)).toEqual(["asked", "sent"])
})
