import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest"
import { ApiFailure } from "../../platform/api/api-failure.ts"
import { languageTag } from "../../platform/language/language.ts"
import { closeToast, toastStore } from "../overlay/toast-store.ts"
import { actOnSeveral } from "./act-on-several.ts"

const rows = [{ id: "a" }, { id: "b" }, { id: "c" }]
const done = (count: number) => `${count} done.`
const refused = (code: string, message: string) => new ApiFailure(409, message, { code, message })

// What is said is in the language of the page.
beforeAll(() => void vi.stubGlobal("document", { documentElement: { lang: languageTag.en } }))
afterAll(() => void vi.unstubAllGlobals())

let asked: string[] = []
let loaded = 0
afterEach(() => {
  for (const { id } of toastStore.current()) closeToast(id)
  asked = []
  loaded = 0
})

const actWith = async (failures: Record<string, Error>) => {
  await actOnSeveral({
    rows,
    act: async ({ id }) => {
      asked.push(id)
      if (failures[id]) throw failures[id]
    },
    done,
    onDone: () => {
      loaded += 1
    },
  })
  return toastStore.current().map(({ kind, text }) => [kind, text])
}

test("each row for itself, and how many they were is said once", async () => {
  expect(await actWith({})).toEqual([["success", "3 done."]])
  expect([asked, loaded]).toEqual([["a", "b", "c"], 1])
})

test("what somebody else was faster with is left, and said; the others are done", async () => {
  const said = await actWith({ b: refused("conflict", "Somebody has decided this already.") })
  expect(said).toEqual([["error", "2 done. 1 is left as it is: Somebody has decided this already."]])
  expect([asked, loaded]).toEqual([["a", "b", "c"], 1])
})

test("what would fail for each row stops at the first", async () => {
  expect(await actWith({ a: refused("too_many_requests", "Please wait.") })).toEqual([
    ["error", "3 are left as they are: Please wait."],
  ])
  expect([asked, loaded]).toEqual([["a"], 1])
})
