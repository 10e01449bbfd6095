import { expect, test } from "vitest"
import { trayOf } from "./tray-store.ts"

const one = { id: "a-1", name: "Osari Interiors" }

test("who was kept comes back, three at most", () => {
  expect(trayOf(JSON.stringify([one]))).toEqual([one])
  const many = ["a", "b", "c", "d"].map((id) => ({ id, name: id }))
  expect(trayOf(JSON.stringify(many))).toEqual(many.slice(0, 3))
})

test.each(["", "{", "null", "7", "{}", '["a"]', "[null]", '[{"id":"a"}]', '[{"id":"../a","name":"A"}]'])(
  "what is no selection is an empty one: %s",
  (text) => {
    expect(trayOf(text)).toEqual([])
  },
)
