/** The nodes and marks of a post: the same in the row, in the editor (ProseMirror) and in what is written as HTML. */

export type Mark = { type: "bold" | "italic" | "strike" | "code" } | { type: "link"; attrs: { href: string } }
export interface TextNode {
  type: "text"
  text: string
  marks?: Mark[]
}
export type Inline = TextNode | { type: "hardBreak" }
export type HeadingLevel = 2 | 3 | 4
export interface Heading {
  type: "heading"
  attrs: { level: HeadingLevel }
  content?: Inline[]
}
export interface ListItem {
  type: "listItem"
  content: Block[]
}
export interface Cell {
  type: "tableCell" | "tableHeader"
  attrs: { colspan: number; rowspan: number }
  content: Block[]
}
export interface Row {
  type: "tableRow"
  content: Cell[]
}
export interface Image {
  type: "image"
  attrs: { src: string; alt: string; caption: string | null; width: number | null; height: number | null }
}
export const liveKinds = ["cost_bands", "free_times", "professionals"] as const
export interface Live {
  type: "live"
  attrs: { kind: (typeof liveKinds)[number]; service: string }
}
export type Block =
  | { type: "paragraph"; content?: Inline[] }
  | Heading
  | { type: "bulletList"; content: ListItem[] }
  | { type: "orderedList"; attrs: { start: number }; content: ListItem[] }
  | { type: "blockquote"; content: Block[] }
  | { type: "codeBlock"; content?: TextNode[] }
  | { type: "horizontalRule" }
  | { type: "table"; content: Row[] }
  | Image
  | Live
export interface Document {
  type: "doc"
  content: Block[]
}
