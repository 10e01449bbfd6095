import { z } from "zod"
import { POST_LIMITS } from "../post-limits.rules.ts"
import type { Document } from "./nodes.ts"
import { type LooseNode, wellFormed } from "./well-formed.ts"

export type { Document } from "./nodes.ts"

// The text of a post as a tree, in the shape that its editor has too (ProseMirror). Whatever comes in is bounded before it is
// walked, and then made well-formed: what is no node, mark or address of ours is not in it any more (decision 60).

export const emptyDocument = (): Document => ({ type: "doc", content: [{ type: "paragraph" }] })

const MAX_NODES = 20_000
/** Of what is walked at all; what is nested deeper than the rules of `wellFormed` is lifted out there. */
const MAX_DEPTH = 60

const isNode = (value: unknown): value is LooseNode => typeof value === "object" && value !== null

const lettersOf = (value: unknown) => (typeof value === "string" ? value.length : 0)

/** Without recursion: it is asked of what may be nested as deep as a request is long. */
export const isWithinBounds = (document: unknown) => {
  const waiting: { node: unknown; depth: number }[] = [{ node: document, depth: 0 }]
  let nodes = 0
  let letters = 0
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, depth } = next
    if (!isNode(node)) continue
    nodes += 1
    letters += lettersOf(node.text)
    const content = Array.isArray(node.content) ? node.content : []
    if (depth > MAX_DEPTH || letters > POST_LIMITS.text || nodes + waiting.length + content.length > MAX_NODES)
      return false
    for (const child of content) waiting.push({ node: child, depth: depth + 1 })
  }
  return true
}

/** A document that may come in: refused where it is too large, and else made well-formed. */
export const documentSchema = z
  .object({
    type: z.literal("doc"),
    content: z.array(z.unknown().meta({ description: "Nodes of Tiptap's shape", "x-bounded": true })).max(MAX_NODES),
  })
  .refine(isWithinBounds, { abort: true })
  .overwrite((document) => wellFormed(document)) as unknown as z.ZodType<Document, Document>
