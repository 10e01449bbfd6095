/** What a page's form is told by: its content. The same twice is once, anything else is another call. */
import type { FastifyInstance } from "fastify"
import { sql } from "kysely"
import pino from "pino"
import { createElement } from "react"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { z } from "zod"
import { openTestDb, type TestDb } from "../../../test/database.ts"
import { serverBuild } from "../../../test/server-build.ts"
import { contract } from "../api/contract.ts"
import { serve } from "../api/serve.server.ts"
import { form } from "../form/form.ts"
import { formAction } from "../form/form-action.server.ts"
import { fieldsOf } from "../form/form-fields.ts"
import { openAnswerCache } from "../http/answer-cache.server.ts"
import { openFairQueue } from "../http/fair-queue.server.ts"
import { openServer } from "../http/http.server.ts"
import { inLanguages } from "../language/language.ts"
import { configureTokens } from "../tokens.server.ts"
import { installPages } from "./pages.server.ts"

const publicUrl = "http://127.0.0.1:3000"
const input = z.object({ name: z.string().max(100), password: z.string().max(100).meta({ format: "password" }) })
const texts = inLanguages({ en: { fields: {}, failed: "That did not work." } })
const join = contract({
  name: "join",
  summary: "",
  method: "POST",
  path: "/join",
  who: "anyone",
  status: 201,
  input,
  output: z.object({ message: z.string() }),
})
const joinForm = form({ name: "join", fields: fieldsOf(input), texts, fallbackCall: join, send: async () => "" })

let database: TestDb
let db: TestDb["db"]
let app: FastifyInstance
let joined: string[]

const call = serve(join, async (_ctx, { name }) => {
  joined.push(name)
  return { message: `Welcome, ${name}: number ${joined.length}.` }
})
const build = serverBuild({
  routes: {
    root: {
      id: "root",
      path: "join",
      module: { default: () => createElement("p"), action: formAction(joinForm) },
    },
  },
  html: () => "<!doctype html>",
})

beforeAll(async () => {
  database = await openTestDb()
  db = database.db
  configureTokens("a secret for tests that is long enough for the check")
  app = await openServer({ log: pino({ level: "silent" }), publicUrl, trustedProxies: [], rateLimitScale: 1 })
  await installPages(app, {
    db,
    calls: [call],
    clock: () => new Date(),
    publicUrl,
    demo: false,
    showsMails: false,
    findActorByCookie: async () => null,
    lockActor: async () => true,
    build,
    mode: "production",
    answerCache: openAnswerCache(),
    fairQueue: openFairQueue(),
  })
})
afterAll(async () => {
  await app.close()
  await database.close()
})
beforeEach(() => {
  joined = []
})

const post = (name: string, password = "Vaastu-411") =>
  app.inject({
    method: "POST",
    url: "/join",
    headers: { origin: publicUrl, "content-type": "application/x-www-form-urlencoded", accept: "text/html" },
    payload: String(new URLSearchParams({ _form: "join", name, password })),
  })

test("the same twice is once, also at the same moment; what differs in a letter is another", async () => {
  const statuses = async (...posts: ReturnType<typeof post>[]) =>
    (await Promise.all(posts)).map(({ statusCode }) => statusCode)
  expect(await statuses(post("Asha"), post("Asha"))).toEqual([200, 200])
  expect(joined).toEqual(["Asha"])
  expect(await statuses(post("Asha "), post("asha"), post("Asha", "Vaastu-412"))).toEqual([200, 200, 200])
  expect(joined).toHaveLength(4)
})

test("a quarter of an hour later the same is asked anew, and is then the same again", async () => {
  const age = (by: string) => sql`update idempotency_keys set created_at = created_at - ${by}::interval`.execute(db)
  await post("Meera")
  await age("14 minutes")
  await post("Meera")
  expect(joined).toHaveLength(1)
  await age("2 minutes")
  await post("Meera")
  await post("Meera")
  expect(joined).toHaveLength(2)
})
