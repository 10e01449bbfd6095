import { globSync } from "node:fs"
import { resolve } from "node:path"
import { expect, test } from "vitest"
import { errorIn } from "../src/platform/validation.ts"

interface Named {
  fields: Record<string, string>
  names?: Record<string, string>
}

/** Wherever they stand in a folder's texts. */
const namedIn = (value: unknown): Named[] => {
  if (typeof value !== "object" || value === null) return []
  const own = "fields" in value && typeof value.fields === "object" ? [value as Named] : []
  return [...own, ...Object.values(value).flatMap(namedIn)]
}

const textsIn = async (file: string) =>
  Object.values((await import(resolve(file))) as object).flatMap((one: unknown) =>
    typeof one === "object" && one !== null && "in" in one && typeof one.in === "function" ? namedIn(one.in("en")) : [],
  )

/** A question, a label that speaks to its reader, the place of something, a sentence. */
const noName = /^(your|my|i|how|what|which|where|when|who|why|in|at|from|to|about|the|a|an|please|sthapati)\b|[?!.]|, /i
/** Of the hours of a day and the span of a price the form has two, and a sentence of their own. */
const isExcepted = ({ field, said }: { field: string; said: string }) =>
  ["from", "to"].includes(field) && ["From", "To"].includes(said)

test("what a field is called can stand in a sentence", async () => {
  const files = globSync("src/**/*texts.ts")
  const named = (
    await Promise.all(files.map(async (file) => (await textsIn(file)).map((one) => ({ file, ...one }))))
  ).flat()
  expect(named.length).toBeGreaterThan(30)
  const all = named.flatMap(({ file, fields, names }) =>
    Object.entries({ ...fields, ...names }).map(([field, said]) => ({ file, field, said })),
  )
  expect(all.filter((one) => noName.test(one.said) && !isExcepted(one))).toEqual([])
})

interface Called {
  input: { shape?: Record<string, unknown> }
  texts?: { in: (language: "en") => Named }
}

test("what is looked for has a name wherever it is asked for", async () => {
  const files = globSync("src/**/*.contract.ts")
  const contracts = await Promise.all(
    files.map(async (file) => Object.entries((await import(resolve(file))) as Record<string, Called>)),
  )
  const searched = contracts.flat().filter(([, { input }]) => input?.shape && "q" in input.shape)
  expect(searched.length).toBeGreaterThan(10)
  const isNamed = ({ texts }: Called) => texts && "q" in { ...texts.in("en").fields, ...texts.in("en").names }
  expect(searched.filter(([, one]) => !isNamed(one)).map(([name]) => name)).toEqual([])
})

test("a sentence calls a field by its name, and by its label where it has none", () => {
  const texts = { in: () => ({ fields: { rating: "Your rating", title: "Title" }, names: { rating: "Rating" } }) }
  const said = (field: string) =>
    errorIn("en", texts)({ code: "invalid_type", expected: "int", input: "x", path: [field] } as never)
  expect([said("rating"), said("title")]).toEqual(["Please enter a valid rating", "Please enter a valid title"])
})
