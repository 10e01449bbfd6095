/** Makes a document out of what only looks like one: nodes and marks that are not ours go, their text stays. */

import { visibleText, withoutInvisible } from "../../platform/visible-text.rules.ts"
import { POST_LIMITS } from "../post-limits.rules.ts"
import { imageAddress, linkAddress } from "./addresses.ts"
import type { Block, Cell, Document, Inline, ListItem, Mark, Row, TextNode } from "./nodes.ts"

/** Anything that was parsed as JSON and is called a node by who sent it. */
export interface LooseNode {
  type?: unknown
  text?: unknown
  attrs?: unknown
  marks?: unknown
  content?: unknown
}
/** One that is still being filled. */
export interface OpenNode extends LooseNode {
  content: OpenNode[]
}

/** Deeper lists, quotes and tables are lifted out. */
export const MAX_NESTING = 12
const MAX_SPAN = 20

/** @param document within its bounds (`isWithinBounds`): it is walked by recursion */
export const wellFormed = (document: LooseNode): Document => ({
  type: "doc",
  content: orParagraph(blocksOf(nodesOf(document), 0)),
})

const orParagraph = (blocks: Block[]): Block[] => (blocks.length > 0 ? blocks : [{ type: "paragraph" }])

const nodesOf = ({ content }: LooseNode): LooseNode[] =>
  Array.isArray(content) ? content.filter((one) => typeof one === "object" && one !== null) : []

const attrsOf = ({ attrs }: LooseNode) =>
  (typeof attrs === "object" && attrs !== null ? attrs : {}) as Record<string, unknown>

const isInline = ({ type }: LooseNode) => type === "text" || type === "hardBreak"

/** What is loose among blocks gets the block it needs: text a paragraph, items a list, rows and cells a table. */
const blocksOf = (nodes: LooseNode[], depth: number): Block[] => {
  const blocks: Block[] = []
  let at = 0
  /** Takes what stands together. */
  const run = (belongs: (node: LooseNode) => boolean) => {
    const start = at
    while (at < nodes.length && belongs(nodes[at]!)) at += 1
    return nodes.slice(start, at)
  }
  while (at < nodes.length) {
    const node = nodes[at]!
    if (isInline(node)) blocks.push(...paragraphs(run(isInline)))
    else if (node.type === "listItem") blocks.push(...list("bulletList", run(isOf("listItem")), node, depth))
    else if (isCell(node)) blocks.push(...table([{ content: run(isCell) }], depth))
    else if (node.type === "tableRow") blocks.push(...table(run(isOf("tableRow")), depth))
    else {
      for (const block of blockOf(node, depth)) blocks.push(block)
      at += 1
    }
  }
  return blocks
}

const isOf = (type: string) => (node: LooseNode) => node.type === type
const isCell = ({ type }: LooseNode) => type === "tableCell" || type === "tableHeader"

const paragraphs = (nodes: LooseNode[]): Block[] => {
  const content = inlinesOf(nodes)
  return content.length > 0 ? [{ type: "paragraph", content }] : []
}

/** Most nodes are one block; one that is not ours, or holds what it cannot, is as many as its children are. */
const blockOf = (node: LooseNode, depth: number): Block[] => {
  const nodes = nodesOf(node)
  switch (node.type) {
    case "paragraph":
      return textBlock(nodes, depth, (content) => ({ type: "paragraph", ...content }))
    case "heading": {
      const level = levelOf(attrsOf(node).level)
      return textBlock(nodes, depth, (content) => ({ type: "heading", attrs: { level }, ...content }))
    }
    case "codeBlock":
      return [code(nodes)]
    case "horizontalRule":
      return [{ type: "horizontalRule" }]
    case "image":
      return image(attrsOf(node))
    case "live":
      return live(attrsOf(node))
    case "bulletList":
    case "orderedList":
      return list(node.type, nodes, node, depth)
    case "table":
      return table(nodes, depth)
    case "blockquote": {
      const content = blocksOf(nodes, depth + 1)
      return isTooDeep(depth) || content.length === 0 ? content : [{ type: "blockquote", content }]
    }
    default:
      return blocksOf(nodes, depth)
  }
}

const isTooDeep = (depth: number) => depth >= MAX_NESTING

const levelOf = (level: unknown) => (level === 3 || level === 4 ? level : 2)

type Content = { content?: Inline[] }

/** Text that holds blocks is taken apart, in its order. */
const textBlock = (nodes: LooseNode[], depth: number, block: (content: Content) => Block): Block[] => {
  if (!nodes.every(isInline)) return blocksOf(nodes, depth)
  const content = inlinesOf(nodes)
  return [block(content.length > 0 ? { content } : {})]
}

const code = (nodes: LooseNode[]): Block => {
  const text = nodes.map((node) => (node.type === "hardBreak" ? "\n" : cleanText(node.text))).join("")
  return { type: "codeBlock", ...(text !== "" && { content: [{ type: "text", text }] }) }
}

