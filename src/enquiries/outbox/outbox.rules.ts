import type { FormValues } from "../../platform/form/form-check.ts"
import type { Language } from "../../platform/language/language.ts"
import type { SubmissionKind } from "../submission.rules.ts"

/** What the outbox sends: each kind by a call of its own. */
export type OutboxKind = SubmissionKind | "grievance"

/** A submission as the browser stores it until the server has acknowledged it (docs/decisions/0032). */
export interface OutboxEntry {
  /** The Idempotency-Key, by which it arrives once. */
  key: string
  kind: OutboxKind
  /** The input of the call. */
  input: Record<string, unknown>
  /** The form that it was typed into, and its page: it returns there where the server refuses it. */
  form: string
  page: string
  typed: FormValues
  /** Id of who was signed in; empty: nobody. Others do not see it. */
  owner: string
  /** The language of its page, for the answer. */
  language?: Language
  /** The server was busy; when to try again, in ms of this browser's clock. */
  busyUntil?: number | undefined
  refused?: { message: string; fields: Record<string, string> }
}

/** Whether a retry cannot help: the server has refused the submission. 0: no answer came. */
export const isFinal = (status: number) => status >= 400 && status < 500 && ![408, 409, 425, 429].includes(status)

/** A longer pause did not come from our server, or the clock was set back. */
const LONGEST_PAUSE_MS = 3_600_000

/** Seconds until the next try is allowed. */
export const pauseSeconds = (all: readonly OutboxEntry[], now: number) => {
  const pauses = all.map(({ busyUntil = 0 }) => busyUntil - now).filter((ms) => ms <= LONGEST_PAUSE_MS)
  return Math.max(0, ...pauses) / 1000
}

/** A short preview to recognise it by: the beginning of its longest text. */
export const previewOf = ({ typed }: Pick<OutboxEntry, "typed">) => {
  const texts = Object.values(typed).filter((one) => typeof one === "string")
  const longest = texts.toSorted((one, other) => other.length - one.length)[0] ?? ""
  const line = longest.trim().replaceAll(/\s+/g, " ")
  if (line.length <= MAX_PREVIEW) return line
  const cut = line.slice(0, MAX_PREVIEW).toWellFormed()
  const end = cut.lastIndexOf(" ")
  return `${(end > MAX_PREVIEW / 2 ? cut.slice(0, end) : cut).trimEnd()}…`
}
const MAX_PREVIEW = 50

const LONGEST_WAIT_MS = 300_000

/** The delay after so many failed tries. */
export const retryDelayMs = (tries: number, retryAfterSeconds = 0) =>
  Math.max(retryAfterSeconds * 1000, Math.min(1000 * 2 ** tries, LONGEST_WAIT_MS))
