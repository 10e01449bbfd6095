import { afterEach, expect, test, vi } from "vitest"
import { ApiFailure } from "../../platform/api/api-failure.ts"
import { inLanguages } from "../../platform/language/language.ts"
import { hiddenColumns, shownColumns, withColumn } from "./column-choice.ts"
import { CannotAsk, chosenIn, describeList, keepListBehindDialog, type ListQuery, loadList, openedIn } from "./list.ts"
import { stableIndexes, stableOrder } from "./use-stable-rows.ts"

const texts = inLanguages({
  en: { loading: "Loading visits", failed: "No visits just now.", unknown: "No such list.", empty: { title: "None" } },
})
const filters = { status: ["open", "done"] } as const

const visits = (
  answer: (asked: ListQuery<typeof filters>) => Promise<{ visits: { id: string }[]; next: string | null }>,
) =>
  describeList({
    texts,
    filters,
    dialogs: ["visit", "cancel"],
    load: answer,
    rows: (page) => page.visits,
    one: async (id) => ({ id }),
  })
const found = visits(async () => ({ visits: [{ id: "a" }], next: "2" }))
const at = (query: string) => new Request(`http://site/xa/visits?${query}`)

afterEach(() => vi.unstubAllGlobals())

test("the address says which page is asked for; a value that no filter knows asks for everything", async () => {
  const asked: unknown[] = []
  const list = visits(async (one) => {
    asked.push(one)
    return { visits: [], next: null }
  })
  await loadList(list, at("status=done&cursor=9"))
  await loadList(list, at("status=sideways"))
  expect(asked).toEqual([
    { status: "done", cursor: "9" },
    { status: undefined, cursor: undefined },
  ])
  expect(chosenIn(found, new URLSearchParams("status=open"))).toEqual({ status: "open" })
})

test("what the address opens is fetched where it is not on the page", async () => {
  expect((await loadList(found, at("visit=a"))).linked).toBeNull()
  expect((await loadList(found, at("cancel=b"))).linked).toEqual({ id: "b" })
  expect(openedIn(found, new URLSearchParams("cancel=b"))).toEqual({ dialog: "cancel", id: "b" })
})

test.each([
  ["the server's words", new ApiFailure(403, "Not for you.", { message: "Not for you." }), "Not for you."],
  ["the list's, where it has none", new ApiFailure(0, "No response"), "No visits just now."],
  ["a list that is not there", new ApiFailure(404, "Nothing", { message: "Nothing" }), "No such list."],
  ["what could not be asked", new CannotAsk("Who are you?"), "Who are you?"],
])("a failure is never an empty list: %s", async (_which, error, failure) => {
  vi.stubGlobal("document", { documentElement: { lang: "en-IN" } })
  const view = await loadList(
    visits(() => Promise.reject(error)),
    at(""),
  )
  expect(view).toEqual({ page: null, failure, linked: null })
})

test("a dialog opens and closes without the list's address changing", () => {
  const isLoaded = (from: string, to: string) =>
    keepListBehindDialog(found)({
      ...{ currentUrl: new URL(at(from).url), nextUrl: new URL(at(to).url), defaultShouldRevalidate: true },
      ...{ currentParams: {}, nextParams: {} },
    })
  expect(isLoaded("status=open", "status=open&visit=a")).toBe(false)
  expect(isLoaded("visit=a", "status=open")).toBe(true)
  expect(isLoaded("status=open", "status=open")).toBe(true)
})

const row = (id: string, status = "pending") => ({ id, status })
const before = ["a", "b", "c"].map((id) => row(id))
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).join("")

test("a row that an act took out of the list stays in its place, as it is now", () => {
  const now = stableIndexes(before, [row("a"), row("c")], [row("b", "confirmed")])
  expect(now).toEqual([row("a"), row("b", "confirmed"), row("c")])
  expect(idsOf(stableIndexes(before, [row("b"), row("c")], [row("a")]))).toBe("abc")
  expect(idsOf(stableIndexes(before, [], [row("b"), row("a")]))).toBe("ab")
})

test("what the server still gives is the server's, and what others took away is gone", () => {
  const given = [row("new"), row("b", "cancelled")]
  expect(stableIndexes(before, given, [row("b", "confirmed")])).toEqual(given)
  expect(idsOf(stableIndexes(before, [row("new"), row("a")], [row("c")]))).toBe("newac")
})

test("where rows keep their order, what comes stands below, and what is answered gives room for the next", () => {
  expect(idsOf(stableOrder(before, [row("new"), row("a"), row("c")], [row("b", "confirmed")]))).toBe("abcnew")
  expect(idsOf(stableOrder(before, [row("c"), row("a")], []))).toBe("ac")
  const waiting = ["a", "b", "c", "d", "e"].map((id) => row(id))
  const shown = stableOrder([], waiting.slice(0, 3), waiting)
  const answered = stableOrder(shown, waiting.slice(1, 4), [row("a", "confirmed"), ...waiting.slice(1)])
  expect(idsOf(shown)).toBe("abc")
  expect(answered).toEqual([row("a", "confirmed"), row("b"), row("c"), row("d")])
})

test("columns are put away in the address, and what a row is called and can be done with it never is", () => {
  const columns = [
    { name: "who", slot: "title" },
    { name: "since", slot: "more" },
    { name: "act", slot: "actions" },
    { slot: "line" },
  ]
  const params = withColumn(withColumn(new URLSearchParams("q=a&status=open"), "since", false), "who", false)
  expect(String(params)).toBe("q=a&status=open&hide=since%2Cwho")
  expect(shownColumns(columns, [...hiddenColumns(params), "act"])).toEqual(
    columns.filter(({ name }) => name !== "since"),
  )
  expect(String(withColumn(withColumn(params, "since", true), "who", true))).toBe("q=a&status=open")
})

test("a column that is put away loads nothing anew, and a filter does", () => {
  const reload = (to: string) => {
    const [currentUrl, nextUrl] = [new URL("http://site/visits?status=open"), new URL(`http://site/visits?${to}`)]
    return keepListBehindDialog(found)({ currentUrl, nextUrl, defaultShouldRevalidate: true } as never)
  }
  expect([reload("status=open&hide=since"), reload("status=done&hide=since")]).toEqual([false, true])
})
