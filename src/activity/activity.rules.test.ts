import { expect, test } from "vitest"
import { withoutRepeats } from "./activity.rules.ts"

const line = (action_display: string, details: string, day: number, about: string | null = null) => ({
  action_display,
  details,
  about,
  created_at: `2026-11-${day}T10:00:00Z`,
})
const dayOf = (instant: string) => instant.slice(0, 10)

test("of a booking the latest is told, and the same again without details once a day", () => {
  const lines = [
    line("Updated profile", "", 22),
    line("Another time proposed", "Meera Joshi, Thu instead of Tue", 22, "meera"),
    line("Booking confirmed", "Meera Joshi, Tue", 22, "meera"),
    line("Updated profile", "Updated profile", 22),
    line("Updated a price", "Home visit", 21),
    line("Updated profile", "", 21),
    line("Updated a price", "Home visit", 20),
    line("New booking request", "Rohan Kale, Fri", 20, "rohan"),
  ]
  expect(withoutRepeats(lines, dayOf)).toEqual([0, 1, 4, 5, 7].map((place) => lines[place]))
})
