/** How long a request may take to come. */
import { request as httpRequest } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"
import Fastify, { type FastifyInstance } from "fastify"
import { afterAll, beforeAll, expect, test } from "vitest"
import { limitBodyTime } from "./body-time.server.ts"

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
