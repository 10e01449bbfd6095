import { expect, test } from "vitest"
import { datesIn } from "../platform/time.ts"
import { byClock } from "./elsewhere.rules.ts"
import { visitTexts } from "./texts.ts"

test.each([
  [-300, "11:30 pm on Mon, 23 Nov"],
  [60, "5:30 am on Tue, 24 Nov"],
  [330, "10:00 am on Tue, 24 Nov"],
])("10 in the morning in India by a clock %s minutes ahead of UTC is %s", (minutes, said) => {
  const { clock, weekday } = datesIn("en")
  const there = byClock("2026-11-24T04:30:00Z", minutes)
  expect(visitTexts.in("en").clockOn(clock(there), weekday(there))).toBe(said)
})
