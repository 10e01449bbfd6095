import { expect, test } from "vitest"
import { nextChoices } from "./next-choices.rules.ts"

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
