import type { FastifyInstance } from "fastify"
import pino from "pino"
import { createElement } from "react"
import type { ActionFunctionArgs } from "react-router"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { z } from "zod"
import { serverBuild } from "../../../test/server-build.ts"
import { contract } from "../api/contract.ts"
import { serve } from "../api/serve.server.ts"
import { type FormSubmission, form } from "../form/form.ts"
import { formAction } from "../form/form-action.server.ts"
import { fieldsOf } from "../form/form-fields.ts"
import { openAnswerCache } from "../http/answer-cache.server.ts"
import { sessionCookieName } from "../http/cookies.server.ts"
import { openFairQueue } from "../http/fair-queue.server.ts"
import { openServer } from "../http/http.server.ts"
import { noteMethods } from "../http/methods.server.ts"
import { inLanguages } from "../language/language.ts"
import { conflict } from "../problem.ts"
import { configureTokens } from "../tokens.server.ts"
import { installPages } from "./pages.server.ts"

const publicUrl = "http://127.0.0.1:3000"
const input = z.object({
  name: z.string().trim().max(100).min(3),
  password: z.string().max(100).min(6).meta({ format: "password" }),
  news: z.boolean().default(false),
})
const texts = inLanguages({ en: { fields: { name: "Name", password: "Password" }, failed: "That did not work." } })
const join = contract({
  name: "join",
  summary: "",
  method: "POST",
  path: "/join",
  who: "anyone",
  transaction: false,
  input,
  texts,
  output: z.object({ message: z.string() }),
})
const joinForm = form({ name: "join", fields: fieldsOf(input), texts, fallbackCall: join, send: async () => "" })
const call = serve(join, async (_ctx, { name, news }) => {
  if (name === "Taken") throw conflict(() => "This name is taken.")
  if (name === "Broken") throw new Error("The use case is broken.")
  return { message: `Welcome, ${name}${news ? ", with news" : ""}.` }
})

let app: FastifyInstance
let answered: FormSubmission | undefined
let thrown: unknown[]
/** Whoever a cookie leads to. */
let findActor: () => Promise<null>
const logged: string[] = []

const Page = () => createElement("p")
const action = formAction(joinForm)
const joinPage = {
  default: Page,
  action: async (args: ActionFunctionArgs) => {
    const result = await action(args)
    answered = result.data
    return result
  },
}
const build = serverBuild({
  routes: {
    root: { id: "root", path: "", module: { default: Page } },
    join: { id: "join", parentId: "root", path: "join", module: joinPage },
    still: { id: "still", parentId: "root", path: "still", module: { default: Page } },
    rest: { id: "rest", parentId: "root", path: "*", module: { default: Page } },
  },
  html: () => "<!doctype html>",
  handleError: (error) => void thrown.push(error),
})

beforeAll(async () => {
  configureTokens("a secret for tests that is long enough for the check")
  const log = pino({ level: "error" }, { write: (line: string) => void logged.push(line) })
  app = await openServer({ log, publicUrl, trustedProxies: [], rateLimitScale: 1 })
  const refuseOtherMethods = noteMethods(app)
  await installPages(app, {
    db: undefined as never,
    calls: [call],
    clock: () => new Date(),
    publicUrl,
    demo: false,
    showsMails: false,
    findActorByCookie: () => findActor(),
    lockActor: async () => true,
    answerCache: openAnswerCache(),
    fairQueue: openFairQueue(),
    build,
    mode: "production",
  })
  refuseOtherMethods()
})
afterAll(() => app.close())
beforeEach(() => {
  answered = undefined
  thrown = []
  findActor = async () => null
  logged.length = 0
})

const fromOurs = { origin: publicUrl, "content-type": "application/x-www-form-urlencoded", accept: "text/html" }
const post = (typed: Record<string, string>, headers: Record<string, string> = {}, url = "/join") =>
  app.inject({
    method: "POST",
    url,
    headers: { ...fromOurs, ...headers },
    payload: String(new URLSearchParams({ _form: "join", ...typed })),
  })