const list = (type: "bulletList" | "orderedList", nodes: LooseNode[], node: LooseNode, depth: number): Block[] => {
  if (isTooDeep(depth))
    return blocksOf(
      nodes.flatMap((one) => (isInline(one) ? [one] : nodesOf(one))),
      depth,
    )
  const content: ListItem[] = []
  for (const one of nodes) {
    const blocks = blocksOf(one.type === "listItem" ? nodesOf(one) : [one], depth + 1)
    const last = content.at(-1)
    // A list straight in a list belongs to the item before it.
    if (last && (one.type === "bulletList" || one.type === "orderedList")) last.content.push(...blocks)
    else if (blocks.length > 0) content.push({ type: "listItem", content: startsWithText(blocks) })
  }
  if (content.length === 0) return []
  if (type === "bulletList") return [{ type, content }]
  const { start } = attrsOf(node)
  return [{ type, attrs: { start: isCount(start, 99_999) ? start : 1 }, content }]
}

/** The editor's rule: an item begins with a paragraph. */
const startsWithText = (blocks: Block[]): Block[] =>
  blocks[0]?.type === "paragraph" ? blocks : [{ type: "paragraph" }, ...blocks]

const table = (nodes: LooseNode[], depth: number): Block[] => {
  const rows = nodes.flatMap((node): Row[] => {
    const cells = (node.type === "tableRow" || node.type === undefined ? nodesOf(node) : [node]).map((cell) =>
      cellOf(cell, depth),
    )
    return cells.length > 0 ? [{ type: "tableRow", content: cells }] : []
  })
  if (rows.length === 0) return []
  if (isTooDeep(depth)) return rows.flatMap((row) => row.content.flatMap(({ content }) => content))
  return [{ type: "table", content: rows }]
}

const cellOf = (node: LooseNode, depth: number): Cell => {
  const { colspan, rowspan } = attrsOf(node)
  return {
    type: node.type === "tableHeader" ? "tableHeader" : "tableCell",
    attrs: {
      colspan: isCount(colspan, MAX_SPAN) ? Math.max(1, colspan) : 1,
      rowspan: isCount(rowspan, MAX_SPAN) ? Math.max(1, rowspan) : 1,
    },
    // A list fits into a cell, more than that no telephone shows.
    content: orParagraph(blocksOf(isCell(node) ? nodesOf(node) : [node], Math.max(depth + 1, MAX_NESTING - 2))),
  }
}

const isCount = (value: unknown, max: number): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= max

const image = ({ src, alt, caption, width, height }: Record<string, unknown>): Block[] => {
  const address = imageAddress(src)
  if (!address) return []
  const isSized = isCount(width, 20_000) && isCount(height, 20_000) && width > 0 && height > 0
  return [
    {
      type: "image",
      attrs: {
        src: address,
        alt: lineOf(alt, POST_LIMITS.alt),
        caption: lineOf(caption, POST_LIMITS.caption) || null,
        width: isSized ? width : null,
        height: isSized ? height : null,
      },
    },
  ]
}

const lineOf = (text: unknown, max: number) =>
  [
    ...visibleText(typeof text === "string" ? text : "")
      .replace(/\s+/g, " ")
      .trim(),
  ]
    .slice(0, max)
    .join("")

const live = ({ kind, service }: Record<string, unknown>): Block[] =>
  (kind === "cost_bands" || kind === "free_times" || kind === "professionals") &&
  typeof service === "string" &&
  /^[a-z-]{1,40}$/.test(service)
    ? [{ type: "live", attrs: { kind, service } }]
    : []

const cleanText = (text: unknown) => (typeof text === "string" ? withoutInvisible(text.toWellFormed()) : "")

const inlinesOf = (nodes: LooseNode[]): Inline[] => {
  const inlines: Inline[] = []
  for (const node of nodes) {
    if (node.type === "hardBreak") inlines.push({ type: "hardBreak" })
    else addText(inlines, cleanText(node.text).replace(/[\t\n]/g, " "), marksOf(node))
  }
  return inlines
}

/** Neighbours that look alike are one text, as the editor has them. */
const addText = (inlines: Inline[], text: string, marks: Mark[]) => {
  if (text === "") return
  const last = inlines.at(-1)
  if (last?.type === "text" && JSON.stringify(last.marks ?? []) === JSON.stringify(marks)) last.text += text
  else inlines.push({ type: "text", text, ...(marks.length > 0 && { marks }) } satisfies TextNode)
}

const MAX_MARKS = 20
const plainMarks = ["bold", "italic", "strike"] as const

/** In the editor's order. Code has no other marks. */
const marksOf = (node: LooseNode): Mark[] => {
  const loose = (Array.isArray(node.marks) ? node.marks.slice(0, MAX_MARKS) : []).filter(
    (one): one is LooseNode => typeof one === "object" && one !== null,
  )
  if (loose.some(isOf("code"))) return [{ type: "code" }]
  const link = loose.find(isOf("link"))
  const href = link && linkAddress(attrsOf(link).href)
  const marks: Mark[] = plainMarks.filter((type) => loose.some(isOf(type))).map((type) => ({ type }))
  return href ? [{ type: "link", attrs: { href } }, ...marks] : marks
}
