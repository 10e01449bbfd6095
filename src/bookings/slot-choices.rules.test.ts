import { expect, test } from "vitest"
import { hoursOn, nextDays, visitText } from "./slot-choices.rules.ts"

/** Sunday, 22 November 2026 in India. */
const at = (clock: string) => new Date(`2026-11-22T${clock}:00+05:30`)

test("six days are offered from today, and from tomorrow once the day's hours are over", () => {
  const morning = nextDays(at("09:00"), "en")
  expect(morning).toHaveLength(6)
  expect(morning[0]).toEqual({ date: "2026-11-22", weekday: "Sun", day: "22 Nov" })
  expect(morning[2]).toEqual({ date: "2026-11-24", weekday: "Tue", day: "24 Nov" })
  const evening = nextDays(at("18:00"), "en")
  expect(evening).toHaveLength(6)
  expect(evening[0]?.date).toBe("2026-11-23")
  // It is the 22nd in India already, and still the 21st elsewhere.
  expect(nextDays(at("00:30"), "en")[0]?.date).toBe("2026-11-22")
})

test("of today only the hours to come are offered; of another day, or before a day is chosen, all", () => {
  const all = ["10:00 am", "11:30 am", "2:00 pm", "4:30 pm", "6:00 pm"]
  const labels = (date: string) => hoursOn(date, at("14:00"), "en").map(({ label }) => label)
  expect(labels("2026-11-22")).toEqual(["4:30 pm", "6:00 pm"])
  expect(labels("2026-11-23")).toEqual(all)
  expect(labels("")).toEqual(all)
  expect(labels("2026-11-21")).toEqual([])
  expect(hoursOn("2026-11-23", at("14:00"), "en")[2]).toEqual({ time: "14:00", label: "2:00 pm" })
})

test("the visit in words, from its start to its end", () => {
  const words = (date: string, time: string, minutes: number) => visitText(date, time, minutes, at("12:00"), "en")
  expect(words("2026-11-24", "16:30", 60)).toBe("Tue, 24 Nov, 4:30–5:30 pm")
  expect(words("2026-11-24", "11:30", 60)).toBe("Tue, 24 Nov, 11:30 am–12:30 pm")
  expect(words("2027-01-05", "09:15", 45)).toBe("Tue, 5 Jan 2027, 9:15–10:00 am")
})

test("there are no words for half a choice, nor for a start that would be refused", () => {
  for (const [date, time] of [
    ["", "16:30"],
    ["2026-11-24", ""],
    ["2026-11-22", "11:00"],
    ["2028-01-05", "11:00"],
  ] as const) {
    expect(visitText(date, time, 60, at("12:00"), "en")).toBeUndefined()
  }
})
