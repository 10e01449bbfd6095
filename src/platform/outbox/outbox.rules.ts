import type { Language } from "../language/language.ts"

/** What somebody sends, as the browser stores it until the server has acknowledged it (docs/decisions/0049). */
export interface OutboxEntry {
  /** The Idempotency-Key, by which it arrives once. It begins with the time at which it was made (`newId`). */
  key: string
  /** Says by which sender it goes (senders.ts). */
  kind: string
  /** The input of the call. */
  input: Record<string, unknown>
  /** Id of who was signed in; empty: nobody. Others do not see it. */
  owner: string
  /** The language of its page, for the answer. */
  language?: Language
  /** Entries of one lane, as a conversation, arrive in the order of their keys. */
  lane?: string
  /** The server was busy; when to try again, in ms of this browser's clock. */
  busyUntil?: number | undefined
  /** It stays stored until the person has it sent again or discards it. */
  refused?: Refusal | undefined
}

interface Refusal {
  message: string
  fields: Record<string, string>
}

/** Whether a retry cannot help: the server has refused it. 0: no answer came. */
export const isFinal = (status: number) => status >= 400 && status < 500 && ![408, 409, 425, 429].includes(status)

/** The server is unreachable or overloaded, so that others need not be tried. */
export const isBusyStatus = (status: number) => [0, 429, 503].includes(status)

/** A longer pause did not come from our server, or the clock was set back. */
const LONGEST_PAUSE_MS = 3_600_000

/** Seconds until the next try is allowed. */
export const pauseSeconds = (all: readonly OutboxEntry[], now: number) => {
  const pauses = all.map(({ busyUntil = 0 }) => busyUntil - now).filter((ms) => ms <= LONGEST_PAUSE_MS)
  return Math.max(0, ...pauses) / 1000
}

const LONGEST_WAIT_MS = 300_000

/** The delay after so many failed tries. */
export const retryDelayMs = (tries: number, retryAfterSeconds = 0) =>
  Math.max(retryAfterSeconds * 1000, Math.min(1000 * 2 ** tries, LONGEST_WAIT_MS))
