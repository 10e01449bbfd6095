import { describe, expect, test } from "vitest"
import { sides } from "../platform/sides.rules.ts"
import { datesIn, fromIndianTime } from "../platform/time.ts"
import {
  cancellationTime,
  isAhead,
  isDecline,
  type Status,
  statuses,
  transitionRefusal,
  transitions,
  transitionsFor,
  transitionToStatus,
} from "./booking.rules.ts"
import { readStart, shiftToOffset, startFault, toWire, typedStartFault, typedTimeFault } from "./booking-time.rules.ts"
import { visitTexts } from "./components/texts.ts"
import { drawnFor } from "./components/visit-drawing.rules.ts"
import { bookingProblemTexts } from "./texts.ts"
import { contactUntil, deliveryOf } from "./visit-location/visit-location.rules.ts"

test.each([
  [undefined, ["at_site"], { delivery: "at_site" }],
  [undefined, ["at_site", "online"], { fault: "no_delivery" }],
  [undefined, [], { fault: "no_delivery" }],
  ["online", ["at_site", "online"], { delivery: "online" }],
  ["at_studio", ["at_site", "online"], { fault: "other_delivery" }],
] as const)("%s of %j is %j", (named, offered, meant) => expect(deliveryOf(named, offered)).toEqual(meant))

test("a visit shows for thirty days how to reach each other", () => {
  expect(contactUntil("2026-11-24T12:30:00Z").toISOString()).toBe("2026-12-24T12:30:00.000Z")
})

test("a visit is drawn as the room that is named first, by the customer before the service", () => {
  const drawn = (notes: string, offer_name = "") => drawnFor({ notes, offer_name })
  expect(drawn("Parents move in: a bath for them, then the kitchen.", "Kitchen visit")).toBe("room.bathroom")
  expect(drawn("The lift works again.", "Modular kitchen survey")).toBe("room.kitchen")
  expect(drawn("स्वयंपाकघर बदलायचे आहे")).toBe("room.kitchen")
  expect(drawn("The second bedroom: a place to study")).toBe("room.bedroom")
})

test("where no room is named, the drawing says nothing of a home", () => {
  expect(drawnFor({ notes: "Shall we talk?", offer_name: "Home visit with a measured sketch" })).toBe("fragment")
})

const now = new Date("2026-11-21T10:00:00Z")
const soon = "2026-11-21T11:00:00Z"
const before = "2026-11-21T09:00:00Z"
/** Of an hour and a half. */
const endOf = (start: string) => new Date(Date.parse(start) + 90 * 60_000).toISOString()
const booking = (status: Status, start_time = soon) => ({ status, start_time, end_time: endOf(start_time) })
const over = "2026-11-21T08:30:00Z"

test.each([
  ["pending", soon, true],
  // It lapses at its start, unanswered.
  ["pending", before, false],
  ["confirmed", soon, true],
  ["confirmed", before, true],
  ["confirmed", "2026-11-21T08:00:00Z", false],
  ["completed", before, false],
  ["cancelled", soon, false],
] as const)("%s, starting %s, lies ahead: %s", (status, start, lies) => {
  expect(isAhead(booking(status, start), now)).toBe(lies)
})

describe("what each side is offered", () => {
  test.each([
    ["pending", soon, ["confirm", "decline"], ["cancel"]],
    ["pending", before, [], []],
    ["confirmed", soon, ["cancel"], ["cancel"]],
    ["confirmed", before, ["complete", "cancel"], ["cancel"]],
    // That it did not take place can be said instead (no-show.rules.ts).
    ["confirmed", over, ["complete"], []],
    ["confirmed", "2026-10-21T08:30:00Z", ["complete"], []],
    ["pending", over, [], []],
    ["completed", before, [], []],
    ["cancelled", soon, [], []],
  ] as const)("%s, starting %s", (status, start, professional, customer) => {
    expect(transitionsFor("professional", booking(status, start), now)).toEqual(professional)
    expect(transitionsFor("customer", booking(status, start), now)).toEqual(customer)
  })
})

test("nothing leads out of completed or cancelled, and nothing back to pending", () => {
  const names = Object.keys(transitions) as (keyof typeof transitions)[]
  for (const name of names) {
    expect(transitionRefusal(name, "professional", booking("completed", before), now)).toBe(
      name === "complete" ? "already" : "no_way",
    )
    expect(transitionRefusal(name, "professional", booking("cancelled", before), now)).toBe(
      transitions[name].to === "cancelled" ? "already" : "no_way",
    )
    expect(transitions[name].to).not.toBe("pending")
  }
})

