/** Codes as people type them: with blanks or hyphens, in any case. */

export type EnteredCode = { kind: "app"; code: string } | { kind: "recovery"; code: string } | undefined

/** Letters that are not taken for others: no i, l, o, no 0 and 1. */
export const recoveryCharacters = "abcdefghjkmnpqrstuvwxyz23456789"
export const RECOVERY_LENGTH = 16

export const readCode = (typed: string): EnteredCode => {
  const code = typed.toLowerCase().replace(/[\s-]/g, "")
  if (/^\d{6}$/.test(code)) return { kind: "app", code }
  return code.length === RECOVERY_LENGTH && [...code].every((letter) => recoveryCharacters.includes(letter))
    ? { kind: "recovery", code }
    : undefined
}

/** "abcd-efgh-…", as it is shown and printed. */
export const inGroups = (text: string, between = "-") => text.match(/.{1,4}/g)?.join(between) ?? ""
