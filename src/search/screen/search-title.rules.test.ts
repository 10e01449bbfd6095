import { expect, test } from "vitest"
import { filtersOf } from "../search.rules.ts"
import { searchPageTexts } from "../texts.ts"
import { searchedFor } from "./search-title.rules.ts"

const person = { name: "Person of letters", plural_name: "People of letters", slug: "person", is_available: true }

test.each([
  ["", "Find professionals"],
  ["category=Person of letters&city=Pune", "People of letters in Pune"],
  ["category=Poet", "Find professionals"],
  ["category=Poet&city=Pune", "Professionals in Pune"],
  ["query= kitchen &city=Mumbai", "Professionals for “kitchen” in Mumbai"],
  [`query=${"a".repeat(200)}`, `Professionals for “${"a".repeat(60)}”`],
])("the search for %j is called %j", (address, title) => {
  expect(titleOf(address, null)).toBe(title)
})

test("a title names no city where the words name another than the chosen one", () => {
  expect(titleOf("query=kitchen mumbai&city=Pune", "Mumbai")).toBe("Professionals for “kitchen mumbai”")
})

const titleOf = (address: string, other_city: string | null) => {
  const filters = filtersOf(new URLSearchParams(address))
  return searchPageTexts.in("en").title(searchedFor({ filters, categories: [person], page: { other_city } }))
}
