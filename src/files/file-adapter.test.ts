/** Files on their way out: to whom, as what, and for how long they are there. */
import { readdirSync } from "node:fs"
import sharp from "sharp"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest"
import { type FileSite, startFileSite } from "../../test/file-site.ts"
import { createCustomer, type Person, password } from "../../test/people.ts"
import { photo } from "../../test/pictures.ts"
import type { FilePurpose } from "../platform/files/file-store.server.ts"
import { claimFile, clearEndedFiles, releaseFile } from "./file.server.ts"

const HOUR_MS = 3_600_000

let t: FileSite
let owner: Person
let friend: Person
let stranger: Person
/** Who may see the private ones. */
let readers: string[] = []
const toReaders: FilePurpose["seenBy"] = async (_db, { account_id }) => readers.includes(account_id)
const arrival: FilePurpose["arrival"] = { shape: "whole", sizes: { source: 800, "320": 320 } }
/** Shown to everybody, unless a test says otherwise; with a source beside it. */
const shown: FilePurpose = {
  name: "portrait",
  arrival,
  seenBy: "everyone",
}

beforeAll(async () => {
  t = await startFileSite([shown])
  owner = await createCustomer(t)
  friend = await createCustomer(t)
  stranger = await createCustomer(t)
  readers = [owner.account_id, friend.account_id]
})
afterAll(() => t.close())

const bring = async () => (await t.upload(await photo(), { token: owner.token })).body
const get = (url: string, cookie?: string) => t.app.inject({ url, headers: cookie ? { cookie } : {} })
const keep = (id: string) => claimFile(t.db, { account_id: owner.account_id, id, purpose: "portrait" }, t.clock.now)

const cookieOf = async ({ email }: Person) => {
  const { headers } = await t.call("POST", "/auth/login", { body: { identifier: email, password } })
  return String([headers["set-cookie"]].flat()[0]).split(";")[0]!
}

test("AVIF and a blur are there where the purpose asks for them", async () => {
  shown.arrival = { ...shown.arrival, sizes: { "320": 320 }, avif: true, placeholder: true }
  onTestFinished(() => {
    shown.arrival = arrival
  })
  const { id, ...told } = await bring()
  const urls = { "320": `/files/${id}/320`, "320.avif": `/files/${id}/320.avif` }
  const placeholder = expect.stringMatching(/^data:image\/webp;base64,/)
  expect(told).toMatchObject({ width: 800, height: 600, placeholder, urls })
  expect((await t.call("GET", `/files/${id}`, { token: owner.token })).body).toMatchObject({ placeholder, urls })
  const avif = await get(urls["320.avif"])
  expect(avif.headers).toMatchObject({ "content-type": "image/avif", "x-content-type-options": "nosniff" })
  expect(await sharp(avif.rawPayload).metadata()).toMatchObject({ format: "heif", width: 320, height: 240 })
  expect((await get(urls["320"])).headers["content-type"]).toBe("image/webp")
  await t.call("DELETE", `/files/${id}`, { token: owner.token })
  await clearEndedFiles(t.db, t.clock.now)
  expect(readdirSync(t.kept)).not.toContain(id)
})

test("what everybody may see is a picture, for ever the same, and never anything else", async () => {
  const { id, urls } = await bring()
  expect(urls).toEqual({ "320": `/files/${id}/320` })
  const answer = await get(`/files/${id}/320`)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    "content-type": "image/webp",
    "content-length": String(answer.rawPayload.length),
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
    "content-security-policy": expect.stringContaining("default-src 'none'"),
  })
  expect(answer.headers["set-cookie"]).toBeUndefined()
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: "webp", width: 320, height: 240 })
  expect((await t.app.inject({ method: "HEAD", url: `/files/${id}/320` })).statusCode).toBe(200)
})

