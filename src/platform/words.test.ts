import { expect, test } from "vitest"
import { capitalised, listed } from "./words.ts"

test("names are listed as a sentence has them", () => {
  expect([[], ["a"], ["a", "b"], ["a", "b", "c"]].map(listed)).toEqual(["", "a", "a and b", "a, b and c"])
})

test("only the first letter grows", () => {
  expect([capitalised("vastu Consultants"), capitalised("")]).toEqual(["Vastu Consultants", ""])
})
