import { expect, test } from "vitest"
import { filtersOf } from "../search.rules.ts"
import { searchTexts } from "../texts.ts"
import { chosenFilters, filterLabel } from "./narrowing.rules.ts"

const { filters: t } = searchTexts.in("en")
const labelsOf = (address: string) => {
  const filters = filtersOf(new URLSearchParams(address))
  return chosenFilters(filters).map((name) => filterLabel(name, filters[name], t))
}

test.each([
  ["", []],
  ["query=kitchen&sort=rating", []],
  ["city= Pune &locality=%20&max_price=100000", ["Pune", "Up to ₹1,00,000"]],
  ["free=week&verified=true&min_rating=4.5", ["4.5 and up", "Verified only", "Free this week"]],
  // Of a made-up address.
  ["free=today&verified=yes", []],
])("what %j narrows is called %j", (address, labels) => {
  expect(labelsOf(address)).toEqual(labels)
})
