/** Bodies of less than 64 KB that are as dear to refuse as a contract's shape allows, made from its schema. */
import { z } from "zod"
import type { Contract } from "../src/platform/api/contract.ts"

type JsonSchema = z.core.JSONSchema.BaseSchema
type Body = Record<string, unknown>

const LARGEST = 60_000

export const hostileBodies = (contract: Contract): [what: string, body: Body][] => {
  const schema = z.toJSONSchema(contract.input, { io: "input", unrepresentable: "any" })
  const wrong = wrongValue(schema) as Body
  const perPlace = placesIn(schema).flatMap(({ path, schema }) =>
    fillings(schema).map(([what, value]): [string, Body] => [
      `${what} in ${path.join(".")}`,
      withAt(wrong, path, value),
    ]),
  )
  return [
    ["everything wrong", wrong],
    ["thousands of unknown names", namesOf((n) => `k${n}`, "")],
    ["thousands of names that stand for nothing", namesOf((n) => `k${n}`, null)],
    ...perPlace,
  ]
}

/** What is wrong at every place of the shape, with lists and records as large as they may be. */
const wrongValue = (schema: JsonSchema): unknown => {
  const choice = ((schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined)?.[0]
  if (choice) return wrongValue(choice)
  if (schema.type === "array")
    return Array(Math.min(schema.maxItems ?? 0, 1_000)).fill(wrongValue(schema.items as JsonSchema))
  if (schema.type !== "object") return schema.type === "string" ? 0 : "x"
  const named = Object.entries(schema.properties ?? {}).map(([name, one]) => [name, wrongValue(one as JsonSchema)])
  const others = Array.from({ length: schema.maxProperties ?? 0 }, (_, n) => [`k${n}`, 0])
  return Object.fromEntries([...named, ...others])
}

interface PlaceIn {
  path: string[]
  schema: JsonSchema
}

/** Where something of many parts may stand: lists, records and texts, not those of lists' items. */
const placesIn = (schema: JsonSchema, path: string[] = []): PlaceIn[] => {
  const choices = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined
  if (choices) return choices.flatMap((one) => placesIn(one, path))
  const isRecord = typeof schema.additionalProperties === "object"
  const below = Object.entries(schema.properties ?? {}).flatMap(([name, one]) =>
    placesIn(one as JsonSchema, [...path, name]),
  )
  const isPlace = path.length > 0 && (isRecord || schema.type === "array" || schema.type === "string")
  return [...(isPlace ? [{ path, schema }] : []), ...below]
}

const fillings = ({ type }: JsonSchema): [what: string, value: unknown][] => {
  if (type === "string") return [["a long text", "a.".repeat(LARGEST / 2)]]
  if (type === "object") return [["thousands of entries", namesOf((n) => `k${n}`, "")]]
  return [
    ["thousands of objects", Array(LARGEST / 3).fill({})],
    ["thousands of numbers", Array(LARGEST / 2).fill(0)],
  ]
}

const namesOf = (name: (n: number) => string, value: "" | null) => {
  const bytes = JSON.stringify({ [name(1_000)]: value }).length
  return Object.fromEntries(Array.from({ length: Math.floor(LARGEST / (bytes + 1)) }, (_, n) => [name(n), value]))
}

const withAt = (body: Body, [name = "", ...rest]: string[], value: unknown): Body => ({
  ...body,
  [name]: rest.length > 0 ? withAt((body[name] ?? {}) as Body, rest, value) : value,
})
