import { expect, test } from "vitest"
import { initialOf, initialsOf } from "./initials.ts"

test.each([
  ["Ar. Meera Joshi", "MJ"],
  ["Dr Anil Vasant Kulkarni", "AK"],
  ["tara", "T"],
  ["मीरा जोशी", "मीजो"],
  ["श्रीराम कुलकर्णी-देशपांडे", "श्रीदे"],
  ["", "U"],
])("the initials of %j are %j", (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test("who is greeted by one letter keeps all of it", () => {
  expect(initialOf("क्षमा जोशी")).toBe("क्ष")
})
