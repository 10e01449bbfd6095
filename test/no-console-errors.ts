/** A console.error is a fault that nobody has looked at yet, so it fails the test it came from. */
import { afterEach, beforeEach, expect, vi } from "vitest"

const spy = vi.spyOn(console, "error")

beforeEach(() => {
  spy.mockClear()
})

afterEach(() => {
  expect(spy.mock.calls, "console.error was called").toEqual([])
})
