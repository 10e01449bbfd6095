import { mkdtemp, readdir, rm, stat } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import sharp from "sharp"
import { afterAll, expect, test } from "vitest"
import { portraitSizes } from "../../src/accounts/portrait/portrait.schema.ts"
import { openDb, openPool } from "../../src/platform/database/database.server.ts"
import { openLocalStore } from "../../src/platform/files/open-file-store.server.ts"
import { createTestDatabase } from "../../test/database.ts"
import { loadDemo } from "./load.server.ts"
import { accountRows } from "./people.server.ts"
import { knownPeople } from "./portraits/people.ts"
import { pictureOf } from "./portraits/pictures.ts"
import { portraitSvg } from "./portraits/portrait-drawing.ts"

const folder = await mkdtemp(join(tmpdir(), "portraits-test-"))
const database = await createTestDatabase()
// Whoever comes second waits for the first for longer than a request may.
const db = openDb(openPool(database.url, { queryTimeout: 70_000 }))
const now = new Date()
afterAll(async () => {
  await db.destroy()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

test("everybody of the demo is known and drawn, and nobody else", async () => {
  const names = [...accountRows(now, "").byName.keys()].sort()
  expect(Object.keys(knownPeople).sort()).toEqual(names)
  const kept = await readdir(dirname(pictureOf("")))
  expect(kept.sort()).toEqual(names.map((name) => pictureOf(name).split("/").pop()!).sort())
  for (const [name, { woman, man }] of Object.entries(knownPeople)) {
    expect(woman === undefined, name).toBe(man !== undefined)
    expect(woman ?? man, name).toBeGreaterThanOrEqual(25)
    expect(woman ?? man, name).toBeLessThanOrEqual(65)
  }
})

test("the kept pictures are those that are drawn now, and light (else: node scripts/draw-demo-portraits.ts)", async () => {
  let bytes = 0
  for (const [name, known] of Object.entries(knownPeople)) {
    const small = (picture: string | Buffer) => sharp(picture).resize(64).flatten().raw().toBuffer()
    const [kept, drawn] = [await small(pictureOf(name)), await small(Buffer.from(portraitSvg(name, known)))]
    const difference = kept.reduce((sum, value, i) => sum + Math.abs(value - drawn[i]!), 0) / kept.length
    expect(difference, name).toBeLessThan(4)
    bytes += (await stat(pictureOf(name))).size
  }
  expect(bytes).toBeLessThan(600_000)
})

test("where there is a store they stand in it as what was uploaded, and in use", async () => {
  const store = openLocalStore(folder)
  const load = () => loadDemo(db, { now, hashPassword: async () => "unused", store })
  // The slower of two starts leaves nothing behind.
  const loaded = await Promise.all([load(), load()])
  expect(loaded.filter(Boolean)).toHaveLength(1)
  expect(await readdir(folder)).toHaveLength(Object.keys(knownPeople).length)
  const rows = await db
    .selectFrom("accounts as a")
    .leftJoin("files as e", (join) => join.onRef("e.id", "=", "a.portrait_id").onRef("e.account_id", "=", "a.id"))
    .select(["a.full_name", "e.id", "e.purpose", "e.names", "e.arrived_at", "e.ends_at"])
    .execute()
  expect(rows).toHaveLength(Object.keys(knownPeople).length)
  for (const { full_name, id, ...row } of rows) {
    expect(row, full_name).toEqual({
      ...{ purpose: "portrait", names: Object.values(portraitSizes), ends_at: null },
      arrived_at: expect.any(Date),
    })
    for (const size of Object.values(portraitSizes))
      expect(await sharp(join(folder, id!, size)).metadata(), full_name).toMatchObject({
        ...{ format: "webp", width: Number(size), height: Number(size) },
      })
  }
}, 60_000)