test("what it is already is refused otherwise than what it cannot become", () => {
  const { refusedTransition } = bookingProblemTexts.in("en")
  expect(transitionRefusal("confirm", "professional", booking("confirmed"), now)).toBe("already")
  expect(refusedTransition.already("confirmed")).toBe("This booking is already confirmed.")
  expect(transitionRefusal("confirm", "professional", booking("cancelled"), now)).toBe("no_way")
  expect(refusedTransition.no_way("cancelled", "confirm")).toBe(
    "This booking is cancelled now, so it cannot be confirmed.",
  )
})

test("a request whose start has come is refused like one that has been cancelled for it", () => {
  for (const name of ["confirm", "decline", "cancel"] as const) {
    const refusal = transitionRefusal(name, "professional", booking("cancelled", before), now)
    for (const start of [before, now.toISOString()])
      expect(transitionRefusal(name, "professional", booking("pending", start), now)).toBe(refusal)
  }
})

test("the customer can only cancel", () => {
  expect(transitionRefusal("confirm", "customer", booking("pending"), now)).toBe("not_yours")
  expect(transitionRefusal("cancel", "customer", booking("pending"), now)).toBeUndefined()
})

test("completed not before the start", () => {
  expect(transitionRefusal("complete", "professional", booking("confirmed", soon), now)).toBe("too_early")
  expect(transitionRefusal("complete", "professional", booking("confirmed", now.toISOString()), now)).toBeUndefined()
})

test("from its end on a visit cannot be cancelled any more, by neither side", () => {
  for (const side of sides) {
    expect(transitionRefusal("cancel", side, booking("confirmed", before), now)).toBeUndefined()
    expect(transitionRefusal("cancel", side, booking("confirmed", over), now)).toBe("over")
  }
  expect(transitionRefusal("complete", "professional", booking("confirmed", over), now)).toBeUndefined()
})

test("a wished status becomes a transition", () => {
  expect(statuses.map((wanted) => transitionToStatus(wanted, "pending"))).toEqual([
    undefined,
    "confirm",
    "complete",
    "decline",
  ])
  expect(transitionToStatus("cancelled", "confirmed")).toBe("cancel")
})

test("under 24 hours before the start a cancellation is late, and from the start on the visit has begun", () => {
  expect(cancellationTime("2026-11-22T10:00:00Z", now)).toBe("in_time")
  expect(cancellationTime("2026-11-22T09:59:59Z", now)).toBe("late")
  expect(cancellationTime("2026-11-21T10:00:01Z", now)).toBe("late")
  expect(cancellationTime("2026-11-21T10:00:00Z", now)).toBe("begun")
})

test("only a professional's no to what was still a request is a decline", () => {
  expect(isDecline("pending", "cancelled", "professional")).toBe(true)
  expect(isDecline("confirmed", "cancelled", "professional")).toBe(false)
  expect(isDecline("pending", "cancelled", "customer")).toBe(false)
  expect(isDecline("pending", "cancelled", "nobody")).toBe(false)
  expect(isDecline("pending", "confirmed", "professional")).toBe(false)
})

test.each([
  [-300, "11:30 pm on Mon, 23 Nov"],
  [60, "5:30 am on Tue, 24 Nov"],
  [330, "10:00 am on Tue, 24 Nov"],
])("10 in the morning in India by a clock %s minutes ahead of UTC is %s", (minutes, said) => {
  const { clock, weekday } = datesIn("en")
  const there = shiftToOffset("2026-11-24T04:30:00Z", minutes)
  expect(visitTexts.in("en").clockOn(clock(there), weekday(there))).toBe(said)
})

const startOf = (date: string, time = "") => readStart(date, time).startsAt?.toISOString()

