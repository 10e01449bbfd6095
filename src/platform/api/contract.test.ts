import { describe, expect, expectTypeOf, test } from "vitest"
import { z } from "zod"
import { calls } from "../../slices.ts"
import type { call } from "./api-client.ts"
import { beyondBounds, measureOf } from "./bounds.server.ts"
import { inputOf } from "./check-call.server.ts"
import { contract } from "./contract.ts"

const input = z.object({ id: z.string(), note: z.string().optional() })
const described = { name: "rename", summary: "Rename a thing", who: "anyone", input, output: z.object({}) } as const
const rename = contract({ ...described, method: "PUT", path: "/things/{id}" })

type Described<P extends string, A extends string> = Parameters<
  typeof contract<"anyone", typeof input, z.ZodObject, P, A>
>[0]

test("a path is known by its letters", () => {
  expectTypeOf(rename.path).toEqualTypeOf<"/things/{id}">()
})

test("a name in a path that is no field of the input does not compile", () => {
  expectTypeOf<"/things/{id}">().toExtend<Described<"/things/{id}", never>["path"]>()
  expectTypeOf<"/things/{thing_id}">().not.toExtend<Described<"/things/{thing_id}", never>["path"]>()
  expectTypeOf<"/things/{id}">().not.toExtend<Described<"/things/{id}", "/stuff/{stuff_id}">["path"]>()
})

test("a call is made by a contract: an address alone does not compile, nor does another call's input", () => {
  type Asked = Parameters<typeof call<typeof rename>>
  expectTypeOf<{ method: "PUT"; path: "/things/{id}" }>().not.toExtend<Asked[0]>()
  expectTypeOf<{ id: string }>().toExtend<Asked[1]>()
  expectTypeOf<{ thing_id: string }>().not.toExtend<Asked[1]>()
})

/** What is counted before it is walked, and what a contract may not leave uncounted. */
const taking = <I extends z.ZodType>(input: I) =>
  contract({
    name: "take",
    summary: "",
    method: "POST",
    path: "/take",
    who: "anyone",
    input,
    output: z.object({}),
  })

const refused = (of: ReturnType<typeof taking>, raw: Record<string, unknown>) => {
  try {
    inputOf(of, raw, "en")
  } catch (error) {
    return (error as { fields: Record<string, string> }).fields
  }
}

test("no contract leaves anything unbounded", () => {
  for (const { contract } of calls) measureOf(contract)
})

test.each([
  ["a text", z.object({ name: z.string() }), "name"],
  ["a list", z.object({ rows: z.array(z.number()) }), "rows"],
  ["a text", z.object({ rows: z.array(z.string()).max(3) }), "rows[]"],
  ["a record", z.object({ more: z.record(z.string(), z.number()) }), "more"],
  ["a record", z.object({ more: z.looseObject({}) }), "more"],
  ["a text", z.object({ a: z.union([z.number(), z.object({ b: z.string() })]) }), "a.b"],
])("a contract that takes %s without a bound does not start", (what, input, at) => {
  expect(() => measureOf(taking(input))).toThrow(`takes ${what} without a bound: ${at}.`)
})

const bounded = taking(
  z.object({
    name: z.string().trim().max(5),
    day: z.iso.date().optional(),
    rows: z.array(z.object({ at: z.number(), to: z.string().max(5) })).max(20),
    more: z.record(z.string().max(9), z.string().max(5)).meta({ maxProperties: 20 }).optional(),
    any: z.array(z.unknown()).max(5).optional(),
  }),
)
const sound = { name: "Asha ", rows: [] }

describe("what is larger than its bound is refused before the schema walks it", () => {
  test.each([
    ["a text", { name: "Ashadevi Joshi" }, { name: "Name must be at most 5 characters" }],
    ["a date", { day: "2".repeat(200) }, { day: "Day must be at most 64 characters" }],
    ["a list", { rows: Array(21).fill(0) }, { rows: "Rows can have at most 20 entries" }],
    [
      "a text of a list's item",
      { rows: [{ at: 1, to: "x".repeat(11) }] },
      { "rows.0.to": "To must be at most 5 characters" },
    ],
    [
      "a record",
      { more: Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`k${n}`, ""])) },
      { more: "More can have at most 20 entries" },
    ],
    ["a value of a record", { more: { k: "x".repeat(11) } }, { "more.k": "K must be at most 5 characters" }],
    ["what is not described", { any: [Array(300).fill(0)] }, { "any.0": "Please enter a valid any" }],
  ])("%s", (_what, more, errors) => {
    expect(beyondBounds(bounded, { ...sound, ...more })).toHaveLength(1)
    expect(refused(bounded, { ...sound, ...more })).toEqual(errors)
  })

  test("blanks that the schema trims do not count", () => {
    expect(inputOf(bounded, { ...sound, name: `  Asha${" ".repeat(50)}` }, "en")).toMatchObject({ name: "Asha" })
  })

  test("what fits one of several shapes fits", () => {
    const either = taking(z.object({ id: z.union([z.string().max(3), z.string().max(30)]) }))
    expect(refused(either, { id: "x".repeat(30) })).toBeUndefined()
    expect(refused(either, { id: "x".repeat(61) })).toEqual({ id: "Id must be at most 3 characters" })
  })
})

test("at most ten errors are said, of items within the bound too", () => {
  const rows = Array(20).fill({ at: "x" })
  expect(Object.keys(refused(bounded, { ...sound, rows })!)).toHaveLength(10)
  const more = Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`k${n}`, "x".repeat(11)]))
  expect(Object.keys(refused(bounded, { ...sound, more })!)).toHaveLength(10)
})
