import { expect, test } from "vitest"
import { filtersOf } from "../search.rules.ts"
import { isSameFilters, onlyWords } from "./sheet.rules.ts"

const asked = (query: string) => filtersOf(new URLSearchParams(query))

test("spaces and capitals make no other question, another value does", () => {
  expect(isSameFilters(asked("city=pune&locality=%20Baner"), asked("city=Pune&locality=Baner "))).toBe(true)
  expect(isSameFilters(asked("city=Pune"), asked("city=Pune&free=week"))).toBe(false)
  expect(isSameFilters(asked("query=kitchen"), asked(""))).toBe(false)
})

test("to clear the filters leaves the words", () => {
  expect(onlyWords(asked("query=kitchen&city=Pune&max_price=1500&free=week"))).toEqual(asked("query=kitchen"))
})
