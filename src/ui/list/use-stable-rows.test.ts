import { expect, test } from "vitest"
import { stableIndexes, stableOrder } from "./use-stable-rows.ts"

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
