import type { FastifyRequest } from "fastify"
import { expect, test } from "vitest"
import { z } from "zod"
import { startServing } from "../../../test/serving.ts"
import { contract } from "../api/contract.ts"
import { serve } from "../api/serve.server.ts"
import { openRefusedWork } from "./refused-work.server.ts"

const from = (ip: string, bytes: number) =>
  ({ ip, headers: { "content-length": String(bytes) } }) as unknown as FastifyRequest

const LARGE = 60_000

test("a network that has used up its time sends nothing large for the rest of the minute; others do", () => {
  let now = 0
  const work = openRefusedWork({ now: () => now })
  work.charge(from("203.0.113.1", 0), 2_999)
  expect(() => work.refuseLarge(from("203.0.113.1", LARGE))).not.toThrow()
  now = 20_000
  work.charge(from("203.0.113.1", 0), 2)
  const isRefused = expect.objectContaining({ code: "too_many", details: { retry_after: 40 } })
  expect(() => work.refuseLarge(from("203.0.113.1", LARGE))).toThrow(isRefused)
  expect(() => work.refuseLarge(from("203.0.113.1", 4_000))).not.toThrow()
  expect(() => work.refuseLarge(from("203.0.113.2", LARGE))).not.toThrow()
  now = 60_000
  expect(() => work.refuseLarge(from("203.0.113.1", LARGE))).not.toThrow()
})

test("reading a body counts, also where its length is not said", () => {
  const work = openRefusedWork({ now: () => 0 })
  const unsaid = { ip: "203.0.113.1", headers: { "transfer-encoding": "chunked" } } as unknown as FastifyRequest
  for (let n = 0; n < 1_501; n++) work.charge(unsaid, 0)
  expect(() => work.refuseLarge(unsaid)).toThrow()
})

test("only what is refused is counted, and a large body of a flood is not read", async () => {
  const take = contract({
    name: "take",
    summary: "",
    method: "POST",
    path: "/take",
    who: "anyone",
    input: z.object({ name: z.string().max(5), more: z.string().max(60_000).optional() }),
    output: z.object({}),
  })
  const s = await startServing([serve(take, async () => ({}))])
  const more = "x".repeat(50_000)
  const send = async (payload: object) => (await s.app.inject({ method: "POST", url: "/api/take", payload })).statusCode
  // Each counts as a millisecond and a half for its length alone.
  for (let n = 0; n < 2_000; n++) await send({ name: "too long", more })
  expect(await send({ name: "Asha", more })).toBe(429)
  expect(await send({ name: "Asha" })).toBe(200)
  await s.close()
})
