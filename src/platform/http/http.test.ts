import { request as httpRequest } from "node:http"
import type { AddressInfo } from "node:net"
import { resolve } from "node:path"
import { text } from "node:stream/consumers"
import { gunzipSync } from "node:zlib"
import Fastify, { type FastifyInstance } from "fastify"
import pino from "pino"
import sharp from "sharp"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { MAIL_MARK, MAIL_STREET } from "../mail/mail-content.ts"
import { notFound } from "../problem.ts"
import { installAssets } from "./assets.server.ts"
import { limitBodyTime } from "./body-time.server.ts"
import { openServer } from "./http.server.ts"
import { noteMethods } from "./methods.server.ts"

let app: Awaited<ReturnType<typeof openServer>>
const answer = { text: "A courtyard house in Kothrud. ".repeat(500) }

beforeAll(async () => {
  app = await openServer({
    log: pino({ level: "silent" }),
    publicUrl: "http://127.0.0.1:3000",
    trustedProxies: [],
    rateLimitScale: 1,
  })
  const refuseOtherMethods = noteMethods(app)
  app.get("/houses/:id", async () => answer)
  app.put("/houses/:house", async () => ({}))
  refuseOtherMethods()
})
afterAll(() => app.close())

test("a whole answer is compressed in one piece, of a length that is said", async () => {
  const { headers, rawPayload } = await app.inject({ url: "/houses/1", headers: { "accept-encoding": "gzip, br" } })
  expect([headers["content-encoding"], headers.vary]).toEqual(["gzip", "accept-encoding"])
  expect(Number(headers["content-length"])).toBe(rawPayload.length)
  expect(JSON.parse(gunzipSync(rawPayload).toString())).toEqual(answer)
  expect((await app.inject("/houses/1")).json()).toEqual(answer)
})

test("methods of one address count together, whatever its parameter is called", async () => {
  const refused = await app.inject({ method: "DELETE", url: "/houses/1" })
  expect([refused.statusCode, refused.headers.allow]).toEqual([405, "GET, HEAD, OPTIONS, PUT"])
  expect(refused.json().message).toBe("DELETE is not possible here, only GET, HEAD, OPTIONS, PUT.")
  expect((await app.inject({ method: "PUT", url: "/houses/1" })).statusCode).toBe(200)
})

test("somebody who opened an address reads a page, a program reads JSON", async () => {
  const opened = await app.inject({ url: "/%E0%A4%A", headers: { accept: "text/html,*/*" } })
  expect(opened).toMatchObject({ statusCode: 400, headers: { "content-type": "text/html; charset=utf-8" } })
  expect(opened.body).toContain("<p>This address cannot be read.</p>")
  expect((await app.inject("/%E0%A4%A")).json()).toMatchObject({ success: false, code: "malformed" })
  const called = await app.inject({ url: "/api/%E0%A4%A", headers: { accept: "text/html" } })
  expect(called.json()).toMatchObject({ success: false, code: "malformed" })
})

test("an error is as guarded as a page, wherever it comes from, and nobody keeps it", async () => {
  const few = await openServer({
    log: pino({ level: "silent" }),
    publicUrl: "https://x.example",
    trustedProxies: [],
    rateLimitScale: 0.001,
  })
  few.get("/house", async () => answer)
  few.get("/nowhere", async () => {
    throw notFound(() => "page")
  })
  few.get("/broken", async () => {
    throw new Error("broken")
  })
  const accept = { accept: "text/html" }
  // Three are allowed; a fourth is one too many.
  const urls = ["/nowhere", "/broken", "/house", "/house", "/%E0%A4%A"]
  const answers = []
  for (const url of urls) answers.push(await few.inject({ url, headers: accept }))
  await few.close()
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 500, 200, 429, 400])
  for (const { headers } of answers) {
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "strict-transport-security": expect.stringContaining("max-age"),
      "x-request-id": expect.stringMatching(/./),
    })
  }
  for (const { headers } of answers.filter(({ statusCode }) => statusCode >= 400)) {
    expect(headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": expect.stringMatching(/^default-src 'none'/),
    })
  }
})

/** How long a request may take to come. */
describe("the time a body may take", () => {
  let app: FastifyInstance
  beforeAll(async () => {
    app = Fastify()
    limitBodyTime(app, 100)
    app.addContentTypeParser("image/jpeg", (_request, body, done) => done(null, body))
    app.post("/form", async () => "taken")
    app.post("/file", { config: { isUpload: true } }, async ({ body }) => text(body as NodeJS.ReadableStream))
    await app.listen({ port: 0, host: "127.0.0.1" })
  })
  afterAll(() => app.close())

  const send = (path: string, type: string) => {
    const { port } = app.server.address() as AddressInfo
    const request = httpRequest({ port, host: "127.0.0.1", method: "POST", path, headers: { "content-type": type } })
    const answer = new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
      request.on("error", reject)
      request.on("response", async (response) => resolve({ status: response.statusCode, body: await text(response) }))
    })
    return { request, answer }
  }

  test("what comes too slowly is told so; a file may take its time", async () => {
    const file = send("/file", "image/jpeg")
    file.request.write("half a picture, ")
    const form = send("/form", "application/json")
    form.request.write(`{"half":`)
    expect(await form.answer).toMatchObject({ status: 408 })
    file.request.end("and its other half")
    expect(await file.answer).toEqual({ status: 200, body: "half a picture, and its other half" })
  })
})

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

test("the pictures of letters may be shown by others, and nothing else", async () => {
  const log = pino({ level: "silent" })
  const app = await openServer({ log, publicUrl: "http://127.0.0.1", trustedProxies: [], rateLimitScale: 1 })
  await installAssets(app, resolve("public"))
  const policyOf = async (url: string) => (await app.inject(url)).headers["cross-origin-resource-policy"]
  for (const file of [MAIL_MARK, MAIL_STREET]) expect(await policyOf(`/${file}`), file).toBe("cross-origin")
  expect(await policyOf("/favicon.ico")).toBe("same-origin")
  await app.close()
})