describe("what comes over the wire is UTC", () => {
  test.each([
    ["2026-12-01", "09:30", "2026-12-01T09:30:00.000Z"],
    ["2026-12-01", "09:30:15", "2026-12-01T09:30:15.000Z"],
    [" 2026-12-01 ", " 09:30 ", "2026-12-01T09:30:00.000Z"],
    ["2026-12-01T10:00:00Z", "", "2026-12-01T10:00:00.000Z"],
    ["2026-12-01T10:00:00.250Z", "", "2026-12-01T10:00:00.000Z"],
    ["2026-12-01T10:00", "", "2026-12-01T10:00:00.000Z"],
    ["2026-12-01T02:00:00+05:30", "", "2026-11-30T20:30:00.000Z"],
    ["2026-12-01T02:00:00+0530", "", "2026-11-30T20:30:00.000Z"],
    ["2026-12-01T23:00:00-08:00", "", "2026-12-02T07:00:00.000Z"],
    // The day of the converted instant, the hour of booking_time.
    ["2026-12-01T02:00:00+05:30", "11:15", "2026-11-30T11:15:00.000Z"],
    // Not parsable: the part before the T.
    ["2026-12-01Tnoon", "11:15", "2026-12-01T11:15:00.000Z"],
    ["2026-12-01T25:00:00Z", "11:15", "2026-12-01T11:15:00.000Z"],
    ["2028-02-29", "00:00", "2028-02-29T00:00:00.000Z"],
  ])("%s and %s is %s", (date, time, expected) => {
    expect(startOf(date, time)).toBe(expected)
  })

  test("a missing date or time is asked for, each at its field", () => {
    expect(readStart("", "")).toEqual({ faults: { booking_date: "missing_start", booking_time: "missing_start" } })
    expect(readStart("2026-12-01", "")).toEqual({ faults: { booking_time: "missing_start" } })
    expect(readStart("2026-12-01Tnoon", "")).toEqual({ faults: { booking_time: "missing_start" } })
    expect(readStart("", "10:00")).toEqual({ faults: { booking_date: "missing_start" } })
  })

  test.each([
    ["2026-02-30", "10:00", ["booking_date"]],
    ["01/12/2026", "10:00", ["booking_date"]],
    ["2026-12-01", "24:00", ["booking_time"]],
    ["2026-12-01", "9:30", ["booking_time"]],
    ["tomorrow", "noon", ["booking_date", "booking_time"]],
  ])("%s and %s is refused at %j", (date, time, fields) => {
    expect(Object.keys(readStart(date, time).faults ?? {})).toEqual(fields)
  })

  test("what is written is read again", () => {
    const at = new Date("2026-12-01T20:45:00Z")
    const { booking_date, booking_time } = toWire(at)
    expect([booking_date, booking_time]).toEqual(["2026-12-01", "20:45:00"])
    expect(readStart(booking_date, booking_time).startsAt).toEqual(at)
  })
})

test("a booking starts after now and within the next 365 days, the last of them whole", () => {
  const now = new Date("2026-11-21T10:00:00Z")
  expect(startFault(now, now)).toBe("past_start")
  expect(startFault(new Date(now.getTime() + 1000), now)).toBeUndefined()
  expect(startFault(new Date("2027-11-21T18:29:59Z"), now)).toBeUndefined()
  expect(startFault(new Date("2027-11-21T18:30:00Z"), now)).toBe("far_start")
  expect(startFault(new Date("9999-12-31T23:00:00Z"), now)).toBe("far_start")
})

test.each([
  ["2026-11-22", "soon", "missing_start"],
  // Typed in Indian time: 15:30 there is 10:00 UTC.
  ["2026-11-21", "15:30", "past_start"],
  ["2026-11-21", "15:31", undefined],
  ["2028-01-01", "10:00", "far_start"],
])("typed as %s %s its fault is %s", (date, time, fault) => {
  expect(typedStartFault(date, time, new Date("2026-11-21T10:00:00Z"))).toBe(fault)
})

test.each([
  ["07:00", "other_day", undefined],
  ["21:00", "other_day", undefined],
  ["14:15", "other_day", undefined],
  ["06:45", "other_day", "other_clock"],
  ["21:15", "other_day", "other_clock"],
  ["14:10", "other_day", "other_clock"],
  ["11:45", "today", "too_soon"],
  ["12:00", "today", undefined],
])("another time at %s of %s, asked at ten: %s", (time, day, fault) => {
  const date = day === "today" ? "2026-11-24" : "2026-11-25"
  expect(typedTimeFault(fromIndianTime(date, time)!, new Date("2026-11-24T04:30:00Z"))).toBe(fault)
})
