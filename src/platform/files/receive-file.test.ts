import { mkdtemp, rm, stat } from "node:fs/promises"
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
  const path = join(folder, "in")
  let outcome: string | undefined
  const received = receivePicture({ body, bytes: undefined }, path).then(
    () => (outcome = "taken"),
    ({ code }) => (outcome = code as string),
  )
  let sent = 0
  for (const bytes of bytesEach) {
    body.write(jpeg(bytes))
    sent += bytes + 3
    await until(async () => outcome !== undefined || (await sizeOf(path)) === sent, "what was sent to be read")
    vi.advanceTimersByTime(15_000)
  }
  body.end()
  return { outcome: await received, isOpen: !body.errored }
}
const sizeOf = (path: string) =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  )

test.each([
  ["a slow line", [40_000, 40_000, 40_000], "taken"],
  ["one that has fallen silent", [40_000, 0, 0], "too_slow"],
  ["one that sends a few bytes now and then", [64, 64, 64], "too_slow"],
])("%s: %s is %s, and the line stays open for the answer", async (_line, bytes, outcome) => {
  expect(await receive(bytes)).toEqual({ outcome, isOpen: true })
})

test.each(["before it is read", "on its way"])("cut off %s, it is said to be", async (when) => {
  const body = new PassThrough()
  if (when === "before it is read") body.destroy()
  const received = receivePicture({ body, bytes: undefined }, join(folder, "in"))
  body.destroy()
  await expect(received).rejects.toMatchObject({ code: "malformed" })
})
