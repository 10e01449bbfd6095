// A document without pictures that are not there any more.
import { fileIdOf } from "./addresses.ts"
import type { Document } from "./nodes.ts"
import { type LooseNode, wellFormed } from "./well-formed.ts"

/** Their captions go with them; what held nothing else is an empty paragraph. */
export const withoutPictures = (document: Document, isGone: (fileId: string) => boolean): Document => {
  const isShown = ({ type, attrs }: LooseNode) => {
    const id = type === "image" ? fileIdOf(String((attrs as { src?: unknown }).src)) : undefined
    return id === undefined || !isGone(id)
  }
  const kept = (node: LooseNode): LooseNode =>
    Array.isArray(node.content) ? { ...node, content: (node.content as LooseNode[]).filter(isShown).map(kept) } : node
  return wellFormed(kept(document))
}
