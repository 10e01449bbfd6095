/** Files on their way in: what is taken, what is refused and how, and that nothing stays of what was not taken. */
import { readdirSync } from "node:fs"
import { join } from "node:path"
import { Readable } from "node:stream"
import sharp from "sharp"
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest"
import { pdf } from "../../test/documents.ts"
import { type FileSite, startFileSite } from "../../test/file-site.ts"
import { createCustomer, type Person } from "../../test/people.ts"
import { photo, photoWithSecrets, pngOfSize, polyglot, svgWithScript } from "../../test/pictures.ts"
import { until } from "../../test/until.ts"
import { openLine } from "../../test/upload-line.ts"
import { purposes } from "../platform/files/purposes.ts"
import { scaleLimits } from "../platform/http/limits.server.ts"
import { purposes as owned } from "../slices.ts"
import { clearEndedFiles } from "./file.server.ts"

const DAY_MS = 86_400_000
const TOO_MUCH = 10 * 1024 * 1024 + 1

let t: FileSite
let person: Person
let stranger: Person

beforeAll(async () => {
  t = await startFileSite()
  person = await createCustomer(t)
  stranger = await createCustomer(t)
})
afterAll(() => t.close())
afterEach(() => {
  for (const act of ["put", "open", "remove"] as const) delete t.broken[act]
})

const upload = (payload: Buffer | Readable, purpose?: string) =>
  t.upload(payload, { token: person.token, ...(purpose && { purpose }) })

const sourceOf = (id: string) => sharp(join(t.kept, id, "source"))

test.each(["jpeg", "png", "webp"] as const)(
  "a picture in %s is taken, and its owner alone sees what became of it",
  async (type) => {
    const { status, body } = await upload(await photo({ type }))
    expect([status, body]).toEqual([
      201,
      {
        ...{ success: true, id: expect.any(String), kind: "picture", name: null, bytes: null },
        ...{ width: 800, height: 600, placeholder: null, urls: {} },
      },
    ])
    expect(await t.call("GET", `/files/${body.id}`, { token: person.token })).toMatchObject({
      status: 200,
      body: {
        purpose: "portrait",
        state: "waiting",
        ends_at: new Date(t.clock.now.getTime() + DAY_MS).toISOString(),
        width: 800,
        height: 600,
        urls: {},
      },
    })
    expect(await t.call("GET", `/files/${body.id}`, { token: stranger.token })).toMatchObject({ status: 404 })
    expect(await t.call("DELETE", `/files/${body.id}`, { token: stranger.token })).toMatchObject({ status: 404 })
    expect(t.onTheirWay()).toEqual([])
  },
)

test("nothing of what a camera writes beside the picture is kept, and it stands upright", async () => {
  const camera = await photoWithSecrets()
  expect(await sharp(camera).metadata()).toMatchObject({ orientation: 6, exif: expect.any(Buffer), width: 800 })
  const { body } = await upload(camera)
  const kept = await sourceOf(body.id).metadata()
  expect([kept.exif, kept.xmp, kept.iptc, kept.orientation]).toEqual([undefined, undefined, undefined, undefined])
  expect([kept.format, kept.width, kept.height]).toEqual(["webp", 600, 800])
})

test("a photo with a program behind it is taken as the photo it is", async () => {
  const { status, body } = await upload(await polyglot())
  expect(status).toBe(201)
  const kept = await sourceOf(body.id).toBuffer()
  expect([kept.includes("script"), kept.includes("PK\x03\x04")]).toEqual([false, false])
})

test("two at once are two files", async () => {
  const answers = await Promise.all([await photo(), await photo({ width: 900 })].map((one) => upload(one)))
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(2)
})

const gif = () =>
  sharp({ create: { width: 300, height: 300, channels: 3, background: "red" } })
    .gif()
    .toBuffer()
const cut = async (type: "jpeg" | "png" | "webp", bytes: number) =>
  (await photo({ type, width: 1600, height: 1200 })).subarray(0, bytes)

