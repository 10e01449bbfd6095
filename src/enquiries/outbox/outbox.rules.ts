import type { FormValues } from "../../platform/form/form-check.ts"
import type { Language } from "../../platform/language/language.ts"
import type { SubmissionKind } from "../submission.rules.ts"

/** What the browser sends for people: each kind by a call of its own. */
export type SentKind = SubmissionKind | "grievance"

/** A submission as the browser keeps it until the server has acknowledged it (docs/decisions/0032). */
export interface Unsent {
  /** The Idempotency-Key, by which it arrives once. */
  key: string
  kind: SentKind
  /** What the call takes. */
  input: Record<string, unknown>
  /** The form that it was typed into, and the page with it: it is brought back there where the server refuses it. */
  form: string
  page: string
  typed: FormValues
  /** Id of who was signed in; empty: nobody. To others it is not shown. */
  owner: string
  /** That of its page, for the answer. */
  language?: Language
  /** The server was reached and had no time; it is asked again then, in ms of this browser's clock. */
  busyUntil?: number | undefined
  refused?: { message: string; fields: Record<string, string> }
}

/** That trying again will not help: the server has understood it and said no. 0: no answer came. */
export const isFinal = (status: number) => status >= 400 && status < 500 && ![408, 409, 425, 429].includes(status)

/** What is asked for beyond it was not asked for by us, or the clock was put back. */
const LONGEST_PAUSE_MS = 3_600_000

/** The seconds until the server may be asked again. */
export const pauseOf = (all: readonly Unsent[], now: number) => {
  const pauses = all.map(({ busyUntil = 0 }) => busyUntil - now).filter((ms) => ms <= LONGEST_PAUSE_MS)
  return Math.max(0, ...pauses) / 1000
}

/** What tells it from others: how the longest of its texts begins. */
export const firstTexts = ({ typed }: Pick<Unsent, "typed">) => {
  const texts = Object.values(typed).filter((one) => typeof one === "string")
  const longest = texts.toSorted((one, other) => other.length - one.length)[0] ?? ""
  const line = longest.trim().replaceAll(/\s+/g, " ")
  if (line.length <= SHOWN) return line
  const cut = line.slice(0, SHOWN).toWellFormed()
  const end = cut.lastIndexOf(" ")
  return `${(end > SHOWN / 2 ? cut.slice(0, end) : cut).trimEnd()}…`
}
const SHOWN = 50

const LONGEST_WAIT_MS = 300_000

/** How long to wait after so many tries that did not work. */
export const waitMs = (tries: number, retryAfterSeconds = 0) =>
  Math.max(retryAfterSeconds * 1000, Math.min(1000 * 2 ** tries, LONGEST_WAIT_MS))
