/** What holds for every call, generated from the contracts: who may, and what is refused and how. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest"
import { type Contract, deskRoleOf, type Who } from "../src/platform/api/contract.ts"
import { openapi } from "../src/platform/api/openapi.server.ts"
import { calls, documented } from "../src/slices.ts"
import { type CallAnswer, startTestApp, type TestApp } from "./app.ts"
import { fieldsOf, shapeOf } from "./contract-fields.ts"
import { hostileBodies } from "./hostile-bodies.ts"
import { createAdmin, createCustomer, createProfessional, type Person, type Professional } from "./people.ts"

/** Administrators, who may the most first. */
const adminKinds = ["owner", "desk", "reader"] as const
type AdminKind = (typeof adminKinds)[number]

let t: TestApp
let people: { nobody: undefined; customer: Person; professional: Professional } & Record<AdminKind, Person>

beforeAll(async () => {
  t = await startTestApp()
  people = {
    nobody: undefined,
    customer: await createCustomer(t),
    professional: await createProfessional(t),
    owner: await createAdmin(t),
    desk: await createAdmin(t, undefined, false, "desk"),
    reader: await createAdmin(t, undefined, false, "reader"),
  }
})
afterAll(() => t.close())

type Kind = keyof typeof people
const may: Record<Exclude<Who, "admin">, Kind[]> = {
  anyone: ["nobody", "customer", "professional", ...adminKinds],
  signed_in: ["customer", "professional", ...adminKinds],
  customer: ["customer"],
  professional: ["professional"],
}
const kinds: Kind[] = ["nobody", "customer", "professional", ...adminKinds]
const whoMay = (contract: Contract): Kind[] =>
  contract.who === "admin" ? adminKinds.slice(0, adminKinds.indexOf(deskRoleOf(contract)) + 1) : may[contract.who]
const contracts = calls.map(({ contract }) => contract)

test("every call that is sent a password waits for a turn before it is hashed, and no other does", () => {
  const isPassword = (field: string) => /^(password|new_password|current_password)$/.test(field)
  for (const contract of contracts)
    expect([contract.name, contract.hashesPassword ?? false]).toEqual([
      contract.name,
      fieldsOf(contract).some(isPassword),
    ])
})

const fill = (path: string, value: string) => path.replace(/\{\w+\}/g, value)

const { paths, components } = openapi(documented)
/** Whatever is refused, the document says so: this status for this call, with this code. */
const expectDocumented = ({ method, path }: Contract, { status, body }: CallAnswer) => {
  if (status < 400) return
  const { responses } = paths[path]![method.toLowerCase()] as { responses: Record<string, { $ref?: string }> }
  const name = responses[status]?.$ref?.split("/").at(-1) ?? ""
  expect(JSON.stringify(components.responses[name]), `${method} ${path} answers ${status}`).toContain(`"${body.code}"`)
}

/** Signing somebody out in the middle would spoil the others. */
const endsTheSession = (contract: Contract) => ["logout", "logout_all"].includes(contract.name)

/** As would an account that is about to go. */
const everybodyStays = () => t.db.updateTable("accounts").set({ deletion_due_at: null }).execute()

