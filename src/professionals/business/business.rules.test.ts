import { expect, test } from "vitest"
import { languagesIn, languagesViolation, linesViolation, yearsViolation } from "./business.rules.ts"

test.each([
  ["Marathi, Hindi, English", ["Marathi", "Hindi", "English"]],
  [" मराठी ;हिन्दी\nEnglish and Gujarati", ["मराठी", "हिन्दी", "English", "Gujarati"]],
  ["Hindi, hindi, , HINDI", ["HINDI"]],
  ["Sandhi", ["Sandhi"]],
  ["", []],
])("%j names %j", (typed, names) => expect(languagesIn(typed)).toEqual(names))

test("languages are few and short", () => {
  const many = Array.from({ length: 11 }, (_, n) => `Language ${n}`).join(", ")
  expect(languagesViolation(many)).toBe("few_languages")
  expect(languagesViolation("x".repeat(41))).toBe("short_languages")
  expect(languagesViolation("Marathi, English")).toBeUndefined()
})

test.each([
  ["0", undefined],
  ["70", undefined],
  ["71", "years"],
  ["-1", "years"],
  ["1e1", "years"],
  ["2.5", "years"],
])("%s years: %s", (typed, rule) => expect(yearsViolation(typed)).toBe(rule))

test("lines stand, what cannot be seen does not", () => {
  expect(linesViolation("We draw.\n\nहम बनाते हैं 🏛️")).toBeUndefined()
  for (const text of ["a\u0000b", "a\u202eb", "a\u001bb"]) expect(linesViolation(text)).toBe("plain_lines")
})
