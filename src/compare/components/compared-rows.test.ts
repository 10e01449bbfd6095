import { expect, test } from "vitest"
import type { Compared } from "../comparison.ts"
import { rowsFor } from "./compared-rows.tsx"

const one: Compared = {
  ...{
    id: "1",
    business_name: "One",
    full_name: "One",
    place: "Kothrud, Pune",
    rating: 4.7,
    reviews: 3,
    portrait: null,
  },
  ...{ is_verified: true, work_experience: 12, project_count: 4, trades: [], checks: [], price_level: null },
  ...{ offer: null, serves: ["Pune", "Mumbai"], next_free: null, keeps_hours: false, work: null, work_count: 0 },
  ...{ languages: ["Marathi"], best: [] },
}
const namesOf = (compared: readonly Compared[]) => {
  const { apart, alike } = rowsFor(compared)
  return { apart: apart.map(({ name }) => name), alike: alike.map(({ name }) => name) }
}

test("what is the same for all is set apart, in whatever order they say it; reviews, prices and times never are", () => {
  const other = { ...one, id: "2", place: "Baner, Pune", serves: ["Mumbai", "Pune"] }
  expect(namesOf([one, other])).toEqual({
    apart: ["rating", "price", "next_free", "place", "ways"],
    alike: ["checked", "experience", "serves", "languages"],
  })
  expect(namesOf([one, { ...other, languages: ["English"] }]).apart).toContain("languages")
  const unchecked = { is_verified: false }
  expect(
    namesOf([
      { ...one, ...unchecked },
      { ...other, ...unchecked },
    ]).apart,
  ).toContain("checked")
})

test("work comes first, where somebody shows any", () => {
  const work = {
    id: "w",
    title: "A kitchen",
    locality: "Baner",
    completed_year: 2025,
    picture: { kind: "room", seed: "1" },
  } as const
  expect(namesOf([one, { ...one, id: "2", work, work_count: 1 }]).apart[0]).toBe("works")
})
