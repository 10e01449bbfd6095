// White space of HTML, as a browser shows it.
import type { OpenNode } from "./well-formed.ts"

const isBlank = (node: OpenNode) => node.type === "hardBreak" || /^\s*$/.test(node.text as string)

/** No spaces around a paragraph and after a line break, and one between words that were set apart by two tags. */
export const trimSpaces = (leaf: OpenNode) => {
  while (leaf.content.length > 0 && isBlank(leaf.content.at(-1)!)) leaf.content.pop()
  trimEnd(leaf, / $/)
  let endsWithSpace = true
  for (const node of leaf.content) {
    if (node.type === "hardBreak") {
      endsWithSpace = true
      continue
    }
    const text: string = endsWithSpace ? (node.text as string).replace(/^ /, "") : (node.text as string)
    node.text = text
    if (text !== "") endsWithSpace = text.endsWith(" ")
  }
  const first = leaf.content.findIndex((node) => !(node.type === "text" && node.text === ""))
  leaf.content.splice(0, Math.max(0, first))
}

export const trimEnd = (leaf: OpenNode, ending: RegExp) => {
  const last = leaf.content.at(-1)
  if (last?.type === "text") last.text = (last.text as string).replace(ending, "")
}
