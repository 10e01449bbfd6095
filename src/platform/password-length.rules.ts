/**
 * One password however a keyboard composes its letters: "é" comes as one sign or as two, wide digits as plain ones (NFKC,
 * as NIST SP 800-63B and RFC 8265 have it).
 */
export const normalPassword = (typed: string) => typed.normalize("NFKC")
