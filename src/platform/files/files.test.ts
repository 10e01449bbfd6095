/** Where files are worked on: whatever happens, nothing stays there. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from "node:fs"
import { mkdtemp, rm, stat, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { PassThrough } from "node:stream"
import pino from "pino"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest"
import { until } from "../../../test/until.ts"
import { clearWorkFolder, configureFiles, fileStore, inWorkFolder } from "./files.server.ts"
import { openLocalStore } from "./open-file-store.server.ts"
import { receiveToDisk } from "./receive-file.server.ts"

let dataDir: string
let arriving: string
const logged: string[] = []

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), "sthapati-work-"))
  arriving = join(dataDir, "files", "arriving")
  const log = pino({}, { write: (line: string) => void logged.push(line) })
  configureFiles({ store: openLocalStore(join(dataDir, "kept")), dataDir, purposes: [], log })
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const full = (code: string) => Object.assign(new Error("no space left on device, write"), { code })

test("before anything was brought there is nothing to clear away", async () => {
  await expect(clearWorkFolder(new Date())).resolves.toBeUndefined()
})

test("a folder is there for the time of the work, and gone when it is done or has failed", async () => {
  const folder = await inWorkFolder(async (own) => {
    await writeFile(join(own, "in"), "half a picture")
    expect(readdirSync(arriving)).toHaveLength(1)
    return own
  })
  expect(folder.startsWith(arriving)).toBe(true)
  await expect(inWorkFolder(async () => Promise.reject(new Error("broken")))).rejects.toThrow("broken")
  expect(readdirSync(arriving)).toEqual([])
})

test.each(["ENOSPC", "EDQUOT"])("a disk that is full (%s) is a sentence", async (code) => {
  await expect(inWorkFolder(async () => Promise.reject(full(code)))).rejects.toMatchObject({
    code: "unavailable",
    message: expect.stringMatching(/no room/),
  })
})

test("what a process that was killed has left is cleared away at the next start, and what is under way is not", async () => {
  const [left, underWay] = [join(arriving, "left"), join(arriving, "under-way")]
  for (const folder of [left, underWay]) mkdirSync(folder)
  const now = new Date()
  const twoHoursAgo = new Date(now.getTime() - 2 * 3_600_000)
  utimesSync(left, twoHoursAgo, twoHoursAgo)
  await clearWorkFolder(now)
  expect(readdirSync(arriving)).toEqual(["under-way"])
})

test("a store that fails is a sentence to who asked, and a line in the log", async () => {
  const missing = { path: join(dataDir, "no-such-file"), type: "image/webp" }
  await expect(fileStore().put("one/96", missing)).rejects.toMatchObject({ code: "unavailable" })
  expect(logged.at(-1)).toContain("the store of files fails")
})

describe("receiving a file", () => {
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
    const received = receiveToDisk({ body, bytes: undefined }, path).then(
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
    const received = receiveToDisk({ body, bytes: undefined }, join(folder, "in"))
    body.destroy()
    await expect(received).rejects.toMatchObject({ code: "malformed" })
  })
})