test("a source is never served, nor a name or a file that is not there", async () => {
  const { id } = await bring()
  for (const path of [`${id}/source`, `${id}/96`, `${id}/..%2Fsource`, "nobody/96", "%00/96", `${"x".repeat(200)}/96`])
    expect([path, (await get(`/files/${path}`)).statusCode]).toEqual([path, 404])
})

describe("a private file", () => {
  beforeEach(() => {
    shown.seenBy = toReaders
  })
  afterEach(() => {
    shown.seenBy = "everyone"
  })
  test("is there for those who may see what it hangs on, and is not kept on the way", async () => {
    const { id } = await bring()
    const answer = await get(`/files/${id}/320`, await cookieOf(friend))
    expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([200, "private, no-store"])
  })

  test("is for everybody else as if it were not there, signed in or not", async () => {
    const { id } = await bring()
    for (const cookie of [undefined, await cookieOf(stranger), "sthapati-session=made-up"])
      expect((await get(`/files/${id}/320`, cookie)).json()).toMatchObject({ success: false, code: "not_found" })
  })
})

describe("by the clock", () => {
  let now: Date
  beforeEach(() => {
    now = t.clock.now
  })
  // A day later nobody is signed in any more.
  afterEach(() => {
    t.clock.now = now
  })
  const isThere = async (id: string) => (await get(`/files/${id}/320`)).statusCode === 200
  const clear = () => clearEndedFiles(t.db, t.clock.now)
  const later = (hours: number) => {
    t.clock.now = new Date(t.clock.now.getTime() + hours * HOUR_MS)
  }

  test("what nobody uses is gone after a day, bytes and row; what is used stays", async () => {
    const [used, unused] = [await bring(), await bring()]
    await keep(used.id)
    later(23)
    await clear()
    expect([await isThere(used.id), await isThere(unused.id)]).toEqual([true, true])
    later(1)
    expect(await isThere(unused.id)).toBe(false)
    await clear()
    expect(readdirSync(t.kept)).not.toContain(unused.id)
    expect(await t.db.selectFrom("files").select("id").where("id", "in", [used.id, unused.id]).execute()).toEqual([
      { id: used.id },
    ])
    later(1000)
    await clear()
    expect(await isThere(used.id)).toBe(true)
  })

  test("what was replaced stays a day for pages that still show it; what was taken away is gone at once", async () => {
    const [replaced, removed] = [await bring(), await bring()]
    for (const { id } of [replaced, removed]) await keep(id)
    await releaseFile(t.db, replaced.id, "replaced", t.clock.now)
    await releaseFile(t.db, removed.id, "removed", t.clock.now)
    expect([await isThere(replaced.id), await isThere(removed.id)]).toEqual([true, false])
    later(24)
    expect(await isThere(replaced.id)).toBe(false)
    await clear()
    expect(readdirSync(t.kept)).not.toContain(replaced.id)
    expect(readdirSync(t.kept)).not.toContain(removed.id)
  })
})

test("one's own file that nothing uses can be thrown away, once; one in use cannot", async () => {
  const [unused, used] = [await bring(), await bring()]
  await keep(used.id)
  const discard = (id: string, { token } = owner) => t.call("DELETE", `/files/${id}`, { token })
  expect((await discard(unused.id, stranger)).status).toBe(404)
  expect((await discard(unused.id)).status).toBe(200)
  expect((await discard(unused.id)).status).toBe(404)
  expect((await get(`/files/${unused.id}/320`)).statusCode).toBe(404)
  expect(await discard(used.id)).toMatchObject({ status: 409, body: { message: expect.stringMatching(/in use/) } })
})

test("what is gone, a stranger's, or still on its way cannot be used", async () => {
  const { id } = await bring()
  const use = (account: Person) =>
    claimFile(t.db, { account_id: account.account_id, id, purpose: "portrait" }, t.clock.now)
  await expect(use(stranger)).rejects.toMatchObject({ code: "invalid" })
  await releaseFile(t.db, id, "removed", t.clock.now)
  await expect(use(owner)).rejects.toMatchObject({ code: "invalid" })
})
