import { gzipSync } from "node:zlib"
import sharp from "sharp"
import { afterAll, beforeAll, expect, test } from "vitest"
import { publicUrl, startTestApp, type TestApp } from "../../test/app.ts"
import { createProfessional } from "../../test/people.ts"
import { addPseudoLanguage } from "../platform/language/language.ts"
import { pseudoOf } from "../platform/language/pseudo-language.ts"
import { getProfile } from "../professionals/professional.server.ts"
import { profilePicture } from "../professionals/profile.sharing.ts"
import { searchPicture } from "../search/search.sharing.ts"
import { sharingPath } from "../sharing/sharing-card.ts"
import { homePicture } from "./home/home.sharing.ts"
import { fixedIn } from "./sharing-pictures.files.server.ts"

const site = { language: "en", cities: ["Pune"], services: ["interior-designer", "architect"] } as const
let t: TestApp
beforeAll(async () => {
  addPseudoLanguage(pseudoOf)
  t = await startTestApp()
})
afterAll(() => t.close())

const get = (url: string) => t.app.inject({ url })
const pathOf = async (id: string) => {
  const ctx = {
    db: t.db,
    clock: () => t.clock.now,
    publicUrl,
    actor: null,
    language: "en" as const,
    requestId: "",
    network: "",
  }
  return sharingPath(profilePicture((await getProfile(ctx, { id })).provider, "en"))
}
const named = async (business_name: string) => {
  const { professional_id: id } = await createProfessional(t, { business_name, slug: "architect" })
  return { id, path: await pathOf(id) }
}

const expectPicture = async (png: Buffer) => {
  expect([...png.subarray(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  expect(await sharp(png).metadata()).toMatchObject({ width: 1200, height: 630 })
  // Messengers refuse heavy pictures; an empty one would compress to nothing.
  expect(png.length).toBeLessThan(300_000)
  expect(gzipSync(png).length).toBeGreaterThan(20_000)
}

test("every public page has a picture, kept for a year under its version", async () => {
  const { path } = await named("Wada Studio")
  const architects = searchPicture({ plural_name: "Architects", slug: "architect" }, site)
  const fixed = [...fixedIn(site), architects]
  for (const one of [...fixed.map(sharingPath), path]) {
    const answer = await get(one)
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "image/png"])
    expect(answer.headers["cache-control"]).toBe("public, max-age=31536000, immutable")
    expect(answer.headers["cross-origin-resource-policy"]).toBe("cross-origin")
    await expectPicture(answer.rawPayload)
  }
})

test("a picture says its words in the language of its address", async () => {
  const [english, pseudo] = [sharingPath(homePicture(site)), sharingPath(homePicture({ ...site, language: "xa" }))]
  expect(english).not.toBe(pseudo)
  const [plain, other, old] = [await get(english), await get(`/xa${pseudo}`), await get(`/xa${english}`)]
  expect([other.statusCode, other.headers["cache-control"]]).toEqual([200, "public, max-age=31536000, immutable"])
  expect(old.headers["cache-control"]).toBe("public, max-age=300")
  expect(old.rawPayload.equals(other.rawPayload)).toBe(true)
  expect(plain.rawPayload.equals(other.rawPayload)).toBe(false)
})

test("an address of yesterday gives today's picture, for minutes only", async () => {
  const { id, path } = await named("Katta Architects")
  await t.db.updateTable("professionals").set({ business_name: "Katta and Daughters" }).where("id", "=", id).execute()
  const [old, current] = [await get(path), await get(await pathOf(id))]
  expect([old.statusCode, old.headers["cache-control"]]).toEqual([200, "public, max-age=300"])
  expect(current.headers["cache-control"]).toContain("immutable")
  expect(old.rawPayload.equals(current.rawPayload)).toBe(true)
})

test("nobody's picture is not found, nor one of a page that is not there", async () => {
  const { id, path } = await named("Suspended Studio")
  const account = t.db.selectFrom("professionals").select("account_id").where("id", "=", id)
  await t.db.updateTable("accounts").set({ suspended_at: t.clock.now }).where("id", "=", account).execute()
  const unknown = [
    path,
    "/sharing/1/home",
    "/sharing/1/home.svg",
    "/sharing/1/constructor.png",
    "/sharing/1/search/poets.png",
  ]
  const strange = [
    "/sharing/1/providers/nobody.png",
    "/sharing/1/providers/a%00b.png",
    "/sharing/1/providers/..%2f..%2fhome.png",
    "/sharing/1/.png",
  ]
  for (const address of [...unknown, ...strange]) {
    const answer = await get(address)
    expect([address, answer.statusCode, answer.json().success]).toEqual([address, 404, false])
  }
})

test.each([
  ["markup", `</svg><image href="file:///etc/passwd"/><script>alert(1)</script>&amp;`],
  ["Devanagari", "मीरा जोशी आर्किटेक्ट्स"],
  ["letters no font has", "🏡🔨 你好"],
  ["a word without an end", "Ghar".repeat(50).slice(0, 120)],
])("a name of %s makes a picture like any other", async (_what, name) => {
  const { path } = await named(name)
  const answer = await get(path)
  expect(answer.statusCode).toBe(200)
  await expectPicture(answer.rawPayload)
})
