// How much of anything a contract takes: read off its input's schema once, and compared before the schema walks what came.
// A schema looks at each item of a list and makes an issue of each that is wrong, so a small body of many wrong items costs
// more than its bytes. A contract that leaves a list, a record or a text without a bound does not start.
import { z } from "zod"
import { MAX_ERRORS } from "../validation.ts"
import type { Contract } from "./contract.ts"

type Issue = z.core.$ZodRawIssue
type JsonSchema = z.core.JSONSchema.BaseSchema
type Path = readonly PropertyKey[]
/** Adds what exceeds its bound to `found`, and stops when there is enough to say. */
type Measure = (value: unknown, path: Path, found: Issue[]) => void

/** Longer than any text in a format of fixed parts: a date, an instant, a UUID. */
const MAX_FORMAT_LENGTH = 64
const fixedFormats = ["date", "time", "date-time", "uuid"]
/** In something that the contract does not describe any further: values in all, and characters of each text. */
const MAX_UNDESCRIBED = 200
const MAX_UNDESCRIBED_LENGTH = 5_000

const measured = new WeakMap<Contract, Measure>()

/** @returns what is larger than the contract takes, ten issues at most; throws where the contract leaves something unbounded */
export const beyondBounds = (contract: Contract, raw: unknown): Issue[] => {
  const found: Issue[] = []
  measureOf(contract)(raw, [], found)
  return found
}

export const measureOf = (contract: Contract): Measure => {
  const known = measured.get(contract)
  if (known) return known
  const schema = z.toJSONSchema(contract.input, { io: "input", unrepresentable: "any" })
  const inPath = [contract.path, ...(contract.aliases ?? [])].flatMap((path) => path.match(/(?<=\{)\w+(?=\})/g) ?? [])
  const measure = compile(schema, { contract: contract.name, at: "", inPath })
  measured.set(contract, measure)
  return measure
}

interface SchemaPath {
  contract: string
  /** For the refusal to start: "availability.weekly". */
  at: string
  /** Stand in the address, where the router bounds them. */
  inPath: string[]
}

const compile = (schema: JsonSchema, place: SchemaPath): Measure => {
  const choices = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined
  if (choices) return anyOf(choices.map((one) => compile(one, place)))
  if (schema.allOf) return allOf((schema.allOf as JsonSchema[]).map((one) => compile(one, place)))
  // Its own schema counts before it walks.
  if (schema["x-bounded"] === true) return nothing
  if (schema.enum || schema.const !== undefined) return nothing
  if (schema.type === "string") return text(schema, place)
  if (schema.type === "array") return list(schema, place)
  if (schema.type === "object") return object(schema, place)
  return schema.type === undefined ? undescribed : nothing
}

const nothing: Measure = () => {}

/** What fits one of the choices fits; else the first says what is too much. */
const anyOf =
  (choices: Measure[]): Measure =>
  (value, path, found) => {
    const perChoice = choices.map((measure) => issuesOf(measure, value, path))
    if (perChoice.every((issues) => issues.length > 0)) found.push(...perChoice[0]!)
  }

const allOf =
  (parts: Measure[]): Measure =>
  (value, path, found) => {
    for (const measure of parts) measure(value, path, found)
  }

const issuesOf = (measure: Measure, value: unknown, path: Path) => {
  const issues: Issue[] = []
  measure(value, path, issues)
  return issues
}

const text = ({ maxLength, format }: JsonSchema, place: SchemaPath): Measure => {
  const isOfRouter = place.inPath.includes(place.at)
  const maximum = maxLength ?? (fixedFormats.includes(format ?? "") || isOfRouter ? MAX_FORMAT_LENGTH : undefined)
  if (maximum === undefined) throw unbounded(place, "a text")
  if (isOfRouter) return nothing
  return (value, path, found) => {
    // Where it ends is the schema's to say, which may take out blanks, line ends and what nobody sees before it counts.
    if (typeof value !== "string" || value.length <= 2 * maximum || value.trim().length <= 2 * maximum) return
    found.push({ code: "too_big", origin: "string", maximum: maximum, inclusive: true, path: [...path], input: value })
  }
}

const list = ({ maxItems, items }: JsonSchema, place: SchemaPath): Measure => {
  if (maxItems === undefined) throw unbounded(place, "a list")
  const measure = compile((items ?? {}) as JsonSchema, { ...place, at: `${place.at}[]` })
  return (value, path, found) => {
    if (!Array.isArray(value)) return
    if (value.length > maxItems)
      return void found.push({
        code: "too_big",
        origin: "array",
        maximum: maxItems,
        inclusive: true,
        path: [...path],
        input: value,
      })
    measureEach(
      value.map((one, place) => [place, one]),
      () => measure,
      path,
      found,
    )
  }
}

const object = ({ properties = {}, additionalProperties, maxProperties }: JsonSchema, place: SchemaPath): Measure => {
  const isRecord = typeof additionalProperties === "object"
  if (isRecord && maxProperties === undefined) throw unbounded(place, "a record")
  const within = (name: string) => ({ ...place, at: place.at ? `${place.at}.${name}` : name })
  const fields = Object.entries(properties).map(
    ([name, schema]) => [name, compile(schema as JsonSchema, within(name))] as const,
  )
  const known = new Map(fields)
  const others = isRecord ? compile(additionalProperties as JsonSchema, within("*")) : nothing
  return (value, path, found) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return
    const entries = value as Record<string, unknown>
    if (!isRecord)
      return measureEach(
        fields.map(([name]) => [name, entries[name]]),
        (name) => known.get(name)!,
        path,
        found,
      )
    const names = Object.keys(entries)
    if (names.length > maxProperties!)
      return void found.push({
        code: "too_big",
        origin: "map",
        maximum: maxProperties!,
        inclusive: true,
        path: [...path],
        input: value,
      })
    measureEach(
      names.map((name) => [name, entries[name]]),
      (name) => known.get(name) ?? others,
      path,
      found,
    )
  }
}

/** Stops at the last issue that would be said. */
const measureEach = <Key extends PropertyKey>(
  entries: [Key, unknown][],
  measureOf: (key: Key) => Measure,
  path: Path,
  found: Issue[],
) => {
  for (const [key, value] of entries) {
    if (found.length >= MAX_ERRORS) return
    if (value !== undefined) measureOf(key)(value, [...path, key], found)
  }
}

const undescribed: Measure = (value, path, found) => {
  let left = MAX_UNDESCRIBED
  const fits = (one: unknown): boolean => {
    if (left-- === 0) return false
    if (typeof one === "string") return one.length <= MAX_UNDESCRIBED_LENGTH
    if (typeof one !== "object" || one === null) return true
    for (const key in one) if (!fits((one as Record<string, unknown>)[key])) return false
    return true
  }
  if (!fits(value)) found.push({ code: "custom", path: [...path], input: value })
}

const unbounded = ({ contract, at }: SchemaPath, what: string) =>
  new Error(`The contract ${contract} takes ${what} without a bound: ${at || "the input itself"}.`)
