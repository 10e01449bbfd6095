/** A person's portrait: brought, cut, shown, replaced, taken away. */
import sharp from "sharp"
import { afterAll, beforeAll, expect, test } from "vitest"
import { type FileSite, startFileSite } from "../../../test/file-site.ts"
import { createCustomer, createProfessional, type Person, password } from "../../../test/people.ts"
import { photo } from "../../../test/pictures.ts"

let t: FileSite
beforeAll(async () => {
  t = await startFileSite()
})
afterAll(() => t.close())

const bring = async ({ token }: Person, picture?: Buffer) =>
  (await t.upload(picture ?? (await photo()), { token })).body.id
const change = ({ token }: Person, body: object) => t.call("PUT", "/user/portrait", { token, body })
const shown = async ({ token }: Person) => (await t.call("GET", "/user/profile", { token })).body.user.portrait
const get = (url: string) => t.app.inject({ url })

test("a picture becomes a portrait in three sizes, cut where it was asked to", async () => {
  const person = await createCustomer(t)
  expect(await shown(person)).toBeNull()
  const crop = { x: 0, y: 0.25, size: 0.5 }
  const { status, body } = await change(person, { file_id: await bring(person), crop })
  expect([status, body]).toEqual([200, { success: true, portrait: await shown(person) }])
  for (const [name, side] of [
    ["small", 96],
    ["medium", 320],
    ["large", 640],
  ] as const) {
    const { rawPayload } = await get(body.portrait[name])
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: "webp", width: side, height: side })
    // The left half of the picture is red.
    const { dominant } = await sharp(rawPayload).stats()
    expect(dominant).toMatchObject({
      r: expect.toSatisfy((r: number) => r > 200),
      b: expect.toSatisfy((b: number) => b < 60),
    })
  }
})

test("it comes with who signs in and who is renewed", async () => {
  const person = await createCustomer(t)
  const { body } = await change(person, { file_id: await bring(person) })
  const signedIn = await t.call("POST", "/auth/login", { body: { identifier: person.email, password } })
  expect(signedIn.body.user.portrait).toEqual(body.portrait)
  const cookie = String([signedIn.headers["set-cookie"]].flat()[0]).split(";")[0]!
  const renewed = await t.call("POST", "/auth/refresh", { cookie, body: {} })
  expect(renewed.body.user.portrait).toEqual(body.portrait)
})

test("a lost answer can be asked for again; the last one is the portrait, and the ones before end", async () => {
  const person = await createCustomer(t)
  const file_id = await bring(person)
  const first = (await change(person, { file_id })).body.portrait
  const second = (await change(person, { file_id })).body.portrait
  expect(second).not.toEqual(first)
  expect(await shown(person)).toEqual(second)
  const files = await t.db
    .selectFrom("files")
    .select(["id", "ends_at"])
    .where("account_id", "=", person.account_id)
    .execute()
  const staying = files.filter(({ ends_at }) => ends_at === null).map(({ id }) => `/files/${id}/96`)
  expect(staying).toEqual([second.small])
})

test("of two at once one stays, and is the one that is shown", async () => {
  const person = await createCustomer(t)
  const [one, other] = [await bring(person), await bring(person)]
  const answers = await Promise.all([change(person, { file_id: one }), change(person, { file_id: other })])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const portrait = await shown(person)
  expect(answers.map(({ body }) => body.portrait)).toContainEqual(portrait)
  const staying = await t.db
    .selectFrom("files")
    .select("id")
    .where("account_id", "=", person.account_id)
    .where("ends_at", "is", null)
    .execute()
  expect(staying.map(({ id }) => `/files/${id}/96`)).toEqual([portrait.small])
})

test("taken away it is gone at once with those of before, and taking it away twice is no fault", async () => {
  const person = await createCustomer(t)
  const before = await change(person, { file_id: await bring(person) })
  const { body } = await change(person, { file_id: await bring(person) })
  const remove = () => t.call("DELETE", "/user/portrait", { token: person.token })
  expect(await remove()).toMatchObject({ status: 200, body: { portrait: null } })
  expect(await remove()).toMatchObject({ status: 200, body: { portrait: null } })
  expect([await shown(person), (await get(body.portrait.small)).statusCode]).toEqual([null, 404])
  expect((await get(before.body.portrait.large)).statusCode).toBe(404)
})

test("taken away while another one is put in its place it is one or the other, whole", async () => {
  const person = await createCustomer(t)
  for (let time = 0; time < 5; time += 1) {
    const file_id = await bring(person)
    const [put, taken] = await Promise.all([
      change(person, { file_id }),
      t.call("DELETE", "/user/portrait", { token: person.token }),
    ])
    expect(taken.status).toBe(200)
    expect([200, 422]).toContain(put.status)
    const portrait = await shown(person)
    if (portrait) expect((await get(portrait.small)).statusCode).toBe(200)
  }
})

test("a stranger's picture, one that is none, and one that has ended cannot become a portrait", async () => {
  const [person, stranger] = [await createCustomer(t), await createProfessional(t)]
  const theirs = await bring(stranger)
  const portrait = (await change(stranger, { file_id: theirs })).body.portrait.small.split("/")[2]
  for (const file_id of [theirs, portrait, "nothing", ""])
    expect([file_id, (await change(person, { file_id })).status]).toEqual([file_id, 422])
  // What is served already is no source that could be cut once more.
  expect((await change(stranger, { file_id: portrait })).status).toBe(422)
  const own = await bring(person)
  await t.call("DELETE", `/files/${own}`, { token: person.token })
  expect(await change(person, { file_id: own })).toMatchObject({
    status: 422,
    body: { errors: { file_id: expect.stringMatching(/choose it again/) } },
  })
  expect(await shown(person)).toBeNull()
})

test.each([
  ["outside of the picture", { x: 1.2, y: 0, size: 0.5 }],
  ["of nothing", { x: 0, y: 0, size: 0 }],
  ["of words", { x: "left", y: "top", size: "half" }],
  ["that is half said", { x: 0.5 }],
])("a square %s is refused", async (_what, crop) => {
  const person = await createCustomer(t)
  expect((await change(person, { file_id: await bring(person), crop })).status).toBe(422)
})

test("a store that is away leaves the portrait as it was", async () => {
  const person = await createCustomer(t)
  const before = (await change(person, { file_id: await bring(person) })).body.portrait
  const file_id = await bring(person)
  await t.leavesNothing(async () => {
    let puts = 0
    const real = t.broken.put
    t.broken.put = async () => {
      puts += 1
      throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" })
    }
    expect(await change(person, { file_id })).toMatchObject({ status: 503 })
    expect(puts).toBe(1)
    if (real) t.broken.put = real
    else delete t.broken.put
    t.broken.open = async () => Promise.reject(new Error("away"))
    expect(await change(person, { file_id })).toMatchObject({ status: 503 })
    delete t.broken.open
  })
  expect(await shown(person)).toEqual(before)
})
