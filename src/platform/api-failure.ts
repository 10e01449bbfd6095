import type { FieldErrors } from "./problem.ts"

/** What a call that did not work says: words for people, and enough for the screen to act on. */
export class ApiFailure extends Error {
  /** 0 when no answer came at all. */
  readonly status: number
  readonly code: string
  readonly fields: FieldErrors
  readonly details: Record<string, unknown>

  constructor(status: number, message: string, body: Record<string, unknown> = {}) {
    super(message)
    this.name = "ApiFailure"
    const { code, errors, ...rest } = body
    this.status = status
    this.code = typeof code === "string" ? code : ""
    this.fields = (errors ?? {}) as FieldErrors
    this.details = rest
  }
}

/** The message of whatever was thrown, or the screen's own words for it. */
export const failureMessage = (error: unknown, otherwise: string) =>
  error instanceof ApiFailure && error.message ? error.message : otherwise
