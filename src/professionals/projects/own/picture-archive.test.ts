import { afterAll, beforeAll, expect, test } from "vitest"
import { type FileSite, startFileSite } from "../../../../test/file-site.ts"
import { createCustomer, createProfessional, type Professional, signInWithCookie } from "../../../../test/people.ts"
import { photo } from "../../../../test/pictures.ts"
import { projectPictures } from "../project.server.ts"
import { picturesAddress } from "../project-paths.ts"

let t: FileSite
let designer: Professional
beforeAll(async () => {
  t = await startFileSite([projectPictures])
  designer = await createProfessional(t)
})
afterAll(() => t.close())

const picture = async () =>
  (await t.upload(await photo(), { token: designer.token, purpose: "project" })).body.id as string
const add = (body: object) =>
  t.call("POST", `/provider/${designer.professional_id}/projects`, { token: designer.token, body })
const archive = async (who: { email: string } = designer) => {
  const { cookie } = await signInWithCookie(t, who)
  return t.app.inject({ url: picturesAddress(designer.professional_id), headers: { cookie } })
}

/** One entry after the other, as they come. */
const entriesIn = (zip: Buffer) => {
  const entries: [name: string, bytes: Buffer][] = []
  for (let at = 0; zip.readUInt32LE(at) === 0x04034b50; ) {
    const start = at + 30 + zip.readUInt16LE(at + 26)
    const end = start + zip.readUInt32LE(at + 18)
    entries.push([zip.toString("utf8", at + 30, start), zip.subarray(start, end)])
    at = end
  }
  return new Map(entries)
}

test("all of one's pictures are one file, in folders by project, with what is said of them", async () => {
  const [before, after, plan] = [await picture(), await picture(), await picture()]
  await add({
    title: "../Kitchen: “three” cooks?",
    locality: "Kothrud",
    completed_year: 2024,
    pictures: [
      { file_id: before, role: "before", caption: "As it was" },
      { file_id: after, caption: "As it is", alt: "A long window" },
      { file_id: plan, role: "plan" },
    ],
  })
  await add({ title: "Without pictures" })
  await add({ pictures: [{ file_id: await picture() }] })
  const { statusCode, headers, rawPayload } = await archive()
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    "content-type": "application/zip",
    "content-disposition": expect.stringMatching(/^attachment; filename="work-\d{4}-\d\d-\d\d.zip"$/),
    "cache-control": "no-store",
  })
  const entries = entriesIn(rawPayload)
  const folder = "02 ..-Kitchen- “three” cooks-"
  expect([...entries.keys()]).toEqual([
    "captions.txt",
    "01 Untitled draft/01.webp",
    ...[`${folder}/01 before.webp`, `${folder}/02.webp`, `${folder}/03 drawing.webp`],
  ])
  expect(entries.get("captions.txt")?.toString()).toBe(
    [
      ...["01 Untitled draft", "01.webp", ""],
      ...[folder, "Kothrud, 2024", "01 before.webp: As it was", "02.webp: As it is: A long window"],
      ...["03 drawing.webp", ""],
    ].join("\n"),
  )
  // As large as it is kept.
  const { cookie } = await signInWithCookie(t, designer)
  const kept = await t.app.inject({ url: `/files/${after}/large`, headers: { cookie } })
  expect(entries.get(`${folder}/02.webp`)?.equals(kept.rawPayload)).toBe(true)
})

test("nobody takes along what is somebody else's", async () => {
  expect((await archive(await createProfessional(t))).statusCode).toBe(403)
  expect((await archive(await createCustomer(t))).statusCode).toBe(403)
  expect((await t.app.inject({ url: picturesAddress(designer.professional_id) })).statusCode).toBe(401)
})
