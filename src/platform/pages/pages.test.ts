import { hash } from "node:crypto"
import { get } from "node:http"
import { runInNewContext } from "node:vm"
import type { FastifyInstance } from "fastify"
import pino from "pino"
import { createElement } from "react"
import type { LoaderFunctionArgs } from "react-router"
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest"
import { z } from "zod"
import { serverBuild } from "../../../test/server-build.ts"
import { inputOf } from "../api/check-call.server.ts"
import { contract } from "../api/contract.ts"
import { idCursor, pageLimit } from "../api/paging.ts"
import { openAnswerCache } from "../http/answer-cache.server.ts"
import { openFairQueue } from "../http/fair-queue.server.ts"
import { openServer } from "../http/http.server.ts"
import { Problem } from "../problem.ts"
import { inlineStreamData } from "./inline-stream-data.server.ts"
import { cachedPage } from "./page-policy.server.ts"
import { installPages } from "./pages.server.ts"
import { errorHeadersFirst, publicLoader } from "./public-loader.server.ts"

const publicUrl = "http://127.0.0.1:3000"
let app: FastifyInstance
let address: string
let status: number
let seen: Request[]
/** How many went before they were answered. */
let left = 0
/** What a page waits for; nothing unless a test says so. */
let until: Promise<void> | undefined

const loader = publicLoader(async ({ language }, { request }: LoaderFunctionArgs) => {
  seen.push(request)
  await until
  if (status === 503) throw new Problem("unavailable", () => "Later.", undefined, { retry_after: 7 })
  if (status >= 500) throw new Error("The page is broken.")
  return inputOf(search, Object.fromEntries(new URL(request.url).searchParams), language)
})
const page = { default: () => createElement("p"), loader, headers: errorHeadersFirst }

const search = contract({
  name: "search",
  summary: "",
  method: "GET",
  path: "/search",
  who: "anyone",
  input: z.object({ limit: pageLimit, cursor: idCursor }),
  output: z.object({}),
})

/** A site of one page for all addresses, as the bundler would describe it. */
const build = serverBuild({
  routes: {
    root: { id: "root", path: "*", module: page },
    kept: {
      id: "kept",
      path: "/kept/:name",
      module: { ...page, handle: { cache: { seconds: 1, reads: ["one", "two"], lists: ["box[]"] } } },
    },
  },
  html: (code, nonce) => `<!doctype html><p>${code}</p><script nonce="${nonce}">1</script><script>2</script>`,
})

beforeAll(async () => {
  app = await openServer({ log: pino({ level: "silent" }), publicUrl, trustedProxies: [], rateLimitScale: 1 })
  app.addHook("onRequestAbort", (_request, done) => {
    left += 1
    done()
  })
  await installPages(app, {
    db: undefined as never,
    clock: () => new Date(),
    publicUrl,
    demo: false,
    showsMails: false,
    findActorByCookie: async () => null,
    lockActor: async () => true,
    answerCache: openAnswerCache(),
    fairQueue: openFairQueue(),
    calls: [],
    build,
    mode: "production",
  })
  address = await app.listen({ port: 0, host: "127.0.0.1" })
})
afterAll(() => app.close())
beforeEach(() => {
  status = 200
  seen = []
  until = undefined
})

test("a page asked for by HEAD first is whole for who comes next", async () => {
  expect((await app.inject({ method: "HEAD", url: "/kept/head" })).statusCode).toBe(200)
  expect((await app.inject("/kept/head")).body).toContain("<p>200</p>")
})

test("a kept page is made with nothing of the visitor who came first", async () => {
  const answer = await app.inject({ url: "/kept/first", headers: { host: "evil.example", cookie: "a=b" } })
  expect(answer.headers["content-security-policy"]).toContain("'sha256-")
  expect(seen.map(({ url }) => url)).toEqual([`${publicUrl}/kept/first`])
  expect([...seen[0]!.headers]).toEqual([])
})

test("a kept page blesses what we have written into it, and no script that got in otherwise", async () => {
  const { headers, body } = await app.inject("/kept/smuggled")
  expect(body).toContain("<p>200</p><script>1</script><script>2</script>")
  const policy = String(headers["content-security-policy"])
  expect(policy).toContain(`script-src 'self' 'sha256-${hash("sha256", "1", "base64")}';`)
  status = 503
  const other = await app.inject("/kept/refused")
  expect([other.headers["content-security-policy"], other.body]).toEqual([policy, body.replace("200", "503")])
})

test("a kept page is one, whatever else stands in its address", async () => {
  for (const query of ["?one=1&two=2", "?two=2&utm=x&one=1", "?one=1&one=3&two=2&x"]) {
    expect((await app.inject(`/kept/query${query}`)).statusCode).toBe(200)
  }
  await app.inject("/kept/query?utm=x")
  expect(seen.map(({ url }) => url)).toEqual([`${publicUrl}/kept/query?one=1&two=2`, `${publicUrl}/kept/query`])
})

test("a kept page is made for all boxes of a name that are ticked", async () => {
  for (const query of ["?box[]=a&box[]=b", "?one=&box%5B%5D=a&utm=x&box[]=b", "?box[]=a,b"])
    expect((await app.inject(`/kept/boxes${query}`)).statusCode).toBe(200)
  expect(seen.map(({ url }) => new URL(url).searchParams.toString())).toEqual(["box%5B%5D=a%2Cb"])
})

test("who leaves early does not spoil the page for those who wait with them", async () => {
  let go = () => {}
  until = new Promise((resolve) => {
    go = resolve
  })
  const impatient = new AbortController()
  const first = fetch(`${address}/kept/shared`, { signal: impatient.signal }).catch(() => "left")
  await expect.poll(() => seen.length).toBe(1)
  const second = fetch(`${address}/kept/shared`)
  impatient.abort()
  expect(await first).toBe("left")
  await expect.poll(() => left).toBe(1)
  go()
  expect([(await second).status, seen.length]).toEqual([200, 1])
})

