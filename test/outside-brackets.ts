/** The parts of a text in the pseudo-language that are outside brackets: data, or hard-coded text. */
import { CLOSE, OPEN } from "../src/platform/language/pseudo-language.ts"

export const outsideBrackets = (text: string) => readBrackets().outsideOf(text)

/** For consecutive texts of a page: a sentence that contains a link opens a bracket in one text and closes it in a later one. */
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
