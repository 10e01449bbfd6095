import { resolve } from "node:path"
import Fastify from "fastify"
import pino from "pino"
import sharp from "sharp"
import { expect, test } from "vitest"
import { MAIL_MARK } from "../mail/mail-content.ts"
import { installAssets } from "./assets.server.ts"
import { openServer } from "./http.server.ts"

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

test("the mark of letters may be shown by others, and nothing else", async () => {
  const log = pino({ level: "silent" })
  const app = await openServer({ log, publicUrl: "http://127.0.0.1", trustedProxies: [], rateLimitScale: 1 })
  await installAssets(app, resolve("public"))
  const policyOf = async (url: string) => (await app.inject(url)).headers["cross-origin-resource-policy"]
  expect(await policyOf(`/${MAIL_MARK}`)).toBe("cross-origin")
  expect(await policyOf("/favicon.ico")).toBe("same-origin")
  await app.close()
})
