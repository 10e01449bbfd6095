/** Words of what was typed, as patterns of `like`: its own signs are letters. */
export const patternsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, MAX_WORDS)
    .map((word) => `%${word.replace(/[\\%_]/g, "\\$&")}%`)

const MAX_WORDS = 8

export const looksLikeId = (text: string) => /^[\da-f]{8}-[\da-f-]{27}$/i.test(text)

/** Characters of a reason. */
export const MAX_REASON = 500
export const MIN_REASON = 10
