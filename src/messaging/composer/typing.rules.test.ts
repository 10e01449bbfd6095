import { expect, test } from "vitest"
import { endsTyping } from "./typing.rules.ts"

test("a message ends a typing that began before it, and none that began after it", () => {
  expect([endsTyping(7, 6), endsTyping(7, 7), endsTyping(7, 8)]).toEqual([true, false, false])
  expect([endsTyping(7), endsTyping(7, Number.NaN), endsTyping(Number.NaN, 7)]).toEqual([true, true, true])
})
