/** Documents beside pictures: kept as they come, downloaded by those who may, and never shown on our origin. */
import { createHash } from "node:crypto"
import { readdirSync } from "node:fs"
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from "vitest"
import { largePdf, pdf } from "../../test/documents.ts"
import { type FileSite, startFileSite } from "../../test/file-site.ts"
import { createCustomer, type Person, password } from "../../test/people.ts"
import { photo } from "../../test/pictures.ts"
import { until } from "../../test/until.ts"
import { openLine } from "../../test/upload-line.ts"
import type { FilePurpose } from "../platform/files/file-store.server.ts"
import { MAX_BYTES } from "../platform/files/upload-bounds.ts"
import { claimFile, clearEndedFiles, releaseFile } from "./file.server.ts"

let t: FileSite
let owner: Person
let friend: Person
let stranger: Person
/** Who may see what hangs on a row. */
let readers: string[] = []
const letters: FilePurpose = {
  name: "message",
  arrival: { shape: "whole", sizes: { small: 320 } },
  acceptsDocuments: true,
  seenBy: async (_db, { account_id }) => readers.includes(account_id),
}

beforeAll(async () => {
  t = await startFileSite([letters])
  owner = await createCustomer(t)
  friend = await createCustomer(t)
  stranger = await createCustomer(t)
})
afterAll(() => t.close())
afterEach(() => {
  readers = []
})

const upload = (payload: Buffer, name = "Ground floor.pdf") =>
  t.upload(payload, { token: owner.token, purpose: "message", name })
const bring = async (name?: string) => (await upload(pdf(), name)).body
const keep = (id: string) => claimFile(t.db, { account_id: owner.account_id, id, purpose: "message" }, t.clock.now)
const cookieOf = async ({ email }: Person) => {
  const { headers } = await t.call("POST", "/auth/login", { body: { identifier: email, password } })
  return String([headers["set-cookie"]].flat()[0]).split(";")[0]!
}
const get = (id: string, cookie?: string, headers: Record<string, string> = {}) =>
  t.app.inject({ url: `/files/${id}/document.pdf`, headers: { ...headers, ...(cookie && { cookie }) } })
const statusFor = async (id: string, cookie?: string) => (await get(id, cookie)).statusCode
const hashOf = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex")

test("a PDF is kept as it came, and its owner is told what became of it", async () => {
  const { status, body } = await upload(pdf())
  const described = {
    id: body.id,
    kind: "document",
    name: "Ground floor.pdf",
    bytes: pdf().length,
    ...{ width: null, height: null, placeholder: null },
    urls: { document: `/files/${body.id}/document.pdf` },
  }
  expect([status, body]).toEqual([201, { success: true, ...described }])
  expect(readdirSync(`${t.kept}/${body.id}`)).toEqual(["document.pdf"])
  expect((await t.call("GET", `/files/${body.id}`, { token: owner.token })).body).toMatchObject({
    ...described,
    ...{ purpose: "message", state: "waiting" },
  })
  expect(t.onTheirWay()).toEqual([])
})

test("beside it pictures are drawn anew as everywhere", async () => {
  const { body } = await upload(await photo(), "IMG_1.pdf")
  expect(body).toMatchObject({ kind: "picture", name: null, bytes: null, urls: { small: `/files/${body.id}/small` } })
  expect(readdirSync(`${t.kept}/${body.id}`)).toEqual(["small"])
})

test("10 MB come back byte for byte", async () => {
  const large = largePdf(MAX_BYTES)
  const { status, body } = await upload(large)
  expect([status, body.bytes]).toEqual([201, MAX_BYTES])
  const { rawPayload } = await get(body.id, await cookieOf(owner))
  expect(hashOf(rawPayload)).toBe(hashOf(large))
})

const cutOff = largePdf(20_000).subarray(0, 19_000)

test.each<[string, Buffer, number, RegExp]>([
  ["a PDF without its end", cutOff, 422, /^This PDF seems cut off/],
  ["the head of a PDF", Buffer.from("%PDF-1.4"), 422, /^This PDF seems cut off/],
  ["a PDF with much behind its end", Buffer.concat([pdf(), Buffer.alloc(2_048)]), 422, /^This PDF seems cut off/],
  ["a page that has a PDF in it", Buffer.concat([Buffer.from("<script>"), pdf()]), 422, /choose a PDF, or a photo/],
  ["a program that is called a PDF", Buffer.from("MZ\x90\0\x03%PDF-1.4 %%EOF"), 422, /choose a PDF, or a photo/],
  ["nothing", Buffer.alloc(0), 422, /choose a PDF, or a photo/],
  ["10 MB and one byte", largePdf(MAX_BYTES + 1), 413, /10 MB/],
])("%s is refused with a sentence, and nothing stays of it", async (_what, payload, status, sentence) => {
  await t.leavesNothing(async () => {
    const answer = await upload(payload)
    expect(answer).toMatchObject({ status, body: { success: false, message: expect.stringMatching(sentence) } })
  })
})

