/**
 * The one way to wait in tests for what says nothing when it comes: asked again and again, and named when it fails. A
 * test that sleeps instead is too slow on a good day and too fast on a bad one.
 */
import { setTimeout as sleep } from "node:timers/promises"

export const until = async (
  isTrue: () => boolean | Promise<boolean>,
  what: string,
  { seconds = 20 }: { seconds?: number } = {},
) => {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await sleep(50)) if (await isTrue()) return
  throw new Error(`Waited ${seconds} s for: ${what}`)
}
