import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { z } from "zod"
import { type Serving, startServing } from "../../../test/serving.ts"
import { contract } from "./contract.ts"
import { serve } from "./serve.server.ts"

let s: Serving
let prepared = 0

const slow = contract({
  name: "slow",
  summary: "",
  method: "POST",
  path: "/slow",
  who: "anyone",
  status: 201,
  input: z.object({ name: z.string().max(100) }),
  output: z.object({ name: z.string(), length: z.number() }),
})

/** Needs the pool's only connection, which an open transaction would hold. */
const measure = async ({ name }: { name: string }) => {
  prepared += 1
  const { rows } = await sql<{ length: number }>`select length(${name}) as length`.execute(s.db)
  return rows[0]!.length
}

beforeAll(async () => {
  const calls = [serve(slow, async (_ctx, { name }, _http, length) => ({ name, length }), { prepare: measure })]
  s = await startServing(calls, { poolSize: 1 })
})
afterAll(() => s.close())

const post = (payload: object, key: string) =>
  s.app.inject({ method: "POST", url: "/api/slow", payload, headers: { "idempotency-key": key } })

test("what is prepared is ready before the transaction takes a connection, and is handed to the answer", async () => {
  const answers = await Promise.all(["a", "b", "c"].map((key) => post({ name: "Meera" }, key)))
  expect(answers.map((answer) => answer.json())).toEqual(Array(3).fill({ success: true, name: "Meera", length: 5 }))
})

test("nothing is prepared for an input that is refused; a retried call still gets its first answer", async () => {
  const before = prepared
  expect((await post({ name: 7 }, "d")).statusCode).toBe(422)
  expect(prepared).toBe(before)
  expect((await post({ name: "Meera" }, "a")).json().length).toBe(5)
  expect((await post({ name: "Asha" }, "a")).statusCode).toBe(422)
})