test("a few bytes behind its end, as some programs leave them, are let be", async () => {
  expect((await upload(Buffer.concat([pdf(), Buffer.alloc(1_000)]))).status).toBe(201)
})

test("it is a download under its own name, and nothing that a browser would show or run", async () => {
  const { id } = await bring("तळमजला\u202e.pdf")
  const answer = await get(id, await cookieOf(owner), { range: "bytes=0-9" })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": `attachment; filename="document.pdf"; filename*=UTF-8''${encodeURIComponent("तळमजला.pdf")}`,
    "content-length": String(pdf().length),
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "private, no-store",
  })
  expect(answer.rawPayload.equals(pdf())).toBe(true)
})

test("HEAD says the same of it, to the same people", async () => {
  const { id } = await bring()
  const head = (cookie: string) =>
    t.app.inject({ method: "HEAD", url: `/files/${id}/document.pdf`, headers: { cookie } })
  const answer = await head(await cookieOf(owner))
  expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, 0])
  expect(answer.headers).toMatchObject({
    "content-disposition": expect.stringMatching(/^attachment; .*Ground%20floor.pdf$/),
    "cache-control": "private, no-store",
    "content-length": String(pdf().length),
  })
  expect((await head(await cookieOf(stranger))).statusCode).toBe(404)
})

describe("is there", () => {
  test("for its uploader alone before a row uses it, then for those who see the row", async () => {
    const { id } = await bring()
    const cookies = [await cookieOf(owner), await cookieOf(friend), await cookieOf(stranger), undefined]
    const all = () => Promise.all(cookies.map((cookie) => statusFor(id, cookie)))
    expect(await all()).toEqual([200, 404, 404, 404])
    await keep(id)
    expect(await all()).toEqual([404, 404, 404, 404])
    readers = [owner.account_id, friend.account_id]
    expect(await all()).toEqual([200, 200, 404, 404])
    await releaseFile(t.db, id, "removed", t.clock.now)
    expect(await all()).toEqual([404, 404, 404, 404])
    await clearEndedFiles(t.db, t.clock.now)
    expect(readdirSync(t.kept)).not.toContain(id)
  })

  test("by its own name only, and a picture by none of a document", async () => {
    const { id } = await bring()
    const cookie = await cookieOf(owner)
    const { body } = await upload(await photo())
    for (const path of [`${id}/small`, `${id}/document`, `${id}/Ground%20floor.pdf`, `${body.id}/document.pdf`])
      expect([path, (await t.app.inject({ url: `/files/${path}`, headers: { cookie } })).statusCode]).toEqual([
        path,
        404,
      ])
  })

  test("for nobody by a session that has ended", async () => {
    const { id } = await bring()
    const cookie = await cookieOf(owner)
    expect(await statusFor(id, cookie)).toBe(200)
    const headers = { cookie, "sec-fetch-site": "same-origin" }
    expect((await t.app.inject({ method: "POST", url: "/api/auth/logout", headers })).statusCode).toBe(200)
    expect(await statusFor(id, cookie)).toBe(404)
  })

  test("for nobody who is suspended", async () => {
    const { id } = await bring()
    await keep(id)
    readers = [friend.account_id]
    const cookie = await cookieOf(friend)
    const suspend = (at: Date | null) =>
      t.db.updateTable("accounts").set({ suspended_at: at }).where("id", "=", friend.account_id).execute()
    onTestFinished(async () => void (await suspend(null)))
    expect(await statusFor(id, cookie)).toBe(200)
    await suspend(t.clock.now)
    expect(await statusFor(id, cookie)).toBe(404)
  })
})

test("cut off on its way, nothing is half kept, and the same once more goes on", async () => {
  await t.app.listen({ port: 0, host: "127.0.0.1" })
  const document = largePdf(2_000_000)
  const open = () => openLine(t, document.length, { token: owner.token, purpose: "message", name: "Plan.pdf" })
  const ofOwner = () => t.db.selectFrom("files").select("id").where("account_id", "=", owner.account_id).execute()
  const before = await ofOwner()
  await t.leavesNothing(async () => {
    const { request, answered } = open()
    request.write(document.subarray(0, 1_000_000))
    await until(async () => t.onTheirWay().length === 1, "the first part to arrive")
    request.destroy()
    expect(await answered).toBeUndefined()
    await until(async () => t.onTheirWay().length === 0, "what had arrived to go")
  })
  const again = open()
  again.request.end(document)
  const { status, body } = await again.answer
  expect([status, (await ofOwner()).length - before.length]).toEqual([201, 1])
  expect(hashOf((await get(body!.id!, await cookieOf(owner))).rawPayload)).toBe(hashOf(document))
  expect(t.logged.filter((line) => line.includes('"bug"'))).toEqual([])
})

test("a store that is away keeps nothing of it, and the same once more goes on", async () => {
  onTestFinished(() => void delete t.broken.put)
  await t.leavesNothing(async () => {
    t.broken.put = async () => Promise.reject(new Error("away"))
    expect(await upload(pdf())).toMatchObject({ status: 503, body: { code: "unavailable" } })
  })
  delete t.broken.put
  expect((await upload(pdf())).status).toBe(201)
})
