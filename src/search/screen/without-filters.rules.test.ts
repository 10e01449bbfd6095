import { expect, test } from "vitest"
import { filtersOf } from "../search.rules.ts"
import { countWithoutFilters, filtersWithout } from "./without-filters.rules.ts"

const nobody = { total: 0, is_total: true, unoffered: [] as string[] }
const asked = (address: string, page: typeof nobody | null = nobody) => ({
  page,
  filters: filtersOf(new URLSearchParams(address)),
  sort: "relevance" as const,
  cursor: null,
})

/** Answers with how many there are, by the filters that are left. */
const searching = (totals: Record<string, number>) => async (asked: object) => {
  const left = Object.keys(asked).filter((name) => !["sort", "limit", "all"].includes(name))
  return { total: totals[left.toSorted().join()] ?? 0, is_total: true }
}

test("of the filters that keep everybody away the one without which there are most stands first", async () => {
  const search = searching({ "city,max_price,query": 2, "city,query,verified": 9 })
  const without = await countWithoutFilters(asked("query=loft&city=Pune&max_price=100&verified=true"), search)
  expect(without).toEqual([
    { name: "max_price", total: 9, is_total: true },
    { name: "verified", total: 2, is_total: true },
  ])
})

test("where no filter alone is to blame, all of them are counted together", async () => {
  const search = searching({ query: 3 })
  const without = await countWithoutFilters(asked("query=loft&max_price=100&free=week"), search)
  expect(without).toEqual([{ name: "all", total: 3, is_total: true }])
})

test("what brings nobody is not offered", async () => {
  expect(await countWithoutFilters(asked("query=loft&max_price=100&free=week"), searching({}))).toEqual([])
})

test.each([
  ["there is somebody", asked("max_price=100", { ...nobody, total: 1 })],
  ["the search failed", asked("max_price=100", null)],
  ["the service is not open yet", asked("max_price=100", { ...nobody, unoffered: ["lawyer"] })],
  ["the list goes on from elsewhere", { ...asked("max_price=100"), cursor: "abc" }],
  ["only words and a city were asked for", asked("query=loft&city=Pune")],
])("nothing more is asked where %s", async (_, searched) => {
  const askedAnew: object[] = []
  const search = async (asked: object) => {
    askedAnew.push(asked)
    return nobody
  }
  expect(await countWithoutFilters(searched, search)).toEqual([])
  expect(askedAnew).toEqual([])
})

test("without all of them, words, city and category stay", () => {
  const { filters } = asked("query=loft&category=Architect&city=Pune&locality=Baner&free=week&min_rating=4")
  expect(filtersWithout(filters, "all")).toEqual(asked("query=loft&category=Architect&city=Pune").filters)
})
