import { expect, test } from "vitest"
import { isFinal, type OutboxEntry, pauseSeconds, retryDelayMs } from "./outbox.rules.ts"

test("what the server has refused is not tried again; what it has no time for, or no answer, is", () => {
  expect([400, 403, 404, 413, 422].every(isFinal)).toBe(true)
  expect([0, 408, 409, 425, 429, 500, 502, 503, 504].some(isFinal)).toBe(false)
})

test("the wait grows to five minutes, and is never shorter than was asked for", () => {
  expect([0, 1, 2, 5].map((tries) => retryDelayMs(tries))).toEqual([1000, 2000, 4000, 32_000])
  expect(retryDelayMs(60)).toBe(300_000)
  expect(retryDelayMs(0, 30)).toBe(30_000)
  expect(retryDelayMs(20, 30)).toBe(300_000)
})

test("a server that has no time is let alone by every tab, but not for ever", () => {
  const all = (...times: (number | undefined)[]) => times.map((busyUntil) => ({ busyUntil }) as OutboxEntry)
  expect(pauseSeconds(all(), 1000)).toBe(0)
  expect(pauseSeconds(all(undefined, 500), 1000)).toBe(0)
  expect(pauseSeconds(all(undefined, 31_000, 6000), 1000)).toBe(30)
  expect(pauseSeconds(all(86_400_000), 1000)).toBe(0)
})