test.each<[string, () => Promise<Buffer>, number, RegExp]>([
  ["a text", async () => Buffer.from("Once upon a time there was a house."), 422, /not a picture/],
  ["nothing", async () => Buffer.alloc(0), 422, /not a picture/],
  ["three bytes of a picture", async () => (await photo()).subarray(0, 3), 422, /damaged/],
  ["an SVG with a script", async () => svgWithScript, 422, /JPEG, PNG or WebP/],
  ["a GIF", gif, 422, /not a picture/],
  ["a head without a picture", async () => Buffer.concat([await cut("jpeg", 20), Buffer.alloc(500)]), 422, /damaged/],
  ["a JPEG that was cut off", () => cut("jpeg", 6000), 422, /damaged/],
  ["a PNG that was cut off", () => cut("png", 4000), 422, /damaged/],
  ["a WebP that was cut off", () => cut("webp", 900), 422, /damaged/],
  ["100 megapixels", async () => pngOfSize(10_000, 10_000), 422, /64 megapixels/],
  ["a strip", () => photo({ type: "png", width: 160, height: 9_999 }), 422, /too long and narrow/],
  ["a thumbnail", () => photo({ width: 120, height: 400 }), 422, /160 by 160/],
  ["a PDF, where only pictures are wanted", async () => pdf(), 422, /not a picture/],
  ["10 MB and one byte", async () => Buffer.concat([await photo(), Buffer.alloc(TOO_MUCH)], TOO_MUCH), 413, /10 MB/],
])("%s is refused with a sentence, and nothing stays of it", async (_what, make, status, sentence) => {
  const payload = await make()
  await t.leavesNothing(async () => {
    const answer = await upload(payload)
    expect(answer).toMatchObject({ status, body: { success: false, message: expect.stringMatching(sentence) } })
  })
})

test("10 MB and one byte are refused while they come, where nobody said how much it is", async () => {
  const picture = await photo()
  const endless = function* () {
    yield picture
    for (let bytes = 0; bytes <= TOO_MUCH; bytes += 65_536) yield Buffer.alloc(65_536)
  }
  await t.leavesNothing(async () => {
    expect(await upload(Readable.from(endless()))).toMatchObject({ status: 413, body: { code: "too_large" } })
  })
})

test("files for nothing that we have, and of nobody, are refused", async () => {
  const picture = await photo()
  await t.leavesNothing(async () => {
    expect(await upload(picture, "hat")).toMatchObject({
      status: 422,
      body: { errors: { purpose: "Purpose must be one of: portrait, review, message, project, paper, blog" } },
    })
    expect(await t.upload(picture, { token: "nobody's" })).toMatchObject({ status: 401 })
  })
})

test("each purpose that a file may be brought for has one slice that owns it", () => {
  expect(owned.map(({ name }) => name).sort()).toEqual([...purposes].sort())
})

describe("over a line", () => {
  beforeAll(() => t.app.listen({ port: 0, host: "127.0.0.1" }))

  const open = (bytes: number, { token = person.token, from = "203.0.113.1" } = {}) =>
    openLine(t, bytes, { token, from })

  test("that breaks in the middle, nothing stays of what had come", async () => {
    const picture = await photo({ width: 2000, height: 1500 })
    await t.leavesNothing(async () => {
      const { request } = open(picture.length)
      request.write(picture.subarray(0, 5000))
      await until(async () => t.onTheirWay().length === 1, "the first part to arrive")
      request.destroy()
      await until(async () => t.onTheirWay().length === 0, "what had arrived to go")
    })
    expect(t.logged.filter((line) => line.includes('"bug"'))).toEqual([])
  })

  test("that many accounts of one network keep open, others still bring theirs", async () => {
    const picture = await photo()
    const others = [stranger, await createCustomer(t), await createCustomer(t)]
    const refused: Awaited<ReturnType<typeof open>["answer"]>[] = []
    const openFive = ({ token }: Person) =>
      Array.from({ length: 5 }, () => {
        const line = open(picture.length, { token })
        line.request.write(picture.subarray(0, 64))
        void line.answer.then((one) => refused.push(one))
        return line
      })
    // Its fifth is beyond its own before the network is full, however the others come.
    const first = openFive(person)
    await until(async () => refused.length === 1, "the first account's fifth to be told so")
    const lines = [...first, ...others.flatMap(openFive)]
    await until(async () => refused.length === 8, "those who have no place to be told so")
    expect(t.onTheirWay()).toHaveLength(12)
    const said = refused.map(({ status, headers, body }) => [status, headers?.["retry-after"], body?.message])
    for (const [status, wait] of said) expect([status, wait]).toEqual([503, "10"])
    expect(new Set(said.map(([, , message]) => String(message).split(".")[0]))).toEqual(
      new Set([
        "12 files are being sent from your network already, by you or by others who share it",
        "You are sending 4 files already",
      ]),
    )
    const other = open(picture.length, { token: (await createCustomer(t)).token, from: "198.51.100.1" })
    other.request.end(picture)
    expect(await other.answered).toBe(201)
    for (const { request } of lines) request.destroy()
    await until(async () => t.onTheirWay().length === 0, "what had arrived to go")
  })

  test("a line that is too slow is told so, and nothing stays of what had come", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] })
    onTestFinished(() => void vi.useRealTimers())
    const picture = await photo()
    await t.leavesNothing(async () => {
      const { request, answer } = open(picture.length)
      request.write(picture.subarray(0, 64))
      // Not the file: it may stand on the disk a moment before anybody looks at how fast it grows.
      await until(async () => vi.getTimerCount() > 0, "its speed to be watched")
      vi.advanceTimersByTime(15_000)
      expect(await answer).toMatchObject({
        status: 408,
        body: {
          code: "too_slow",
          message: expect.stringMatching(/^Your connection was too slow to send this file/),
        },
      })
      request.destroy()
    })
    expect(t.logged.filter((line) => line.includes('"bug"'))).toEqual([])
  })

  test("it is said at once that it is too much, and not when it has come", async () => {
    const picture = await photo()
    await t.leavesNothing(async () => {
      const { request, answered } = open(4_000_000_000)
      request.write(picture)
      expect(await answered).toBe(413)
      request.destroy()
    })
  })
})

