import { describe, expect, test } from "vitest"
import { datesIn, fromIndianTime } from "../platform/time.ts"
import { byClock, faultOfAnother, faultOfValues, readStart, refuseStart, toWire } from "./booking-time.rules.ts"
import { visitTexts } from "./components/texts.ts"

test.each([
  [-300, "11:30 pm on Mon, 23 Nov"],
  [60, "5:30 am on Tue, 24 Nov"],
  [330, "10:00 am on Tue, 24 Nov"],
])("10 in the morning in India by a clock %s minutes ahead of UTC is %s", (minutes, said) => {
  const { clock, weekday } = datesIn("en")
  const there = byClock("2026-11-24T04:30:00Z", minutes)
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
  expect(refuseStart(now, now)).toBe("past_start")
  expect(refuseStart(new Date(now.getTime() + 1000), now)).toBeUndefined()
  expect(refuseStart(new Date("2027-11-21T18:29:59Z"), now)).toBeUndefined()
  expect(refuseStart(new Date("2027-11-21T18:30:00Z"), now)).toBe("far_start")
  expect(refuseStart(new Date("9999-12-31T23:00:00Z"), now)).toBe("far_start")
})

test.each([
  ["2026-11-22", "soon", "missing_start"],
  // Typed in Indian time: 15:30 there is 10:00 UTC.
  ["2026-11-21", "15:30", "past_start"],
  ["2026-11-21", "15:31", undefined],
  ["2028-01-01", "10:00", "far_start"],
])("typed as %s %s its fault is %s", (date, time, fault) => {
  expect(faultOfValues(date, time, new Date("2026-11-21T10:00:00Z"))).toBe(fault)
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
  expect(faultOfAnother(fromIndianTime(date, time)!, new Date("2026-11-24T04:30:00Z"))).toBe(fault)
})
