import { expect, test } from "vitest"
import { registrationNumber } from "./verification.rules.ts"

test.each([
  ["coa", "CA/2010/12345", "CA/2010/12345"],
  ["coa", " ca/2021/ 123456 ", "CA/2021/123456"],
  ["coa", "CA/2010/1234", undefined],
  ["coa", "CA/1910/12345", undefined],
  ["coa", "12345", undefined],
  ["coa", "", undefined],
  // The example of the tax portal's own specification.
  ["gst", "27AAPFU0939F1ZV", "27AAPFU0939F1ZV"],
  ["gst", "27aapfu0939f1zv", "27AAPFU0939F1ZV"],
  ["gst", "27AAPFU0939F1ZW", undefined],
  ["gst", "27AAPFU0993F1ZV", undefined],
  ["gst", "27AAPFU0939F1Z", undefined],
  ["gst", "CA/2010/12345", undefined],
] as const)("%s %j is read as %j", (kind, typed, number) => {
  expect(registrationNumber(kind, typed)).toBe(number)
})
