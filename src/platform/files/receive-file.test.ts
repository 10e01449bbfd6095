import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { PassThrough } from "node:stream"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { until } from "../../../test/until.ts"
import { receivePicture } from "./receive-file.server.ts"

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "sthapati-receive-"))
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] })
})
afterEach(async () => {
  vi.useRealTimers()
  await rm(folder, { recursive: true, force: true })
})

const jpeg = (bytes: number) => Buffer.concat([Buffer.from("ffd8ff", "hex"), Buffer.alloc(bytes)])

/** Sends so much in each quarter of a minute, and says what came of it. */
const receive = async (bytesEach: number[]) => {
  const body = new PassThrough()
  const received = receivePicture({ body, bytes: undefined }, join(folder, "in")).then(
    () => "taken",
    ({ code }) => code as string,
  )
  for (const bytes of bytesEach) {
    if (body.destroyed) break
    body.write(jpeg(bytes))
    await until(() => body.readableLength === 0, "what was sent to be read")
    vi.advanceTimersByTime(15_000)
  }
  if (!body.destroyed) body.end()
  return received
}

test.each([
  ["a slow line", [40_000, 40_000, 40_000], "taken"],
  ["one that has fallen silent", [40_000, 0, 0], "malformed"],
  ["one that sends a few bytes now and then", [64, 64, 64], "malformed"],
])("%s: %s is %s", async (_line, bytes, outcome) => {
  expect(await receive(bytes)).toBe(outcome)
})
