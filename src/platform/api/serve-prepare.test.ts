import { sql } from "kysely"
import pino from "pino"
import { afterAll, beforeAll, expect, test } from "vitest"
import { z } from "zod"
import { createTestDatabase, type TestDatabase } from "../../../test/database.ts"
import { openDb, openPool } from "../database/database.server.ts"
import { openServer } from "../http/http.server.ts"
import { openKeptAnswers } from "../http/kept-answers.server.ts"
import { openTurns } from "../http/turns.server.ts"
import { configureTokens } from "../tokens.server.ts"
import { contract } from "./contract.ts"
import { installCalls, serve } from "./serve.server.ts"

const publicUrl = "http://127.0.0.1:3000"
let database: TestDatabase
let db: ReturnType<typeof openDb>
let app: Awaited<ReturnType<typeof openServer>>
let prepared = 0

const slow = contract({
  name: "slow",
  summary: "",
  method: "POST",
  path: "/slow",
  who: "anyone",
  status: 201,
  input: z.object({ name: z.string() }),
  output: z.object({ name: z.string(), length: z.number() }),
})

/** Needs the pool's only connection, which an open transaction would hold. */
const measure = async ({ name }: { name: string }) => {
  prepared += 1
  const { rows } = await sql<{ length: number }>`select length(${name}) as length`.execute(db)
  return rows[0]!.length
}

beforeAll(async () => {
  configureTokens("a secret for tests that is long enough")
  database = await createTestDatabase()
  db = openDb(openPool(database.url, { max: 1 }))
  app = await openServer({ log: pino({ level: "silent" }), publicUrl, trustedProxies: [], rateLimitScale: 1 })
  const calls = [serve(slow, async (_ctx, { name }, _http, length) => ({ name, length }), { prepare: measure })]
  const nobody = async () => null
  installCalls(app, calls, {
    db,
    clock: () => new Date(),
    publicUrl,
    findActorByToken: nobody,
    findActorByCookie: nobody,
    kept: openKeptAnswers(),
    turns: openTurns(),
  })
})
afterAll(async () => {
  await app.close()
  await db.destroy()
  await database.drop()
})

const post = (payload: object, key: string) =>
  app.inject({ method: "POST", url: "/api/slow", payload, headers: { "idempotency-key": key } })

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
