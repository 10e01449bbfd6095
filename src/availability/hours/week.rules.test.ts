import { expect, test } from "vitest"
import { hoursOfDay, usualSpan, usualWeek, withBreak, withDay, withWorkdaysLike } from "./week.rules.ts"

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
