/** What the input of a contract is made of, for tests that send every field. */
import type { Contract } from "../src/platform/api/contract.ts"

type Fields = Record<string, { safeParse: (value: unknown) => { success: boolean } }>
/** The fields of the input; of a choice between several shapes, those of all. */
export const shapeOf = (schema: unknown): Fields => {
  const {
    shape,
    options,
    in: inner,
    out,
  } = schema as Partial<Record<"in" | "out", object>> & {
    shape?: Fields
    options?: unknown[]
  }
  if (shape) return shape
  if (options) return Object.assign({}, ...options.map(shapeOf))
  return { ...(inner && shapeOf(inner)), ...(out && shapeOf(out)) }
}
export const fieldsOf = (contract: Contract) => Object.keys(shapeOf(contract.input))
