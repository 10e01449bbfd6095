import sharp from "sharp"
import { expect, test } from "vitest"
import { photo, photoWithSecrets, pngOfSize } from "../../test/pictures.ts"
import { sizeInHead } from "./picture-size.rules.ts"

const read = (bytes: Buffer) => sizeInHead(new Uint8Array(bytes))
const size = { width: 1234, height: 567 }
const drawn = () => sharp({ create: { ...size, channels: 4, background: "#ff000080" } })

test.each<[string, () => Promise<Buffer>]>([
  ["a JPEG", () => photo(size)],
  ["a progressive JPEG", () => drawn().jpeg({ progressive: true }).toBuffer()],
  ["a JPEG with a profile of its colours", () => drawn().withIccProfile("p3").jpeg().toBuffer()],
  ["a PNG", () => photo({ ...size, type: "png" })],
  ["a WebP", () => photo({ ...size, type: "webp" })],
  ["a WebP without loss", () => drawn().webp({ lossless: true }).toBuffer()],
  ["a WebP with a profile", () => drawn().withIccProfile("p3").webp().toBuffer()],
])("%s says how large it is", async (_what, make) => {
  expect(read(await make())).toEqual(size)
})

test("a photo is as it lies, and what is far too large is known", async () => {
  expect(read(await photoWithSecrets())).toEqual({ width: 800, height: 600 })
  expect(read(pngOfSize(10_000, 10_000))).toEqual({ width: 10_000, height: 10_000 })
})

test("what is no picture, or was cut off, has no size", async () => {
  const jpeg = await photo()
  for (const bytes of [
    Buffer.alloc(0),
    Buffer.from("junk, and some more of it"),
    jpeg.subarray(0, 30),
    Buffer.alloc(99),
  ])
    expect(read(bytes)).toBeUndefined()
  // A segment that says that it has no length leads nowhere.
  expect(read(Buffer.from("ffd8ffe00000ffe00000", "hex"))).toBeUndefined()
})