test("a page takes its form, makes the call, and thanks with its answer", async () => {
  const answer = await post({ name: " Asha ", password: "Vaastu-411", news: "on" })
  expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([200, "no-store"])
  expect(answered).toMatchObject({ form: "join", thanks: "Welcome, Asha, with news." })
})

test("what is wrong comes back with what was typed, and no password with it", async () => {
  expect((await post({ name: "A", password: "short" })).statusCode).toBe(422)
  expect(answered).toEqual({
    form: "join",
    typed: { name: "A", news: false },
    refused: {
      code: "invalid",
      message: "Please check: Name must be at least 3 characters; Password must be at least 6 characters",
      fields: {
        name: "Name must be at least 3 characters",
        password: "Password must be at least 6 characters",
      },
      details: expect.anything(),
    },
  })
  expect(JSON.stringify(answered)).not.toContain("short")
  expect((await post({ name: "Taken", password: "Vaastu-411" })).statusCode).toBe(409)
  expect(answered?.refused).toMatchObject({ code: "conflict", message: "This name is taken." })
})

test("what was typed comes back also where nobody can say who sent it, as the database is away", async () => {
  findActor = async () => {
    throw Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" })
  }
  const cookie = `${sessionCookieName(publicUrl)}=an-old-one`
  const answer = await post({ name: "Asha", password: "Vaastu-411" }, { cookie })
  expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([503, "no-store"])
  expect(answered).toMatchObject({
    typed: { name: "Asha", news: false },
    refused: { message: "We are catching our breath. Please try again in a few seconds." },
  })
  expect(thrown).toEqual([])
})

test("a fault of ours is none of the form's", async () => {
  expect((await post({ name: "Broken", password: "Vaastu-411" })).statusCode).toBe(500)
  expect(thrown.map(String)).toEqual(["Error: The use case is broken."])
})

test.each([
  ["another site's page", { origin: "https://evil.example" }],
  ["another site's page by its own word", { "sec-fetch-site": "cross-site" }],
  ["nobody knows where", { origin: "null" }],
])("%s is refused, before anything is done and without a line in the error log", async (_name, headers) => {
  const answer = await post({ name: "Asha", password: "Vaastu-411" }, headers)
  expect([answer.statusCode, answered]).toEqual([403, undefined])
  expect(answer.headers["content-type"]).toContain("text/html")
  expect([...logged, ...thrown]).toEqual([])
})

test.each([
  ["a page without a form", "/still", 405],
  ["a page that is none", "/nowhere", 405],
])("%s takes no post", async (_name, url, status) => {
  const answer = await post({}, {}, url)
  expect([answer.statusCode, answer.headers.allow]).toEqual([status, "GET, HEAD, OPTIONS"])
  expect([...logged, ...thrown]).toEqual([])
})

test("an address names the methods that it takes: a post only where a form is", async () => {
  const allowed = async (method: "OPTIONS" | "PUT", url: string) => (await app.inject({ method, url })).headers.allow
  for (const method of ["OPTIONS", "PUT"] as const) {
    expect(await allowed(method, "/join?x=1")).toBe("GET, HEAD, OPTIONS, POST")
    expect(await allowed(method, "/still")).toBe("GET, HEAD, OPTIONS")
    expect(await allowed(method, "/nowhere")).toBe("GET, HEAD, OPTIONS")
  }
})

test("a body that is too large or no form is refused, and a form that the page has not", async () => {
  const large = await post({ name: "a".repeat(64 * 1024) })
  expect([large.statusCode, large.body]).toEqual([413, expect.stringContaining("Back button of your browser")])
  expect((await post({}, { "content-type": "application/json" })).statusCode).toBe(415)
  expect((await post({ _form: "another" })).statusCode).toBe(400)
  expect(answered).toBeUndefined()
})