describe.each(contracts.filter((one) => !endsTheSession(one)))("$method $path", (contract) => {
  if (contract.name === "ask_deletion") afterEach(everybodyStays)

  test.each(kinds)(`%s ${"asks"}`, async (kind) => {
    const answer = await t.call(contract.method, fill(contract.path, "unknown-id"), {
      token: people[kind]?.token,
      ...(contract.method !== "GET" && { body: {} }),
    })
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(500)
    expectDocumented(contract, answer)
    if (whoMay(contract).includes(kind)) {
      // An id that claims to be one's own and is not is the one 403 left.
      if (answer.status === 403) expect(answer.body.code).toBe("identity_mismatch")
      if (answer.status === 401) expect(contract.who).toBe("anyone")
      const { responseType = "json", types = [] } = contract
      const sent = { json: "application/json", events: "text/event-stream", file: types.join() }[responseType]
      expect(answer.headers["content-type"]).toContain(answer.status === 200 ? sent : "application/json")
    } else {
      expect(answer.status).toBe(kind === "nobody" ? 401 : 403)
      expect(answer.body.code).toBe(kind === "nobody" ? "sign_in_required" : "forbidden")
      expect(answer.headers["content-type"]).toMatch(/^application\/json/)
    }
  })

  const kind = whoMay(contract).at(0)!

  if (contract.recentSignIn) {
    test.each(whoMay(contract))("%s whose sign-in is old is asked to confirm it", async (kind) => {
      const { account_id, token } = people[kind]!
      const confirmed_at = new Date(t.clock.now.getTime() - 15 * 60_000)
      await t.db.updateTable("sessions").set({ confirmed_at }).where("account_id", "=", account_id).execute()
      const answer = await t.call(contract.method, fill(contract.path, "unknown-id"), {
        token,
        ...(contract.method !== "GET" && { body: {} }),
      })
      await t.db
        .updateTable("sessions")
        .set({ confirmed_at: t.clock.now })
        .where("account_id", "=", account_id)
        .execute()
      expect(answer).toMatchObject({ status: 403, body: { code: "confirm_identity" } })
      expectDocumented(contract, answer)
    })
  }

  if (contract.who !== "anyone") {
    const isOpen = contract.beforeSecondFactor ?? false
    test(`an administrator without the second factor they need ${isOpen ? "asks" : "is sent to set it up"}`, async () => {
      const { account_id, token } = people.owner
      const wait = (awaits_second_factor: boolean) =>
        t.db.updateTable("sessions").set({ awaits_second_factor }).where("account_id", "=", account_id).execute()
      await wait(true)
      const answer = await t.call(contract.method, fill(contract.path, "unknown-id"), {
        token,
        ...(contract.method !== "GET" && { body: {} }),
      })
      await wait(false)
      expect(answer.body.code === "second_factor_required", JSON.stringify(answer.body)).toBe(!isOpen)
      expectDocumented(contract, answer)
    })
  }

  test("an empty request names every required field, and only sends sentences", async () => {
    const shape = requiredFields(contract)
    const answer = await t.call(contract.method, fill(contract.path, "unknown-id"), {
      token: people[kind]?.token,
      ...(contract.method !== "GET" && { body: {} }),
    })
    expectDocumented(contract, answer)
    if (answer.status !== 422)
      return expect(
        [200, 201, 401, 403, 404].includes(answer.status) || shape.length === 0,
        JSON.stringify(answer.body),
      ).toBe(true)
    expect(Object.keys(answer.body.errors)).toEqual(expect.arrayContaining(shape))
    for (const sentence of Object.values(answer.body.errors)) expect(sentence).toMatch(/^[A-Z][^{}]{5,}$/)
  })

  test("what is far too much is refused in few words", async () => {
    if (contract.method === "GET" || contract.bodyType === "file") return
    for (const [what, body] of hostileBodies(contract)) {
      const answer = await t.call(contract.method, fill(contract.path, "unknown-id"), {
        token: people[kind]?.token,
        body,
      })
      expect(answer.status, `${what}: ${JSON.stringify(answer.body)}`).toBeLessThan(500)
      expectDocumented(contract, answer)
      expect(Object.keys(answer.body.errors ?? {}).length, what).toBeLessThanOrEqual(10)
      if (answer.status >= 400) expect(JSON.stringify(answer.body).length, what).toBeLessThan(4_000)
    }
  })

  test.each([
    ["numbers", 7],
    ["lists", [1, 2]],
    ["objects", { a: { b: 1 } }],
    ["null characters", "a\u0000b"],
    ["half an emoji", "a\ud83d"],
    ["very long texts", "x".repeat(20_000)],
    ["markup", `<script>alert("1")</script>'; drop table accounts; --`],
  ])("%s in every field: a readable refusal, never a 5xx", async (_what, value) => {
    const fields = Object.fromEntries(fieldsOf(contract).map((field) => [field, value]))
    const query =
      contract.method === "GET" ? `?${new URLSearchParams(Object.entries(fields).map(([k, v]) => [k, String(v)]))}` : ""
    const path = `${fill(contract.path, encodeURIComponent(String(value).toWellFormed()).slice(0, 200))}${query}`
    const answer = await t.call(contract.method, path, {
      token: people[kind]?.token,
      ...(contract.method !== "GET" && { body: fields }),
    })
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(500)
    expectDocumented(contract, answer)
    expect(JSON.stringify(answer.body)).not.toMatch(/at .*\.ts:|syntax error|select .* from/)
  })
})

/** Which fields a choice requires depends on the choice, so they are not asked for here. */
const requiredFields = (contract: Contract) =>
  Object.entries("shape" in contract.input ? shapeOf(contract.input) : {})
    .filter(([name, schema]) => !contract.path.includes(`{${name}}`) && !schema.safeParse(undefined).success)
    .map(([name]) => name)

test.each([
  ["an object with a toString of its own", `{"toString":1}`],
  ["a list in a list", `[["a"]]`],
  ["lists without an end", "[".repeat(3_000) + "]".repeat(3_000)],
  ["a number of 400 digits", "9".repeat(400)],
])("who says who they are by %s is refused, and breaks nothing", async (_what, id) => {
  for (const contract of contracts.filter((one) => one.method !== "GET" && !endsTheSession(one))) {
    const { token } = people[contract.who === "professional" ? "professional" : "customer"]
    const answer = await t.call(contract.method, fill(contract.path, "unknown-id"), {
      token,
      body: `{"user_id":${id}}`,
      headers: { "content-type": "application/json" },
    })
    expect(answer.status, `${contract.name}: ${JSON.stringify(answer.body)}`).toBeLessThan(500)
    if (contract.who !== "anyone") expect(answer.status).toBeGreaterThanOrEqual(400)
  }
})

test("every call's fields are known to these tests", () => {
  const silent = contracts.filter((one) => fieldsOf(one).length === 0).map((one) => one.name)
  expect(silent.length).toBeLessThan(contracts.length / 2)
  expect(silent).not.toContain("sign_up_customer")
  expect(silent).not.toContain("register")
})

