// A refusal for now: its sentence says how long it lasts, in the same breath as Retry-After.
import { Problem } from "../problem.ts"
import { refusalWords } from "../texts.ts"
import { datesIn } from "../time.ts"
import type { Language, Words } from "../words/language.ts"

/** A sentence with "47 minutes" in it. */
export type SaidWait = (language: Language, wait: string) => string

/** `sayWait(words, (t) => t.tooManyAttempts)`, where that takes the wait. */
export const sayWait =
  <T>(words: Words<T>, choose: (t: T) => (wait: string) => string): SaidWait =>
  (language, wait) =>
    choose(words.in(language))(wait)

export const tooMany = (said: SaidWait, retryAfterSeconds: number) =>
  new Problem("too_many", (language) => said(language, waitOf(retryAfterSeconds, language)), undefined, {
    retry_after: retryAfterSeconds,
  })

/** Rounded up: whoever comes back by then is not refused once more. */
export const waitOf = (seconds: number, language: Language) =>
  seconds < 60 ? refusalWords.in(language).seconds(seconds) : datesIn(language).duration(Math.ceil(seconds / 60))
