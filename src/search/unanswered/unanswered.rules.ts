/** What is kept of searches without a result. */

export const TERM_LENGTH = 80
/** Further terms of a day are counted without being kept. */
export const MOST_TERMS_A_DAY = 500
export const UNANSWERED_KEPT_DAYS = 90

export const periods = ["week", "before", "month", "quarter"] as const
export type Period = (typeof periods)[number]

/** An address or a number of somebody: searched for, it says who was looked for. */
const names = /@|(?:\d[\s().+-]*){7}/

/** As it is kept: small, in one line, cut; undefined where it may name somebody. */
export const termOf = (query: string) => {
  const term = [...query.normalize("NFC").toLowerCase().replace(/\s+/g, " ").trim()]
    .slice(0, TERM_LENGTH)
    .join("")
    .trim()
  return term === "" || names.test(term) ? undefined : term
}

export const isTypedOn = (before: string, after: string) => after.startsWith(before) || before.startsWith(after)
