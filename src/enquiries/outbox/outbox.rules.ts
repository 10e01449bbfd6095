import type { Typed } from "../../platform/form/form-check.ts"
import type { SubmissionKind } from "../submission.rules.ts"

/** A submission as the browser keeps it until the server has acknowledged it (docs/decisions/0032). */
export interface Unsent {
  /** The Idempotency-Key, by which it arrives once. */
  key: string
  kind: SubmissionKind
  /** What the call takes. */
  input: Record<string, unknown>
  /** The form that it was typed into, and the page with it: it is brought back there where the server refuses it. */
  form: string
  page: string
  typed: Typed
  /** Id of who was signed in; empty: nobody. To others it is not shown. */
  owner: string
  refused?: { message: string; fields: Record<string, string> }
}

/** That trying again will not help: the server has understood it and said no. 0: no answer came. */
export const isFinal = (status: number) => status >= 400 && status < 500 && ![408, 409, 425, 429].includes(status)

const LONGEST_WAIT_MS = 300_000

/** How long to wait after so many tries that did not work. */
export const waitMs = (tries: number, retryAfterSeconds = 0) =>
  Math.max(retryAfterSeconds * 1000, Math.min(1000 * 2 ** tries, LONGEST_WAIT_MS))
