import { expect, test } from "vitest"
import { placeOf } from "./place.ts"

test("a place is the home of the professional, and the other city that they serve", () => {
  expect(placeOf({ locality: "Kothrud", home_city: "Pune", city: "Pune" }, "en")).toBe("Kothrud, Pune")
  expect(placeOf({ locality: "Kothrud", home_city: "Pune", city: "Mumbai" }, "en")).toBe(
    "Kothrud, Pune · serves Mumbai",
  )
  expect(placeOf({ locality: null, home_city: "Pune", city: "Mumbai" }, "en")).toBe("Pune · serves Mumbai")
  expect(placeOf({ locality: null, home_city: "Pune", city: "Pune" }, "en")).toBe("Pune")
})
