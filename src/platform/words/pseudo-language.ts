/**
 * A language that nobody speaks: every sentence of the English catalogue in brackets. What a page shows outside of brackets
 * was never put into a file of texts.
 */
import { createElement, Fragment, isValidElement } from "react"

export const OPEN = "«"
export const CLOSE = "»"

/** The whole catalogue of a slice: texts, and functions that make them, however deep they stand. */
export const pseudoOf = <T>(words: T): T => {
  if (typeof words === "string") return (words === "" ? words : bracketed(words)) as T
  if (typeof words === "function") return ((...given: unknown[]) => pseudoOf(words(...given))) as T
  if (isValidElement(words)) return createElement(Fragment, null, OPEN, words, CLOSE) as T
  if (Array.isArray(words)) return words.map(pseudoOf) as T
  if (typeof words === "object" && words !== null) {
    return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, pseudoOf(value)])) as T
  }
  return words
}

/** Once, whatever was put into it: longer than English by two letters. */
const bracketed = (text: string) => `${OPEN}${text.replaceAll(/[«»]/g, "")}${CLOSE}`
