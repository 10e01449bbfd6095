/**
 * A language that nobody speaks: every sentence of the English catalogue in brackets. What a page shows outside of brackets
 * was never put into a file of texts.
 */
import { createElement, Fragment, isValidElement } from "react"

export const OPEN = "«"
export const CLOSE = "»"

/** The whole catalogue of a slice: texts, and functions that make them, however deep they stand. */
export const pseudoOf = <T>(texts: T): T => {
  if (typeof texts === "string") return (texts === "" ? texts : bracketed(texts)) as T
  if (typeof texts === "function") return ((...given: unknown[]) => pseudoOf(texts(...given))) as T
  if (isValidElement(texts)) return createElement(Fragment, null, OPEN, texts, CLOSE) as T
  if (Array.isArray(texts)) return texts.map(pseudoOf) as T
  if (typeof texts === "object" && texts !== null) {
    return Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, pseudoOf(value)])) as T
  }
  return texts
}

/** Once, whatever was put into it: longer than English by two letters. */
const bracketed = (text: string) => `${OPEN}${text.replaceAll(/[«»]/g, "")}${CLOSE}`