test("a GET without fields refuses nothing that is sent to it", async () => {
  const address = contracts.find((one) => one.method === "GET" && one.who === "anyone" && fieldsOf(one).length === 0)!
  expect(await t.call("GET", `${address.path}?page=a%00b`)).toMatchObject({ status: 200 })
})

test("the API's document has every call under its slice, each with a name of its own and a sentence", async () => {
  const { tags, paths, servers } = (await t.app.inject("/api/openapi.json")).json()
  type Operation = { tags: string[]; operationId: string; summary: string }
  const operations = Object.values(paths).flatMap((path) => Object.values(path as Record<string, Operation>))
  expect(operations).toHaveLength(contracts.flatMap(({ path, aliases = [] }) => [path, ...aliases]).length)
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
  const names = tags.map((tag: { name: string }) => tag.name)
  expect(new Set(operations.flatMap((one) => one.tags))).toEqual(new Set(names))
  for (const { tags: own, summary } of operations)
    expect([own.length, summary]).toEqual([1, expect.stringMatching(/^[A-Z]/)])
  for (const { description } of tags) expect(description).toMatch(/^[A-Z]/)
  expect(paths["/search"].get.tags).toEqual(["search"])
  for (const { path, method, responseType, types: fileTypes } of contracts) {
    const types = Object.keys(paths[path][method.toLowerCase()].responses)
      .filter((status) => status.startsWith("2"))
      .flatMap((status) => Object.keys(paths[path][method.toLowerCase()].responses[status].content))
    expect(types, path).toEqual(fileTypes ?? [responseType === "events" ? "text/event-stream" : "application/json"])
  }
  // Tried out from the page, a call goes to the site it was read from: the page's policy allows no other.
  expect(servers).toEqual([{ url: "/api" }])
})

test("an address that stands outside of the contracts is one of theirs", () => {
  const files = import.meta.glob<string>(["../src/**/*.{ts,tsx}", "!../src/**/*.{test,contract}.{ts,tsx}"], {
    eager: true,
    query: "?raw",
    import: "default",
  })
  const written = Object.values(files).flatMap((source) =>
    [...source.matchAll(/"(GET|POST|PUT|DELETE)",\s*(?:path: )?"(\/[^"]*)"/g)].map(
      ([, method, path]) => `${method} ${path}`,
    ),
  )
  const known = contracts.map(({ method, path }) => `${method} ${path}`)
  // What stands below the slices cannot import their contracts: the session's renewal and end.
  expect(new Set(written)).toEqual(new Set(["POST /auth/logout", "POST /auth/refresh"]))
  expect(known).toEqual(expect.arrayContaining(written))
})

describe("what no call lets through", () => {
  test("a body that is not JSON is 400, a text one 415, a large one 413", async () => {
    const post = (payload: string, type: string) =>
      t.app.inject({ method: "POST", url: "/api/auth/login", payload, headers: { "content-type": type } })
    expect((await post("{not json", "application/json")).statusCode).toBe(400)
    expect((await post("identifier=a", "text/plain")).statusCode).toBe(415)
    expect((await post(JSON.stringify({ identifier: "x".repeat(70_000) }), "application/json")).statusCode).toBe(413)
    for (const answer of [await post("{not json", "application/json"), await post("[]", "application/json")]) {
      expect(answer.json()).toMatchObject({ success: false, message: expect.any(String), code: expect.any(String) })
      expect(answer.headers["x-request-id"]).toBeTruthy()
    }
  })

  test("an unknown call is a 404 in JSON", async () => {
    expect(await t.call("GET", "/no/such/call")).toMatchObject({
      status: 404,
      body: { success: false, code: "not_found" },
    })
  })

  test("an address that exists says which methods it knows: 405 to others, whatever they carry", async () => {
    const paths = new Map<string, string[]>()
    for (const { method, path, aliases = [] } of contracts)
      for (const one of [path, ...aliases]) paths.set(one, [...(paths.get(one) ?? []), method])
    for (const [path, methods] of paths) {
      const url = `/api${fill(path, "one")}`
      const allow = [...methods, ...(methods.includes("GET") ? ["HEAD"] : []), "OPTIONS"].sort().join(", ")
      const others = (["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"] as const).filter((one) => !allow.includes(one))
      for (const method of others) {
        const headers = method === "HEAD" || method === "GET" ? {} : { "content-type": "text/plain" }
        const answer = await t.app.inject({ method, url, headers, ...(headers["content-type"] && { payload: "x" }) })
        expect([answer.statusCode, answer.headers.allow], `${method} ${url}`).toEqual([405, allow])
        if (method !== "HEAD") expect(answer.json()).toMatchObject({ success: false, code: "method_not_allowed" })
      }
      const options = await t.app.inject({ method: "OPTIONS", url, headers: { origin: "https://other.example" } })
      expect([options.statusCode, options.headers.allow, options.body]).toEqual([204, allow, ""])
      expect(Object.keys(options.headers).filter((name) => name.startsWith("access-control"))).toEqual([])
    }
    for (const method of ["OPTIONS", "PATCH", "HEAD"] as const)
      expect((await t.app.inject({ method, url: "/api/no/such/call" })).statusCode).toBe(404)
  })
})
