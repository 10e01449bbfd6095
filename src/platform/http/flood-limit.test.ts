import pino from "pino"
import { expect, onTestFinished, test } from "vitest"
import { openServer } from "./http.server.ts"

const publicUrl = "http://127.0.0.1:3000"

test("a flood from one network is 429 with Retry-After, before any work is done", async () => {
  const log = pino({ level: "silent" })
  const app = await openServer({ log, publicUrl, trustedProxies: [], rateLimitScale: 0.001 })
  onTestFinished(() => app.close())
  let reads = 0
  app.get("/page", async () => {
    reads += 1
    return "read"
  })
  const ask = () => app.inject({ url: "/page" })
  const statuses = [(await ask()).statusCode, (await ask()).statusCode, (await ask()).statusCode]
  expect(statuses).toEqual([200, 200, 200])
  const refused = await ask()
  expect(refused.statusCode).toBe(429)
  expect(refused.json()).toMatchObject({ success: false, code: "too_many" })
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0)
  expect(reads).toBe(3)
})
