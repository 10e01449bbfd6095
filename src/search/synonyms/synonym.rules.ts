/** Bounds of the words that administrators keep. */

export const WORD_LENGTH = 40
/** Every process keeps them all. */
export const MOST_SYNONYMS = 5_000
/** Shown at once, of those that are looked for. */
export const SHOWN_SYNONYMS = 100

/** One word, as the search cuts them: in any letters, without blanks and signs. */
export const oneWordViolation = (word: string) => (/^[\p{L}\p{M}\p{N}]*$/u.test(word) ? undefined : "one_word")
