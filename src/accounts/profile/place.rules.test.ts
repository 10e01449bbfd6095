import { expect, test } from "vitest"
import { knownPlace } from "./place.rules.ts"

const places = {
  countries: [{ name: "India" }],
  states: [{ name: "Maharashtra" }, { name: "Karnataka" }],
  cities: [
    { name: "Pune", state_name: "Maharashtra", country_name: "India" },
    { name: "Bangalore", state_name: "Karnataka", country_name: "India" },
  ],
}

test("a city of the catalogue brings its state and country, in any spelling", () => {
  const known = { city: "Pune", state: "Maharashtra", country: "India" }
  expect(knownPlace(places, { city: " pune", state: "", country: "" })).toEqual(known)
})

test("of another city before it nothing stays", () => {
  expect(knownPlace(places, { city: "Bangalore", state: "Maharashtra", country: "India" })).toEqual({
    city: "Bangalore",
    state: "Karnataka",
    country: "India",
  })
})

test("what somebody has written by themselves stays", () => {
  const own = { city: "Pune", state: "Western Maharashtra", country: "Bhārat" }
  expect(knownPlace(places, own)).toEqual(own)
})

test("a city that it does not know is free text", () => {
  expect(knownPlace(places, { city: "Satara", state: "", country: "" })).toBeUndefined()
  expect(knownPlace(places, { city: "", state: "", country: "" })).toBeUndefined()
})
