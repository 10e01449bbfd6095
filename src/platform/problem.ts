import {
  defaultLanguage,
  type Language,
  type Localized,
  type LocalizedText,
  localize,
  resolveText,
} from "./language/language.ts"
import { platformTexts, validationTexts } from "./texts.ts"

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
  | "confirm_identity"
  | "second_factor_required"
  | "not_found"
  | "method_not_allowed"
  | "conflict"
  | "in_flight"
  | "too_slow"
  | "too_large"
  | "unsupported_type"
  | "too_many"
  | "unavailable"

export type FieldErrors = Record<string, string>
export type LocalizedFields = Record<string, LocalizedText>

export const statusOf: Record<ProblemCode, number> = {
  malformed: 400,
  sign_in_required: 401,
  forbidden: 403,
  identity_mismatch: 403,
  activation_required: 403,
  confirm_identity: 403,
  second_factor_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  in_flight: 409,
  too_slow: 408,
  too_large: 413,
  unsupported_type: 415,
  invalid: 422,
  too_many: 429,
  unavailable: 503,
}

/** What it says is worded by the adapter, for who asked; as an Error it speaks English, for the log. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly said: Localized
  readonly fields: LocalizedFields | undefined
  /** More for the client, beside message and code (the current status of a booking, say). */
  readonly details: Record<string, unknown>

  constructor(code: ProblemCode, said: Localized, fields?: LocalizedFields, details: Record<string, unknown> = {}) {
    super(said(defaultLanguage))
    this.name = "Problem"
    this.code = code
    this.said = said
    this.fields = fields
    this.details = details
  }
}

export const isProblem = (error: unknown): error is Problem =>
  error instanceof Error && "code" in error && typeof error.code === "string" && error.code in statusOf

/** A problem in the words of who reads it. */
export const localizedProblem = ({ said, fields }: Problem, language: Language) => ({
  message: said(language),
  fields: fields && localizedFields(fields, language),
})

const localizedFields = (fields: LocalizedFields, language: Language): FieldErrors =>
  Object.fromEntries(Object.entries(fields).map(([field, said]) => [field, resolveText(said, language)]))

/** `notFound(localize(bookingProblemTexts, (t) => t.booking))`: "We could not find this booking." */
export const notFound = (thing: Localized) =>
  new Problem("not_found", (language) => platformTexts.in(language).problems.notFound(thing(language)))
export const invalid = (fields: LocalizedFields) =>
  new Problem("invalid", (language) => summary(localizedFields(fields, language), language), fields)
export const conflict = (said: Localized, details?: Record<string, unknown>) =>
  new Problem("conflict", said, undefined, details)
export const forbidden = (said: Localized) => new Problem("forbidden", said)
export const signInRequired = () =>
  new Problem(
    "sign_in_required",
    localize(platformTexts, (t) => t.problems.signIn),
  )
/** For now only: worth another try after so many seconds. */
export const unavailable = (said: Localized, retryAfterSeconds: number) =>
  new Problem("unavailable", said, undefined, { retry_after: retryAfterSeconds })

const summary = (fields: FieldErrors, language: Language) => {
  const messages = [...new Set(Object.values(fields))]
  return messages.length === 1 ? messages[0]! : validationTexts.in(language).check(messages.join("; "))
}
