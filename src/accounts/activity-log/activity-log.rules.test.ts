import { expect, test } from "vitest"
import { clampPage, isActive, lastPageOf } from "./activity-log.rules.ts"
import { personKindOf } from "./person-kinds.rules.ts"
import { rarePartOf } from "./rare-part.rules.ts"
import { durationTexts } from "./texts.ts"

test.each([
  [0, "0 s"],
  [59, "59 s"],
  [60, "1 min"],
  [3599, "59 min"],
  [3600, "1 h 0 min"],
  [3_900_000, "1,083 h 20 min"],
])("%i seconds are said as %s", (seconds, said) => {
  expect(durationTexts.in("en").duration(seconds)).toBe(said)
})

test("there is always one page, and none beyond the last", () => {
  expect([0, 1, 20, 21, 923].map(lastPageOf)).toEqual([0, 0, 0, 1, 46])
  expect([-1, 0, 3, 7, Number.NaN, 1.5].map((page) => clampPage(page, 3))).toEqual([0, 0, 3, 3, 0, 0])
})

test("a session is active until it is known to have ended", () => {
  expect(isActive({ logout_time: null, is_active: false })).toBe(true)
  expect(isActive({ logout_time: "2026-11-28T10:00:00Z", is_active: true })).toBe(true)
  expect(isActive({ logout_time: "2026-11-28T10:00:00Z", is_active: false })).toBe(false)
})

test("who has both roles comes in as the one that they named, else as a customer", () => {
  const both = { is_customer: true, is_professional: true }
  expect([personKindOf(both), personKindOf(both, "user"), personKindOf(both, "provider")]).toEqual([
    ...["dual_as_user", "dual_as_user", "dual_as_provider"],
  ])
  expect(personKindOf({ is_customer: true, is_professional: false }, "provider")).toBe("regular")
  expect(personKindOf({ is_customer: false, is_professional: true }, "user")).toBe("provider")
  expect(personKindOf({ is_customer: false, is_professional: false })).toBe("neither")
})

test("an address is looked up by the letters that fewest have", () => {
  const sample = ["asha@gmail.com", "rohan@gmail.com", "asha.k@home.example"]
  expect(rarePartOf("ashwini@gmail.com", sample)).toBe("ashwi")
  expect(rarePartOf("@gmail.com", sample)).toBe("@gmai")
  expect(rarePartOf("a@b.c", sample)).toBe("a@b.c")
  expect(rarePartOf("ash", sample)).toBe("ash")
  expect(rarePartOf("ashwini@gmail.com", [])).toBe("ashwini@gmail.com")
})
