import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { buffer } from "node:stream/consumers"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { type S3Server, startS3Server } from "../../../test/s3-server.ts"
import type { FileStore } from "./file-store.server.ts"
import { openFileStore } from "./open-file-store.server.ts"
import { openS3Store, s3Location } from "./s3-store.server.ts"

let folder: string
let s3: S3Server

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sthapati-store-"))
  s3 = await startS3Server()
})
afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true, force: true })
})

const onDisk = async (name: string, content: Buffer | string) => {
  const path = join(folder, name)
  await writeFile(path, content)
  return { path, type: "image/webp" }
}

const read = async (store: FileStore, name: string) => {
  const found = await store.open(name)
  return found && { bytes: found.bytes, content: await buffer(found.body) }
}

const real = process.env.TEST_S3_URL

describe.each<[string, () => FileStore]>([
  ["a folder", () => openFileStore(undefined, folder)],
  ["a folder that FILES_URL names", () => openFileStore(`file://${folder}/elsewhere`, folder)],
  ["a bucket", () => openFileStore(s3.url, folder)],
])("%s", (_where, open) => keepsFiles(open))

describe.skipIf(!real)("the bucket of TEST_S3_URL", () => keepsFiles(() => openFileStore(real, folder)))

function keepsFiles(open: () => FileStore) {
  test("gives back what was put there, byte for byte", async () => {
    const content = Buffer.from(Array.from({ length: 300_000 }, (_, place) => place % 251))
    await open().put("one/96", await onDisk("one", content))
    expect(await read(open(), "one/96")).toEqual({ bytes: content.length, content })
  })

  test("keeps the newer of two under one name, and a file of nothing", async () => {
    const store = open()
    await store.put("two/96", await onDisk("older", "older"))
    await store.put("two/96", await onDisk("newer", ""))
    expect(await read(store, "two/96")).toEqual({ bytes: 0, content: Buffer.alloc(0) })
  })

  test("knows nothing of what is not there, or no longer", async () => {
    const store = open()
    expect(await store.open("three/96")).toBeUndefined()
    await store.put("three/96", await onDisk("three", "three"))
    await store.put("three/320", await onDisk("three", "larger"))
    await store.remove("three/96")
    await store.remove("three/96")
    expect(await store.open("three/96")).toBeUndefined()
    expect((await read(store, "three/320"))?.content.toString()).toBe("larger")
  })

  test("takes many at once", async () => {
    const store = open()
    const names = Array.from({ length: 12 }, (_, place) => `many-${place}/96`)
    await Promise.all(names.map(async (name) => store.put(name, await onDisk(name.replace("/", "-"), name))))
    const kept = await Promise.all(names.map((name) => read(store, name)))
    expect(kept.map((one) => one?.content.toString())).toEqual(names)
  })
}

test("a folder has nothing half written in it, and no empty folders", async () => {
  const own = join(folder, "own")
  const store = openFileStore(`file://${own}`, folder)
  await expect(store.put("gone/96", { path: join(folder, "no-such-file"), type: "image/webp" })).rejects.toThrow()
  expect(await readdir(join(own, "gone"))).toEqual([])
  await store.put("there/96", await onDisk("there", "there"))
  await store.remove("there/96")
  expect(await readdir(own)).toEqual(["gone"])
})

test("a bucket is given the type of what it keeps", async () => {
  await openFileStore(s3.url, folder).put("typed/96", await onDisk("typed", "typed"))
  expect(s3.objects.get("typed/96")?.type).toBe("image/webp")
})

test.each([403, 500, 503])(
  "a store that answers %i has kept nothing, given nothing and removed nothing",
  async (status) => {
    const store = openFileStore(s3.url, folder)
    const file = await onDisk("refused", "refused")
    s3.answerWith(status)
    await expect(store.put("refused/96", file)).rejects.toThrow(String(status))
    await expect(store.open("refused/96")).rejects.toThrow(String(status))
    await expect(store.remove("refused/96")).rejects.toThrow(String(status))
    s3.answerWith(undefined)
    expect(await store.open("refused/96")).toBeUndefined()
  },
)

test("a wrong secret is refused", async () => {
  const store = openFileStore(s3.url.replace("secret", "secre7"), folder)
  await expect(store.open("one/96")).rejects.toThrow("403")
})

test("a store that nobody runs is an error, and none that waits", async () => {
  const store = openFileStore("s3+http://key:secret@127.0.0.1:9/bucket", folder)
  await expect(store.open("one/96")).rejects.toThrow()
  await expect(store.put("one/96", await onDisk("away", "away"))).rejects.toThrow()
})

test("a store that says nothing is given up in time", async () => {
  s3.answerWith("nothing")
  await expect(openS3Store(s3Location(s3.url), 50).open("one/96")).rejects.toThrow("silent")
  s3.answerWith(undefined)
})
