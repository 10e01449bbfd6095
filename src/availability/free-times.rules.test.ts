import { expect, test } from "vitest"
import { faultOf, firstFree, freeDays, type Hours, isFree, nearestFree, usualHours } from "./free-times.rules.ts"
import { nextChoices } from "./next-choices.rules.ts"

// A Sunday, 13:30 in India.
const now = new Date("2026-11-22T08:00:00Z")
const at = (text: string) => new Date(`${text}+05:30`)
const hours = (over: Partial<Hours>): Hours => ({ ...usualHours, ...over })
const question = (over: Partial<Hours> = {}, taken: [string, string][] = [], duration = 60) => ({
  hours: hours(over),
  taken: taken.map(([from, to]) => ({ from: at(from).getTime(), to: at(to).getTime() })),
  duration,
  now,
})
const mondayOnly = (from: number, to: number) => [{ weekday: 1, from, to }]
const timesOn = (asked: ReturnType<typeof question>, date: string) => freeDays(asked, date, 1)[0]?.times ?? []

test("of who keeps no hours: ten to seven, every half hour, not on Sundays", () => {
  const [monday, ...rest] = freeDays(question(), "2026-11-22", 8)
  expect(monday).toMatchObject({ date: "2026-11-23" })
  expect(monday!.times).toHaveLength(17)
  expect([monday!.times[0], monday!.times.at(-1)]).toEqual(["10:00", "18:00"])
  expect(rest.map(({ date }) => date)).toEqual(["2026-11-24", "2026-11-25", "2026-11-26", "2026-11-27", "2026-11-28"])
})

test("a visit ends within the hours, and not in a break", () => {
  const asked = question({ weekly: [...mondayOnly(600, 720), ...mondayOnly(780, 900)] }, [], 90)
  expect(timesOn(asked, "2026-11-23")).toEqual(["10:00", "10:30", "13:00", "13:30"])
})

test("hours that touch are one stretch", () => {
  const asked = question({ weekly: [...mondayOnly(660, 720), ...mondayOnly(600, 660)] }, [], 120)
  expect(timesOn(asked, "2026-11-23")).toEqual(["10:00"])
})

test("what is taken is left out, with the buffer around it", () => {
  const taken: [string, string][] = [["2026-11-23T12:00", "2026-11-23T13:00"]]
  const day = { weekly: mondayOnly(600, 900) }
  expect(timesOn(question(day, taken), "2026-11-23")).toEqual(["10:00", "10:30", "11:00", "13:00", "13:30", "14:00"])
  const buffered = question({ ...day, buffer_minutes: 30 }, taken)
  expect(timesOn(buffered, "2026-11-23")).toEqual(["10:00", "10:30", "13:30", "14:00"])
})

test("a day that differs has its own hours, or none", () => {
  const exceptions = [
    { date: "2026-11-23", hours: [] },
    { date: "2026-11-29", hours: [{ from: 600, to: 690 }] },
  ]
  const asked = question({ exceptions })
  expect(timesOn(asked, "2026-11-23")).toEqual([])
  expect(timesOn(asked, "2026-11-29")).toEqual(["10:00", "10:30"])
})

test("not before the notice has passed, and not beyond the last day", () => {
  const asked = question({ notice_minutes: 21 * 60 + 30, horizon_days: 2 })
  expect(timesOn(asked, "2026-11-23")[0]).toBe("11:00")
  expect(freeDays(asked, "2026-11-22", 30).map(({ date }) => date)).toEqual(["2026-11-23", "2026-11-24"])
})

test("what cannot be had is taken, too soon, outside of the hours, or no start of theirs", () => {
  const taken: [string, string][] = [["2026-11-23T12:00", "2026-11-23T13:00"]]
  const asked = question({ weekly: mondayOnly(600, 900), notice_minutes: 21 * 60 + 30, buffer_minutes: 15 }, taken)
  const faultAt = (text: string) => faultOf(asked, at(text))
  expect(faultAt("2026-11-23T13:30")).toBeUndefined()
  expect(faultAt("2026-11-23T10:30")).toBe("too_soon")
  expect(faultAt("2026-11-23T12:30")).toBe("taken")
  // The buffer is kept free.
  expect(faultAt("2026-11-23T13:00")).toBe("taken")
  expect(faultAt("2026-11-23T13:40")).toBe("between")
  expect(faultAt("2026-11-23T14:30")).toBe("outside")
  expect(faultAt("2026-11-24T11:00")).toBe("outside")
  for (const day of ["2026-11-23", "2026-11-24"])
    for (const time of timesOn(asked, day)) expect(faultAt(`${day}T${time}`)).toBeUndefined()
})

