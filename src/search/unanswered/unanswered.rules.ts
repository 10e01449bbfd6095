/** What is kept of searches without a result. */

export const TERM_LENGTH = 80
/** Further ones take the place of what was searched once, or are counted without being kept. */
export const MOST_TERMS_A_DAY = 500
export const UNANSWERED_KEPT_DAYS = 90
export const MOST_TERMS_KEPT = MOST_TERMS_A_DAY * UNANSWERED_KEPT_DAYS

export const periods = ["week", "before", "month", "quarter"] as const
export type Period = (typeof periods)[number]

/** An address, or seven digits of any script with whatever but a letter between them: searched for, it says who was looked for. */
const contactDetails = /@|(?:\p{Nd}[^\p{L}\p{Nd}]*){7}/u

/** As it is kept: small, in one line, cut; undefined where it may say who was looked for, also in what is cut off. */
export const termOf = (query: string) => {
  const whole = query.normalize("NFC").toLowerCase().replace(/\s+/g, " ").trim()
  const term = [...whole].slice(0, TERM_LENGTH).join("").trim()
  return term === "" || contactDetails.test(whole) ? undefined : term
}

export const isTypedOn = (before: string, after: string) => after.startsWith(before) || before.startsWith(after)
