import { expect, test } from "vitest"
import { inOrder } from "../delivery.rules.ts"
import { brokenPrice, isSamePrice } from "./offer.rules.ts"

test.each([
  ["0", undefined],
  ["1250", undefined],
  ["1250.5", undefined],
  ["999999999.99", undefined],
  ["-1", "below_zero"],
  ["1e30", "too_dear"],
  ["1e+30", "too_dear"],
  ["1000000000", "too_dear"],
  ["0.001", "paise"],
  ["1e-7", "paise"],
  ["1e3", "paise"],
  ["-0", "paise"],
  ["1,250", "commas"],
  ["", "no_amount"],
  [".", "no_amount"],
  ["0x10", "no_amount"],
  ["१२५०", "no_amount"],
  ["NaN", "no_amount"],
  ["Infinity", "no_amount"],
  ["12 50", "no_amount"],
])("of the price %j is said: %s", (text, rule) => {
  expect(brokenPrice(text)).toBe(rule)
})

test("prices are one by what they come to, and none is not zero", () => {
  expect(isSamePrice("1250", "1250.00")).toBe(true)
  expect(isSamePrice(null, null)).toBe(true)
  expect(isSamePrice(null, "0.00")).toBe(false)
})

test("ways stand in one order, each once", () => {
  expect(inOrder(["online", "at_site", "online"])).toEqual(["at_site", "online"])
})
