import type { FieldErrors } from "../problem.ts"

/** What a call that did not work says: words for people, and enough for the screen to act on. */
export class ApiFailure extends Error {
  /** 0 when no answer came at all. */
  readonly status: number
  /** The words are the server's; otherwise they only say what happened to the call. */
  readonly isServers: boolean
  readonly code: string
  readonly fields: FieldErrors
  readonly details: Record<string, unknown>

  constructor(status: number, message: string, body: Record<string, unknown> = {}) {
    super(message)
    this.name = "ApiFailure"
    const { code, errors, ...rest } = body
    this.status = status
    this.isServers = typeof body.message === "string" && body.message === message
    this.code = typeof code === "string" ? code : ""
    this.fields = (errors ?? {}) as FieldErrors
    this.details = rest
  }
}

/** The server's message when it sent one, else the screen's own words (specification 1 §8). */
export const failureMessage = (error: unknown, otherwise: string) =>
  error instanceof ApiFailure && error.isServers ? error.message : otherwise
