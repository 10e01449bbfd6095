/**
 * A language that nobody speaks: every sentence of the English catalogue with accents on its letters and brackets around
 * it. What a page shows outside of brackets was never put into a words file.
 */
import { createElement, Fragment, isValidElement } from "react"

const accents: Record<string, string> = Object.fromEntries(
  [..."aeioucnszyAEIOUCNSZY"].map((letter, place) => [letter, [..."áéíóúçñšžýÁÉÍÓÚÇÑŠŽÝ"][place]!]),
)
export const OPEN = "⟦"
export const CLOSE = "⟧"

const accented = (text: string) => text.replace(/[aeioucnszy]/gi, (letter) => accents[letter] ?? letter)

/** The whole catalogue of a slice: texts, and functions that make them, however deep they stand. */
export const pseudoOf = <T>(words: T): T => {
  if (typeof words === "string") return (words === "" ? words : `${OPEN}${accented(words)}${CLOSE}`) as T
  if (typeof words === "function") return ((...given: unknown[]) => bracketed(words(...given), given)) as T
  if (Array.isArray(words)) return words.map(pseudoOf) as T
  if (typeof words === "object" && words !== null && !isValidElement(words)) {
    return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, pseudoOf(value)])) as T
  }
  return words
}

/** What the sentence was given (a name, a time) stays as it is; a sentence with elements gets brackets of its own. */
const bracketed = (made: unknown, given: unknown[]): unknown => {
  if (typeof made === "string") return made === "" ? made : `${OPEN}${around(made, given)}${CLOSE}`
  if (isValidElement(made)) return createElement(Fragment, null, OPEN, made, CLOSE)
  return pseudoOf(made)
}

const around = (text: string, given: unknown[]) => {
  const kept = textsIn(given).filter((one) => text.includes(one))
  if (kept.length === 0) return accented(text)
  const escaped = kept.map((one) => one.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
  const pieces = text.split(new RegExp(`(${escaped.join("|")})`))
  return pieces.map((piece) => (kept.includes(piece) ? piece : accented(piece))).join("")
}

const textsIn = (values: unknown[]): string[] =>
  values.flatMap((value) => {
    if (typeof value === "string" || typeof value === "number") return value === "" ? [] : [String(value)]
    return typeof value === "object" && value !== null ? textsIn(Object.values(value)) : []
  })
