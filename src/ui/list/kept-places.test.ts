import { expect, test } from "vitest"
import { keepPlaces } from "./kept-places.ts"

const row = (id: string, status = "pending") => ({ id, status })
const before = ["a", "b", "c"].map((id) => row(id))
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).join("")

test("a row that an act took out of the list stays in its place, as it is now", () => {
  const now = keepPlaces(before, [row("a"), row("c")], [row("b", "confirmed")])
  expect(now).toEqual([row("a"), row("b", "confirmed"), row("c")])
  expect(idsOf(keepPlaces(before, [row("b"), row("c")], [row("a")]))).toBe("abc")
  expect(idsOf(keepPlaces(before, [], [row("b"), row("a")]))).toBe("ab")
})

test("what the server still gives is the server's, and what others took away is gone", () => {
  const given = [row("new"), row("b", "cancelled")]
  expect(keepPlaces(before, given, [row("b", "confirmed")])).toEqual(given)
  expect(idsOf(keepPlaces(before, [row("new"), row("a")], [row("c")]))).toBe("newac")
})
