import { z } from "zod"
import type { FieldErrors } from "./problem.ts"
import { capitalised } from "./words.ts"

/**
 * The specification's generic messages (1 §5) for every schema that has no words of its own. Imported once by the
 * server and once by each form, so that both sides say the same. In the browser the policy forbids made-up code.
 */
z.config({ customError: (issue) => genericMessage(issue), jitless: typeof window !== "undefined" })

const words: Record<string, string> = { id: "id", booking_date: "Booking date", mobile_number: "Mobile number" }
const labelOf = (path: readonly PropertyKey[] = []) => {
  const key = String(path.at(-1) ?? "value")
  const text =
    words[key] ??
    key
      .replace(/_/g, " ")
      .replace(/([a-z])([A-Z])/g, "$1 $2")
      .toLowerCase()
  return capitalised(text)
}

const genericMessage = (issue: z.core.$ZodRawIssue): string => {
  const label = labelOf(issue.path)
  const isEmpty = issue.input === undefined || issue.input === null || issue.input === ""
  if (isEmpty || (issue.code === "too_small" && issue.minimum === 1 && issue.origin === "string"))
    return `${label} is required`
  if (issue.code === "too_small" && issue.origin === "string")
    return `${label} must be at least ${issue.minimum} characters`
  if (issue.code === "too_big" && issue.origin === "string")
    return `${label} must be at most ${issue.maximum} characters`
  if (issue.code === "too_small") return `${label} must be at least ${issue.minimum}`
  if (issue.code === "too_big") return `${label} must be at most ${issue.maximum}`
  if (issue.code === "invalid_format" && issue.format === "email") return "Please enter a valid email address"
  if (issue.code === "invalid_value" && issue.values.length > 1)
    return `${label} must be one of: ${issue.values.join(", ")}`
  return `Please enter a valid ${label.toLowerCase()}`
}

/** The first message of each field; a message of the whole form stands under "form". */
export const fieldErrors = (error: z.ZodError): FieldErrors => {
  const fields: FieldErrors = {}
  for (const issue of error.issues) fields[issue.path.join(".") || "form"] ??= issue.message
  return fields
}