test("the first free start of so many days, today among them", () => {
  const asked = question({ weekly: [] }, [["2026-11-26T10:00", "2026-11-26T11:00"]])
  const exceptions = ["2026-11-26", "2026-11-27"].map((date) => ({ date, hours: [{ from: 600, to: 720 }] }))
  const own = { ...asked, hours: { ...asked.hours, exceptions } }
  expect(firstFree(own, 5)).toEqual(at("2026-11-26T11:00"))
  expect([firstFree(own, 4), firstFree(question({ weekly: [] }), 60)]).toEqual([undefined, undefined])
  expect(firstFree(question({ weekly: mondayOnly(600, 720), horizon_days: 0 }), 60)).toBeUndefined()
})

test("where the calendar of the world ends, nothing is free", () => {
  expect(freeDays(question({ horizon_days: 365 }), "9999-12-30", 14)).toEqual([])
  expect(isFree(question({ horizon_days: 365 }), new Date("9999-12-31T20:00:00Z"))).toBe(false)
})

test("of a busy year each visit is looked at once, not by each start", () => {
  let looks = 0
  const taken = Array.from({ length: 2_000 }, (_, place) => {
    const from = at("2026-11-23T00:00").getTime() + place * 14_400_000
    return {
      get from() {
        looks++
        return from
      },
      to: from + 3_600_000,
    }
  })
  const days = freeDays({ ...question({ horizon_days: 365 }), taken }, "2026-11-22", 366)
  expect([days.length, looks]).toEqual([313, taken.length])
})

test("the nearest free times to one that is taken, in their order", () => {
  const asked = question({}, [["2026-11-23T14:00", "2026-11-23T15:00"]])
  expect(isFree(asked, at("2026-11-23T14:00"))).toBe(false)
  expect(isFree(asked, at("2026-11-23T15:00"))).toBe(true)
  expect(isFree(asked, at("2026-11-23T15:10"))).toBe(false)
  expect(nearestFree(asked, at("2026-11-23T14:00"), 3)).toEqual([
    at("2026-11-23T12:30"),
    at("2026-11-23T13:00"),
    at("2026-11-23T15:00"),
  ])
})

test("of a whole calendar the nearest are named however far they are", () => {
  const asked = question({ weekly: [], exceptions: [{ date: "2027-01-20", hours: [{ from: 600, to: 780 }] }] })
  expect(nearestFree(asked, at("2026-11-23T14:00"), 14)).toEqual([])
  const named = ["10:00", "10:30", "11:00"].map((time) => at(`2027-01-20T${time}`))
  expect(nearestFree(asked, at("2026-11-23T14:00"), 61)).toEqual(named)
})

/** "23 10:00 10:30": the day of the month, and its free times. */
const day = (text: string) => {
  const [date = "", ...times] = text.split(" ")
  return { date, times }
}

test.each([
  [
    "morning, afternoon, the next day",
    ["23 10:00 10:30 11:00 13:30 14:00 18:00", "24 10:00 14:00"],
    "23 10:00, 23 13:30, 24 10:00",
  ],
  ["morning and evening", ["23 10:00 17:00 17:30", "24 11:00"], "23 10:00, 23 17:00, 24 11:00"],
  [
    "only the afternoon is left of the first day",
    ["23 15:00 15:30", "24 10:00 13:00", "25 10:00"],
    "23 15:00, 24 10:00, 24 13:00",
  ],
  ["only mornings", ["23 10:00 10:30", "24 10:00 10:30", "25 10:00"], "23 10:00, 24 10:00, 25 10:00"],
  ["one day alone", ["23 10:00 10:30 13:00 18:00"], "23 10:00, 23 13:00, 23 18:00"],
  ["one morning alone", ["23 10:00 10:30 11:00 11:30"], "23 10:00, 23 10:30, 23 11:00"],
  ["two times", ["23 10:00", "24 10:00"], "23 10:00, 24 10:00"],
  ["nothing", [], ""],
])("three choices that differ: %s", (_, days, shown) => {
  const chosen = nextChoices(days.map(day))
  expect(chosen.map(({ date, time }) => `${date} ${time}`).join(", ")).toBe(shown)
})