test("what was kept stays while its renewal fails", async () => {
  await app.inject("/kept/fails")
  status = 500
  const later = vi.spyOn(Date, "now").mockReturnValue(Date.now() + 1100)
  onTestFinished(() => later.mockRestore())
  const answers = new Set<number>()
  const renewals = async () => {
    answers.add((await app.inject("/kept/fails")).statusCode)
    return seen.length - 1
  }
  await expect.poll(renewals, { interval: 10 }).toBeGreaterThan(2)
  expect([...answers]).toEqual([200])
})

test("a page that cannot be made just now says when to come back", async () => {
  status = 503
  const answer = await app.inject("/page")
  expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, "7"])
  expect((await app.inject("/kept/busy")).headers["retry-after"]).toBe("7")
  status = 200
  expect((await app.inject("/page")).headers).not.toHaveProperty("retry-after")
})

test("an address is as strict as the call behind the page", async () => {
  const answers = await Promise.all(
    ["/page?limit=many", "/page?cursor=last", "/page?limit=5&cursor=00000000-0000-7000-8000-000000000000"].map((url) =>
      app.inject(url),
    ),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([422, 422, 200])
})

test("a refusal has the name of its status also where the browser asks for the page's data", async () => {
  const answer = await app.inject("/page.data?limit=many")
  expect(answer.statusCode).toBe(422)
  expect(answer.body).toContain("Unprocessable Entity")
  expect(answer.body).not.toContain("Internal Server Error")
})

test("an address that is none is refused in words", async () => {
  const { port } = new URL(address)
  const statusOf = (path: string) =>
    new Promise((resolve) => get({ host: "127.0.0.1", port, path }, (answer) => resolve(answer.resume().statusCode)))
  expect(await statusOf("//")).toBe(200)
  expect(await statusOf("/%E0%A4%A")).toBe(400)
  expect(await statusOf("/page?cursor=a%00b")).toBe(404)
  expect(await statusOf("http://elsewhere.example/")).toBe(404)
})

test("a browser that has the page is told so", async () => {
  const { headers } = await app.inject("/kept/tag")
  const again = await app.inject({ url: "/kept/tag", headers: { "if-none-match": `"other", ${headers.etag}` } })
  expect([again.statusCode, again.body]).toEqual([304, ""])
})

const keep = (html: string) => {
  const { html: kept, policy } = cachedPage(Buffer.from(html), "n0")
  return { html: kept.toString(), policy }
}
const hashOf = (text: string) => `'sha256-${hash("sha256", text, "base64")}'`
const scriptsOf = (policy: string) => /script-src ([^;]*);/.exec(policy)![1]
const ours = '<script nonce="n0" data-app="{}">ours()</script>'

test("what carries the nonce is named by its hash, and the nonce is gone", () => {
  const { html, policy } = keep(`${ours}<style nonce="n0">p{}</style><link href="/a.css" nonce="n0"/>`)
  expect(html).toBe('<script data-app="{}">ours()</script><style>p{}</style><link href="/a.css"/>')
  expect(scriptsOf(policy)).toBe(`'self' ${hashOf("ours()")}`)
  expect(policy).toContain(`style-src 'self' ${hashOf("p{}")};`)
})

test.each([
  ["as it is", "<script>theirs()</script>"],
  ["with another nonce", '<script nonce="n1">theirs()</script>'],
  ["in capitals", "<SCRIPT>theirs()</SCRIPT>"],
])("a script that the words of a row smuggled in %s is not", (_how, theirs) => {
  const { html, policy } = keep(`<p>${theirs}</p>${ours}`)
  expect(html).toContain(theirs)
  expect(scriptsOf(policy)).toBe(`'self' ${hashOf("ours()")}`)
})

test("nor one that is left open and takes our own for its words", () => {
  expect(scriptsOf(keep(`<script>theirs();/*${ours}`).policy)).toBe("'self' ")
})

describe("handing over a page's data", () => {
  const page = (data: string, nonce = "n0") => {
    const bytes = new TextEncoder().encode(data)
    const middle = bytes.length >> 1
    const stream = new Blob([bytes.subarray(0, middle), bytes.subarray(middle)]).stream()
    return inlineStreamData("<html><body><p></p></body></html>", stream, nonce)
  }

  /** What the application's end of the channel is given. */
  const heard = (html: string) => {
    const told: string[] = []
    const streamController = { enqueue: (data: string) => told.push(data), close: () => told.push("closed") }
    const [, script = ""] = /<script[^>]*>(.*?)<\/script>/s.exec(html) ?? []
    runInNewContext(script, { window: { __reactRouterContext: { streamController } } })
    return told
  }

  const hostile = [
    "</script><script>alert(1)</script>",
    "<!--",
    "it's \"said\" \\ '",
    "₹ कोथरूड 🏠",
    "a\nb\r\u2028c\u2029&amp;",
  ]

  test.each(hostile)("what is handed over arrives as it was: %j", async (text) => {
    const data = `${JSON.stringify([text])}\n`
    const html = await page(data)
    expect(heard(html)).toEqual([data, "closed"])
    expect(html.match(/<\/?script|<!--/g)).toEqual(["<script", "</script"])
  })

  test("it stands at the end of the page, with the nonce of the page", async () => {
    expect(await page("[]", "n1")).toMatch(/^<html><body><p><\/p><script nonce="n1">.*<\/script><\/body><\/html>$/)
  })
})
