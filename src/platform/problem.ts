/**
 * An expected refusal, in words for people. Recognised by its code, because two bundles may hold this class.
 * Everything that is thrown and is not a Problem is a bug.
 */
export type ProblemCode =
  | "invalid"
  | "malformed"
  | "sign_in_required"
  | "forbidden"
  | "identity_mismatch"
  | "activation_required"
  | "not_found"
  | "method_not_allowed"
  | "conflict"
  | "in_flight"
  | "too_large"
  | "unsupported_type"
  | "too_many"
  | "unavailable"

export type FieldErrors = Record<string, string>

export const statusOf: Record<ProblemCode, number> = {
  malformed: 400,
  sign_in_required: 401,
  forbidden: 403,
  identity_mismatch: 403,
  activation_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  in_flight: 409,
  too_large: 413,
  unsupported_type: 415,
  invalid: 422,
  too_many: 429,
  unavailable: 503,
}

export class Problem extends Error {
  readonly code: ProblemCode
  readonly fields: FieldErrors | undefined
  /** More for the client, beside message and code (the current status of a booking, say). */
  readonly details: Record<string, unknown>

  constructor(code: ProblemCode, message: string, fields?: FieldErrors, details: Record<string, unknown> = {}) {
    super(message)
    this.name = "Problem"
    this.code = code
    this.fields = fields
    this.details = details
  }
}

export const isProblem = (error: unknown): error is Problem =>
  error instanceof Error && "code" in error && typeof error.code === "string" && error.code in statusOf

export const notFound = (thing: string) => new Problem("not_found", `We could not find this ${thing}.`)
export const invalid = (fields: FieldErrors) => new Problem("invalid", summary(fields), fields)
export const conflict = (message: string, details?: Record<string, unknown>) =>
  new Problem("conflict", message, undefined, details)
export const forbidden = (message: string) => new Problem("forbidden", message)
export const signInRequired = () => new Problem("sign_in_required", "Authentication required. Please log in again.")
export const tooMany = (message: string, retryAfterSeconds: number) =>
  new Problem("too_many", message, undefined, { retry_after: retryAfterSeconds })

const summary = (fields: FieldErrors) => {
  const messages = [...new Set(Object.values(fields))]
  return messages.length === 1 ? messages[0]! : `Please check: ${messages.join("; ")}`
}