test.each<[string, Error, RegExp]>([
  ["is full", Object.assign(new Error("no space left on device"), { code: "ENOSPC" }), /no room/],
  ["is away", new Error("connect ECONNREFUSED"), /does not answer/],
])("a store that %s is said to be, and nothing stays", async (_why, error, sentence) => {
  const picture = await photo()
  t.broken.put = async () => Promise.reject(error)
  await t.leavesNothing(async () => {
    expect(await upload(picture)).toMatchObject({
      status: 503,
      body: { code: "unavailable", message: expect.stringMatching(sentence) },
    })
  })
  expect(t.logged.filter((line) => line.includes("the store of files fails")).at(-1)).toContain(error.message)
})

test("what a store that is away would not let go, goes when it is back", async () => {
  const picture = await photo()
  await t.leavesNothing(async () => {
    t.broken.put = t.broken.remove = async () => Promise.reject(new Error("away"))
    const { status } = await upload(picture)
    expect(status).toBe(503)
    const [left] = await t.db.selectFrom("files").select("id").where("arrived_at", "is", null).execute()
    expect(await t.call("GET", `/files/${left!.id}`, { token: person.token })).toMatchObject({ status: 404 })
    expect(await clearEndedFiles(t.db, t.clock.now)).toBe(1)
    delete t.broken.remove
    expect(await clearEndedFiles(t.db, t.clock.now)).toBe(0)
  })
})

test("who brings very many is asked to wait, whatever they are", async () => {
  const busy = await createCustomer(t)
  await t.db.deleteFrom("rate_buckets").execute()
  scaleLimits(3 / 240)
  try {
    const answers = []
    for (let tries = 0; tries < 4; tries++) answers.push(await t.upload(Buffer.alloc(0), { token: busy.token }))
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 429])
  } finally {
    scaleLimits(1000)
  }
})

test("a process that is killed while it keeps a file leaves nothing that stays: the row was there first", async () => {
  const picture = await photo()
  // Cut off between the bytes and the word that they have arrived, with nobody to clear up.
  await upload(picture)
  const { id } = await t.db.selectFrom("files").select("id").orderBy("id", "desc").executeTakeFirstOrThrow()
  await t.db.updateTable("files").set({ arrived_at: null }).where("id", "=", id).execute()
  const use = await t.call("PUT", "/user/portrait", { token: person.token, body: { file_id: id } })
  expect([use.status, use.body.message]).toEqual([422, expect.stringMatching(/choose it again/)])
  expect(await t.call("GET", `/files/${id}`, { token: person.token })).toMatchObject({ status: 404 })
  expect(readdirSync(t.kept)).toContain(id)
  await clearEndedFiles(t.db, new Date(t.clock.now.getTime() + DAY_MS))
  expect(readdirSync(t.kept)).not.toContain(id)
  expect(await t.db.selectFrom("files").select("id").where("id", "=", id).execute()).toEqual([])
})
