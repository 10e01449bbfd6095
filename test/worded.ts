/** What is left of a text in the pseudo-language without what stands in brackets: data, or a sentence in code. */
import { CLOSE, OPEN } from "../src/platform/words/pseudo-language.ts"

export const outsideBrackets = (text: string) => {
  let depth = 0
  let outside = ""
  for (const letter of text) {
    if (letter === OPEN) depth++
    if (depth === 0) outside += letter
    if (letter === CLOSE) depth--
  }
  return outside.replace(/\s+/g, " ").trim()
}
