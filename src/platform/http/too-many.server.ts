// A refusal for now: its sentence says how long it lasts, in the same breath as Retry-After.

import type { Language, Texts } from "../language/language.ts"
import { Problem } from "../problem.ts"
import { refusalTexts } from "../texts.ts"
import { datesIn } from "../time.ts"

/** A sentence with "47 minutes" in it. */
export type WaitText = (language: Language, wait: string) => string

/** `localizeWait(texts, (t) => t.tooManyAttempts)`, where that takes the wait. */
export const localizeWait =
  <T>(texts: Texts<T>, choose: (t: T) => (wait: string) => string): WaitText =>
  (language, wait) =>
    choose(texts.in(language))(wait)

export const tooMany = (said: WaitText, retryAfterSeconds: number) =>
  new Problem("too_many", (language) => said(language, waitOf(retryAfterSeconds, language)), undefined, {
    retry_after: retryAfterSeconds,
  })

/** Rounded up: whoever comes back by then is not refused once more. */
export const waitOf = (seconds: number, language: Language) =>
  seconds < 60 ? refusalTexts.in(language).seconds(seconds) : datesIn(language).duration(Math.ceil(seconds / 60))
