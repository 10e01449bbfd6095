/** What somebody typed to look for, as parts of `like`. Pure. */

const MAX_WORDS = 8

/** The text somewhere; the signs of patterns are letters. */
export const likePattern = (text: string) => `%${text.replace(/[\\%_]/g, "\\$&")}%`

/** Each word somewhere. For a lower-case column. */
export const likePatterns = (text: string) =>
  text.toLowerCase().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS).map(likePattern)

export const looksLikeId = (text: string) => /^[\da-f]{8}-[\da-f-]{27}$/i.test(text)
