import { resolve } from "node:path"
import Fastify from "fastify"
import sharp from "sharp"
import { expect, test } from "vitest"
import { installAssets } from "./assets.server.ts"

test("what browsers ask for by themselves is there: an icon of three sizes", async () => {
  const app = Fastify()
  await installAssets(app, resolve("public"))
  const { statusCode, headers, rawPayload: icon } = await app.inject("/favicon.ico")
  await app.close()
  expect([statusCode, headers["content-type"]]).toEqual([200, "image/vnd.microsoft.icon"])
  const pictures = [0, 1, 2].map((at) => {
    const [length, place] = [icon.readUInt32LE(6 + 16 * at + 8), icon.readUInt32LE(6 + 16 * at + 12)]
    return sharp(icon.subarray(place, place + length)).metadata()
  })
  expect((await Promise.all(pictures)).map(({ width, height }) => [width, height])).toEqual([
    [16, 16],
    [32, 32],
    [48, 48],
  ])
})
