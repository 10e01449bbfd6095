import { expect, test } from "vitest"
import { placeOf } from "./place-of.ts"

test("a place is the home of the professional, and the other city that they serve", () => {
  expect(placeOf({ locality: "Kothrud", home_city: "Pune", city: "Pune" })).toBe("Kothrud, Pune")
  expect(placeOf({ locality: "Kothrud", home_city: "Pune", city: "Mumbai" })).toBe("Kothrud, Pune · serves Mumbai")
  expect(placeOf({ locality: null, home_city: "Pune", city: "Mumbai" })).toBe("Pune · serves Mumbai")
  expect(placeOf({ locality: null, home_city: "Pune", city: "Pune" })).toBe("Pune")
})
