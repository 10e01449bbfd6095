// Word's lists: each item is a paragraph whose style says `mso-list: l0 level2 lfo1`, without any list around it.
import type { Token } from "parse5"
import { attrOf } from "./html-tags.server.ts"
import type { LooseNode, OpenNode } from "./well-formed.ts"

const MAX_LEVEL = 6

export const wordItem = (attrs: readonly Token.Attribute[]): LooseNode | undefined => {
  const style = attrOf(attrs, "style") ?? ""
  const level = /mso-list:\s*l\d+\s+level(\d)/i.exec(style)?.[1]
  return level ? { type: "wordItem", attrs: { level: Math.min(Number(level) || 1, MAX_LEVEL) } } : undefined
}

/** Word writes the sign of a list as text before the item. */
export const isWordMarker = (tag: string, attrs: readonly Token.Attribute[]) =>
  tag === "span" && /mso-list:\s*ignore/i.test(attrOf(attrs, "style") ?? "")

const levelOf = ({ attrs }: OpenNode) => (attrs as { level: number }).level
const isOrdered = ({ attrs }: OpenNode) => (attrs as { ordered?: boolean }).ordered === true

/** Makes lists of the items that stand among what a node holds. */
export const gatherWordLists = (node: OpenNode) => {
  if (!node.content.some(({ type }) => type === "wordItem")) return
  const gathered: OpenNode[] = []
  /** The lists that are open, each in the last item of the one before. */
  let open: OpenNode[] = []
  for (const child of node.content) {
    if (child.type !== "wordItem") {
      open = []
      gathered.push(child)
      continue
    }
    open.length = Math.min(open.length, levelOf(child))
    while (open.length < levelOf(child)) {
      const list: OpenNode = { type: isOrdered(child) ? "orderedList" : "bulletList", content: [] }
      const parent = open.at(-1)
      if (!parent) gathered.push(list)
      else {
        if (parent.content.length === 0) parent.content.push({ type: "listItem", content: [] })
        parent.content.at(-1)!.content.push(list)
      }
      open.push(list)
    }
    open.at(-1)!.content.push({ type: "listItem", content: [{ type: "paragraph", content: child.content }] })
  }
  node.content = gathered
}
