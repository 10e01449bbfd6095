/** What is left of texts in the pseudo-language without what stands in brackets: data, or a sentence in code. */
import { CLOSE, OPEN } from "../src/platform/language/pseudo-language.ts"

export const outsideBrackets = (text: string) => readBrackets().outsideOf(text)

/** For texts that follow each other on a page: a sentence with a link inside opens in one and closes in a later one. */
export const readBrackets = () => {
  let depth = 0
  const outsideOf = (text: string) => {
    let outside = ""
    for (const character of text) {
      if (character === OPEN) depth++
      if (depth === 0) outside += character
      if (character === CLOSE) depth--
    }
    return outside.replace(/\s+/g, " ").trim()
  }
  return { outsideOf, isClosed: () => depth === 0 }
}
