/** What differs between two texts, word by word. Pure. */
import { diffWordsWithSpace } from "diff"

export interface Change {
  kind: "same" | "added" | "removed"
  text: string
  /** Where it begins in all that is shown. */
  at: number
}

type Part = Omit<Change, "at">

/** Longer ones are compared line by line: word by word would take minutes. */
const MAX_LETTERS = 120_000

const linesOf = (before: string, after: string): Part[] => {
  const [was, is] = [new Set(before.split("\n")), new Set(after.split("\n"))]
  return [
    ...[...was].filter((line) => !is.has(line)).map((line): Part => ({ kind: "removed", text: `${line}\n` })),
    ...after.split("\n").map((line): Part => ({ kind: was.has(line) ? "same" : "added", text: `${line}\n` })),
  ]
}

export const changesBetween = (before: string, after: string): Change[] => {
  if (before === after) return []
  let at = 0
  return partsOf(before, after).map((part) => {
    at += part.text.length
    return { ...part, at: at - part.text.length }
  })
}

const partsOf = (before: string, after: string): Part[] => {
  if (before.length + after.length > MAX_LETTERS) return linesOf(before, after)
  const parts = diffWordsWithSpace(before, after, { timeout: 1_000 })
  if (!parts) return linesOf(before, after)
  return parts.map(({ added, removed, value }) => ({
    kind: added ? "added" : removed ? "removed" : "same",
    text: value,
  }))
}
