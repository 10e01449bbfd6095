/** The constraints of a schema as data. Evaluated on the server, in tests, and at build: the browser gets the data alone. */
import { z } from "zod"
import type { Constraint, Fields } from "./form-check.ts"

/** For `x.form.ts`: `fields: fieldsOf(login)` (vite/form-fields.ts). Refinements are not in it: see the form's `rules`. */
export const fieldsOf = <S extends z.ZodObject>(schema: S): Fields<z.input<S>> => {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, {
    io: "input",
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      if (trims(zodSchema)) jsonSchema.isTrimmed = true
    },
  })
  const constraints = Object.entries(properties).map(([name, property]) => {
    const constraint = constraintOf(property as Property, required.includes(name))
    if (/password/i.test(name) && !constraint.isSecret)
      throw new Error(`The field ${name} is not marked as a password: .meta({ format: "password" })`)
    return [name, constraint]
  })
  return Object.fromEntries(constraints) as Fields<z.input<S>>
}

interface Property {
  type?: string
  minLength?: number
  maxLength?: number
  pattern?: string
  format?: string
  enum?: string[]
  isTrimmed?: true
}

const constraintOf = (property: Property, isRequired: boolean): Constraint => {
  const { type, minLength: min, maxLength: max, pattern, format, enum: options, isTrimmed } = property
  if (type === "boolean") return { isBox: true }
  return {
    ...(isRequired && { isRequired }),
    ...(min !== undefined && min > 1 && { min }),
    ...(max !== undefined && { max }),
    ...(pattern !== undefined && { pattern }),
    ...(format === "email" && { isEmail: true as const }),
    ...(options && { options }),
    ...(isTrimmed && { isTrimmed }),
    ...(format === "password" && { isSecret: true as const }),
  }
}

/** JSON Schema has no word for `.trim()`. */
const trims = ({ _zod: { def } }: z.core.$ZodType) => {
  const checks = "checks" in def ? (def.checks as z.core.$ZodCheck<string>[]) : []
  return checks.some(({ _zod }) => {
    const rewritten = { value: " a ", issues: [] }
    if (_zod.def.check === "overwrite") void _zod.check(rewritten)
    return rewritten.value === "a"
  })
}
