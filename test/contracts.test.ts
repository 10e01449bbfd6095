/** What holds for every call, generated from the contracts: who may, what is refused and how, and that twice is once. */
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { calls } from "../src/app.ts"
import { type Contract, isIdempotent, type Who } from "../src/platform/contract.ts"
import { startTestApp, type TestApp } from "./app.ts"
import { createAdmin, createCustomer, createProfessional, type Person, type Professional } from "./people.ts"

let t: TestApp
let people: { nobody: undefined; customer: Person; professional: Professional; admin: Person }

beforeAll(async () => {
  t = await startTestApp()
  people = {
    nobody: undefined,
    customer: await createCustomer(t),
    professional: await createProfessional(t),
    admin: await createAdmin(t),
  }
})
afterAll(() => t.close())

type Kind = keyof typeof people
const may: Record<Who, Kind[]> = {
  anyone: ["nobody", "customer", "professional", "admin"],
  signed_in: ["customer", "professional", "admin"],
  customer: ["customer"],
  professional: ["professional"],
  admin: ["admin"],
}
const kinds: Kind[] = ["nobody", "customer", "professional", "admin"]
const contracts = calls.map(({ contract }) => contract)
const fill = (path: string, value: string) => path.replace(/\{\w+\}/g, value)

/** Signing somebody out in the middle would spoil the others. */
const endsTheSession = (contract: Contract) => contract.name === "logout"

describe.each(contracts.filter((one) => !endsTheSession(one)))("$method $path", (contract) => {
  test.each(kinds)(`%s ${"asks"}`, async (kind) => {
    const answer = await t.call(contract.method, fill(contract.path, "unknown-id"), {
      token: people[kind]?.token,
      ...(contract.method !== "GET" && { body: {} }),
    })
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(500)
    if (may[contract.who].includes(kind)) {
      // An id that claims to be one's own and is not is the one 403 left.
      if (answer.status === 403) expect(answer.body.code).toBe("identity_mismatch")
      if (answer.status === 401) expect(contract.who).toBe("anyone")
    } else {
      expect(answer.status).toBe(kind === "nobody" ? 401 : 403)
      expect(answer.body.code).toBe(kind === "nobody" ? "sign_in_required" : "forbidden")
    }
  })

  const kind = may[contract.who].at(0)!

  test("an empty request names every required field, and only sends sentences", async () => {
    const shape = requiredFields(contract)
    const answer = await t.call(contract.method, fill(contract.path, "unknown-id"), {
      token: people[kind]?.token,
      ...(contract.method !== "GET" && { body: {} }),
    })
    if (answer.status !== 422)
      return expect(
        [200, 201, 401, 403, 404].includes(answer.status) || shape.length === 0,
        JSON.stringify(answer.body),
      ).toBe(true)
    expect(Object.keys(answer.body.errors)).toEqual(expect.arrayContaining(shape))
    for (const sentence of Object.values(answer.body.errors)) expect(sentence).toMatch(/^[A-Z][^{}]{5,}$/)
  })

  test.each([
    ["numbers", 7],
    ["lists", [1, 2]],
    ["objects", { a: { b: 1 } }],
    ["null characters", "a\u0000b"],
    ["very long texts", "x".repeat(20_000)],
    ["markup", `<script>alert("1")</script>'; drop table accounts; --`],
  ])("%s in every field: a readable refusal, never a 5xx", async (_what, value) => {
    const fields = Object.fromEntries(fieldsOf(contract).map((field) => [field, value]))
    const query =
      contract.method === "GET" ? `?${new URLSearchParams(Object.entries(fields).map(([k, v]) => [k, String(v)]))}` : ""
    const path = `${fill(contract.path, encodeURIComponent(String(value)).slice(0, 200))}${query}`
    const answer = await t.call(contract.method, path, {
      token: people[kind]?.token,
      ...(contract.method !== "GET" && { body: fields }),
    })
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(500)
    expect(JSON.stringify(answer.body)).not.toMatch(/at .*\.ts:|syntax error|select .* from/)
  })
})

type Fields = Record<string, { safeParse: (value: unknown) => { success: boolean } }>
/** The fields of the input; of a choice between several shapes, those of all. */
const shapeOf = (schema: unknown): Fields => {
  const { shape, options, in: inner } = schema as { shape?: Fields; options?: unknown[]; in?: unknown }
  if (shape) return shape
  if (options) return Object.assign({}, ...options.map(shapeOf))
  return inner ? shapeOf(inner) : {}
}
const fieldsOf = (contract: Contract) => Object.keys(shapeOf(contract.input))
/** Which fields a choice requires depends on the choice, so they are not asked for here. */
const requiredFields = (contract: Contract) =>
  Object.entries("shape" in contract.input ? shapeOf(contract.input) : {})
    .filter(([name, schema]) => !contract.path.includes(`{${name}}`) && !schema.safeParse(undefined).success)
    .map(([name]) => name)

test("every call's fields are known to these tests", () => {
  const silent = contracts.filter((one) => fieldsOf(one).length === 0).map((one) => one.name)
  expect(silent.length).toBeLessThan(contracts.length / 2)
  expect(silent).not.toContain("sign_up_customer")
  expect(silent).not.toContain("register")
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

  test("every creating POST honours Idempotency-Key", () => {
    const creating = contracts.filter((one) => one.method === "POST" && one.status === 201)
    expect(creating.length).toBeGreaterThan(0)
    for (const contract of creating) expect(isIdempotent(contract), contract.name).toBe(true)
  })
})
