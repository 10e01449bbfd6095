import { expect, test } from "vitest"
import { type DifferentDay, faultsOf, hoursOf, type WeeklyHours } from "./hours.rules.ts"
import { hoursOfDay, usualSpan, usualWeek, withBreak, withDay, withWorkdaysLike } from "./week.rules.ts"

const monday = (from: string, to: string): WeeklyHours => ({ weekday: 1, from, to })
const faultsIn = (weekly: WeeklyHours[], exceptions: DifferentDay[] = []) =>
  faultsOf({ weekly, exceptions }).map(({ path, rule }) => `${path.join(".")}: ${rule}`)

test.each([
  ["09:00", "17:00"],
  ["00:00", "24:00"],
  ["23:59", "24:00"],
])("from %s to %s is a day's work", (from, to) => {
  expect(faultsIn([monday(from, to)])).toEqual([])
})

test.each([
  ["17:00", "09:00", "to: ends_first"],
  ["09:00", "09:00", "to: ends_first"],
  ["12:00", "11:00", "to: ends_first"],
  ["22:00", "02:00", "to: crosses_midnight"],
  ["18:00", "00:00", "to: midnight_ends"],
  ["24:00", "24:00", "from: midnight_begins"],
  ["9:00", "17:00", "from: time"],
  ["09:00", "24:01", "to: time"],
  ["", "", "from: time"],
  ["०९:००", "१७:००", "from: time"],
])("from %s to %s is refused: %s", (from, to, fault) => {
  expect(faultsIn([monday("06:00", "07:00"), monday(from, to)])).toEqual([`weekly.1.${fault}`])
})

test("stretches of one day may touch, and not overlap; other days do not count", () => {
  expect(
    faultsIn([monday("09:00", "12:00"), monday("12:00", "13:00"), { ...monday("09:00", "13:00"), weekday: 2 }]),
  ).toEqual([])
  expect(faultsIn([monday("09:00", "12:00"), monday("11:59", "13:00")])).toEqual(["weekly.1.from: overlaps"])
  expect(faultsIn([monday("09:00", "18:00"), monday("10:00", "11:00")])).toEqual(["weekly.1.from: overlaps"])
})

test("a day takes six stretches", () => {
  const seven = Array.from({ length: 7 }, (_, n) => monday(`${10 + n}:00`, `${10 + n}:30`))
  expect(faultsIn(seven.slice(1))).toEqual([])
  expect(faultsIn(seven)).toEqual(["weekly.6.from: too_many_stretches"])
})

test("a day that differs is closed, or has hours", () => {
  const date = "2027-01-26"
  const hours = { date, from: "10:00", to: "12:00" }
  expect(
    faultsIn(
      [],
      [
        { date, closed: true },
        { ...hours, date: "2027-01-27", closed: false },
      ],
    ),
  ).toEqual([])
  expect(faultsIn([], [{ date }])).toEqual(["exceptions.0.closed: closed_or_open"])
  expect(faultsIn([], [{ ...hours, closed: true }])).toEqual(["exceptions.0.closed: closed_and_open"])
  expect(faultsIn([], [hours, { date, closed: true }])).toEqual(["exceptions.1.date: closed_and_open"])
  expect(
    faultsIn(
      [],
      [
        { date, closed: true },
        { date, closed: true },
      ],
    ),
  ).toEqual(["exceptions.1.date: closed_and_open"])
  expect(faultsIn([], [{ date, from: "10:00" }])).toEqual(["exceptions.0.to: time"])
})

test("401 days that differ are too many", () => {
  const days = Array.from({ length: 401 }, (_, n) => ({
    date: new Date(Date.UTC(2027, 0, 1 + n)).toISOString().slice(0, 10),
    closed: true,
  }))
  expect(faultsIn([], days.slice(1))).toEqual([])
  expect(faultsIn([], days)).toEqual(["exceptions: too_many_days"])
})

