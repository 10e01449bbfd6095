/** A portrait on a disk that is full: while the picture comes, while it is drawn, while it is kept, while it is cut. */
import { spawnSync } from "node:child_process"
import { mkdirSync, readdirSync, statfsSync } from "node:fs"
import { join } from "node:path"
import sharp from "sharp"
import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../app.ts"
import { createCustomer, type Person } from "../people.ts"

const isRoot = process.getuid?.() === 0
let t: TestApp
let person: Person
let disk: string

beforeAll(async () => {
  t = await startTestApp()
  person = await createCustomer(t)
  disk = join(t.dataDir, "files")
  mkdirSync(disk)
  if (isRoot) expect(mount("size=64m")).toBe(0)
})
afterAll(async () => {
  if (isRoot) spawnSync("umount", ["-l", disk])
  await t.close()
})

const mount = (options: string) => spawnSync("mount", ["-t", "tmpfs", "-o", options, "tmpfs", disk]).status

/** So many kilobytes beside what is there. */
const leaveRoom = (kilobytes: number) => {
  const { blocks, bfree, bsize } = statfsSync(disk)
  expect(mount(`remount,size=${((blocks - bfree) * bsize) / 1024 + kilobytes}k`)).toBe(0)
}

/** Again and again with more room, until it is enough. @returns how often it was not */
const withEverMoreRoom = async (tryIt: () => Promise<boolean>) => {
  for (let room = 8, failures = 0; room < 20_000; room = Math.ceil(room * 1.25), failures++) {
    leaveRoom(room)
    if (await tryIt()) return failures
  }
  throw new Error("There was never room enough.")
}

test.skipIf(!isRoot)("a picture that finds no room is not there at all, and a sentence says why", async () => {
  const picture = await noisyPhoto()
  const failures = await withEverMoreRoom(async () => {
    const answer = await bring(picture)
    if (answer.status === 201) return true
    expectNoRoom(answer)
    expect(await whatIsThere()).toEqual([[], []])
    return false
  })
  expect(failures).toBeGreaterThan(5)
})

test.skipIf(!isRoot)("a portrait that finds no room when it is cut leaves the one before", async () => {
  leaveRoom(20_000)
  const change = (file_id: unknown) => t.call("PUT", "/user/portrait", { token: person.token, body: { file_id } })
  const shown = async () => (await t.call("GET", "/user/profile", { token: person.token })).body.user.portrait
  const old = (await change((await bring(await noisyPhoto())).body.id)).body.portrait
  const { id } = (await bring(await noisyPhoto())).body
  const before = await whatIsThere()
  const failures = await withEverMoreRoom(async () => {
    const answer = await change(id)
    if (answer.status === 200) return true
    expectNoRoom(answer)
    expect([await shown(), await whatIsThere()]).toEqual([old, before])
    return false
  })
  expect(failures).toBeGreaterThan(2)
  const now = await shown()
  expect(now).not.toEqual(old)
  for (const url of Object.values<string>(now)) {
    const { rawPayload } = await t.app.inject({ url })
    expect((await sharp(rawPayload).metadata()).format).toBe("webp")
  }
})

const bring = async (payload: Buffer) => {
  const headers = { authorization: `Bearer ${person.token}`, "content-type": "image/jpeg" }
  const answer = await t.app.inject({ method: "POST", url: "/api/files?purpose=portrait", headers, payload })
  return { status: answer.statusCode, body: answer.json() }
}

const expectNoRoom = (answer: object) =>
  expect(answer).toMatchObject({ status: 503, body: { message: expect.stringMatching(/no room .+ Nothing was kept/) } })

/** Rows of files that count, and the names of what is on the disk. */
const whatIsThere = async () => {
  const rows = await t.db.selectFrom("files").select("id").where("arrived_at", "is not", null).execute()
  const folders = readdirSync(disk, { recursive: true, withFileTypes: true })
  return [rows.map(({ id }) => id), folders.filter((one) => one.isFile()).map(({ name }) => name)]
}

/** One that cannot be made small. */
const noisyPhoto = () =>
  sharp({
    create: {
      width: 1200,
      height: 900,
      channels: 3,
      background: "red",
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 90 })
    .toBuffer()
