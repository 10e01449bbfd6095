// What was sent, as the contract wants it. Both doors come through here, so that a call's address and a page's address are
// refused alike.
import type { z } from "zod"
import { invalid } from "../problem.ts"
import { errorIn, fieldErrors } from "../validation.ts"
import { validationWords } from "../validation.words.ts"
import type { Language } from "../words/language.ts"
import type { Contract, Who } from "./contract.ts"

export const inputOf = <I extends z.ZodType>(
  contract: Contract<Who, I>,
  raw: Record<string, unknown>,
  language: Language,
): z.output<I> => {
  // A query's unknown fields are never read; of a body all is, where its idempotency key is kept.
  const readable = contract.method === "GET" && "shape" in contract.input ? (contract.input.shape as object) : raw
  const unusable = Object.keys(raw).filter((key) => key in readable && isUnusable(raw[key]))
  const { valid } = validationWords.in(language)
  if (unusable.length) throw invalid(Object.fromEntries(unusable.map((key) => [key, valid(key.replaceAll("_", " "))])))
  const error = errorIn(language, contract.words)
  const parsed = contract.input.safeParse(raw, { error })
  if (parsed.success) return parsed.data
  // Null says "nothing" where it means nothing else: a field that may be missing may be null.
  const isNothing = (key: string) => raw[key] === null && parsed.error.issues.some(({ path }) => path[0] === key)
  const said = Object.fromEntries(Object.entries(raw).filter(([key]) => !isNothing(key)))
  const again = contract.input.safeParse(said, { error })
  if (!again.success) throw invalid(fieldErrors(again.error))
  return again.data
}

/** No input is nested deeper; what walks one by recursion (JSON.stringify, say) must come to an end. */
const DEEPEST = 20

/** PostgreSQL's texts cannot hold U+0000, nor its JSON half of a surrogate pair (an emoji that was cut in two). */
const isUnusable = (value: unknown, depth = 0): boolean => {
  if (typeof value === "string") return value.includes("\u0000") || !value.isWellFormed()
  if (typeof value !== "object" || value === null) return false
  return depth === DEEPEST || Object.values(value).some((one) => isUnusable(one, depth + 1))
}