test("as free times are computed from it: minutes, and a day's stretches together", () => {
  const date = "2027-01-26"
  const rest = { slot_minutes: 30, notice_minutes: 0, horizon_days: 60, buffer_minutes: 0 }
  const exceptions = [
    { date, from: "10:00", to: "11:00" },
    { date: "2027-05-01", closed: true },
    { date, from: "12:00", to: "24:00" },
  ]
  expect(hoursOf({ weekly: [monday("09:30", "24:00")], exceptions, ...rest })).toEqual({
    ...rest,
    weekly: [{ weekday: 1, from: 570, to: 1440 }],
    exceptions: [
      {
        date,
        hours: [
          { from: 600, to: 660 },
          { from: 720, to: 1440 },
        ],
      },
      { date: "2027-05-01", hours: [] },
    ],
  })
})

test("a time away is one entry, and each of its days is closed", () => {
  const closed = (date: string, until?: string): DifferentDay => ({ date, closed: true, ...(until && { until }) })
  expect(faultsIn([], [closed("2027-02-27", "2027-03-02"), closed("2027-03-03")])).toEqual([])
  expect(faultsIn([], [closed("2027-02-27", "2027-03-02"), closed("2027-03-02")])).toEqual([
    "exceptions.1.date: days_overlap",
  ])
  const { exceptions } = hoursOf({
    ...{ weekly: [], slot_minutes: 30, notice_minutes: 0, horizon_days: 60, buffer_minutes: 0 },
    exceptions: [closed("2027-02-27", "2027-03-02")],
  })
  expect(exceptions).toEqual(
    ["2027-02-27", "2027-02-28", "2027-03-01", "2027-03-02"].map((date) => ({ date, hours: [] })),
  )
})

const span = (from: string, to: string) => ({ from, to })
const friday = { weekday: 5, ...span("09:00", "13:00") }

test("a day is opened, changed and closed; the others stay", () => {
  const week = withDay([friday], 1, [span("10:00", "12:00"), span("13:00", "18:00")])
  expect(week).toEqual([{ weekday: 1, ...span("10:00", "12:00") }, { weekday: 1, ...span("13:00", "18:00") }, friday])
  expect(hoursOfDay(week, 1)).toEqual([
    { place: 0, ...span("10:00", "12:00") },
    { place: 1, ...span("13:00", "18:00") },
  ])
  expect(withDay(week, 1, [])).toEqual([friday])
})

test("Monday to Friday like one day; the weekend stays", () => {
  const sunday = { weekday: 0, ...span("11:00", "12:00") }
  const week = withWorkdaysLike([sunday, friday, { weekday: 2, ...span("08:00", "09:00") }], 5)
  expect(week).toEqual([sunday, ...[1, 2, 3, 4, 5].map((weekday) => ({ ...friday, weekday }))])
})

test("the usual week is Monday to Saturday, ten to seven", () => {
  expect(usualSpan).toEqual(span("10:00", "19:00"))
  expect(usualWeek.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5, 6])
})

test.each([
  [[span("10:00", "19:00")], [span("10:00", "13:00"), span("14:00", "19:00")]],
  [
    [span("10:00", "13:00"), span("14:00", "19:00")],
    [span("10:00", "13:00"), span("14:00", "16:00"), span("17:00", "19:00")],
  ],
  [[span("09:00", "11:00")], [span("09:00", "09:45"), span("10:15", "11:00")]],
  [[span("09:00", "09:45")], [span("09:00", "09:15"), span("09:30", "09:45")]],
  [[span("18:00", "24:00")], [span("18:00", "20:30"), span("21:30", "24:00")]],
])("a break in %j", (spans, broken) => {
  expect(withBreak(spans)).toEqual(broken)
})

test("what is shorter than three quarters of an hour has no break", () => {
  expect(withBreak([span("09:00", "09:30")])).toBeUndefined()
  expect(withBreak([])).toBeUndefined()
})
