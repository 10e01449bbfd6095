import { expect, test } from "vitest"
import { toldOnce } from "./activity.rules.ts"

const line = (action_display: string, details: string, day: number) => ({
  action_display,
  details,
  created_at: `2026-11-${day}T10:00:00Z`,
})
const dayOf = (instant: string) => instant.slice(0, 10)

test("of a booking the latest is told, and the same again without details once a day", () => {
  const lines = [
    line("Updated profile", "", 22),
    line("Booking confirmed", "Interior Designer with Meera Joshi", 22),
    line("Updated profile", "Updated profile", 22),
    line("New booking request", "Interior Designer with Meera Joshi", 21),
    line("Updated profile", "", 21),
    line("New booking request", "Interior Designer with Rohan Kale", 20),
  ]
  expect(toldOnce(lines, dayOf)).toEqual([lines[0], lines[1], lines[4], lines[5]])
})
