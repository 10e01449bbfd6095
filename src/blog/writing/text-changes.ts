/** What differs between two texts, word by word. Pure. */
import { diffWordsWithSpace } from "diff"

export interface Change {
  /** Skipped: lines that both have, far from what differs. */
  kind: "same" | "added" | "removed" | "skipped"
  text: string
  /** Where it begins in all that is shown. */
  at: number
}

interface Part {
  kind: Exclude<Change["kind"], "skipped">
  text: string
}

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
  const parts = partsOf(before, after)
  let at = 0
  return parts
    .flatMap((part, place) => withoutMiddle(part, { isFirst: place === 0, isLast: place === parts.length - 1 }))
    .map((part) => {
      at += part.text.length
      return { ...part, at: at - part.text.length }
    })
}

/** Lines that are shown before and after what differs: the rest of its own, and two more. */
const AROUND = 3

/** A long text with one changed word is not to be searched for it. */
const withoutMiddle = (
  part: Part,
  { isFirst, isLast }: { isFirst: boolean; isLast: boolean },
): Omit<Change, "at">[] => {
  const lines = part.text.split("\n")
  const [from, to] = [isFirst ? 0 : AROUND, lines.length - (isLast ? 0 : AROUND)]
  if (part.kind !== "same" || to - from < 2) return [part]
  const shown = (some: string[], text: string) => (some.length > 0 ? [{ kind: part.kind, text }] : [])
  const [before, after] = [lines.slice(0, from), lines.slice(to)]
  return [
    ...shown(before, `${before.join("\n")}\n`),
    { kind: "skipped", text: lines.slice(from, to).join("\n") },
    ...shown(after, after.join("\n")),
  ]
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
