/** What a document says without how it looks. */
import type { Block, Document, Heading, HeadingLevel, Image, Inline } from "./nodes.ts"

const textOfInline = (inline: Inline) => (inline.type === "text" ? inline.text : " ")

export const lineOfText = (content: readonly Inline[] = []) => content.map(textOfInline).join("").trim()

const linesOf = (block: Block): string[] => {
  switch (block.type) {
    case "paragraph":
    case "heading":
      return [lineOfText(block.content)]
    case "codeBlock":
      return [block.content?.map(({ text }) => text).join("") ?? ""]
    case "bulletList":
    case "orderedList":
      return block.content.flatMap((item) => item.content.flatMap(linesOf))
    case "blockquote":
      return block.content.flatMap(linesOf)
    case "table":
      return block.content.flatMap((row) => row.content.flatMap((cell) => cell.content.flatMap(linesOf)))
    case "image":
      return [block.attrs.caption ?? ""]
    default:
      return []
  }
}

/** A line for each paragraph, heading, item, cell and caption. */
export const textOf = (document: Document) =>
  document.content
    .flatMap(linesOf)
    .filter((line) => line !== "")
    .join("\n")

/** In the order of the text, also those in lists, quotations and tables. */
export const imagesOf = (document: Document): Image["attrs"][] => document.content.flatMap(imagesIn)

const imagesIn = (block: Block): Image["attrs"][] => {
  if (block.type === "image") return [block.attrs]
  return "content" in block && Array.isArray(block.content) ? (block.content as Block[]).flatMap(imagesIn) : []
}

/** Of an adult reading to understand. */
const WORDS_A_MINUTE = 200

export const readingMinutes = (document: Document) => {
  const words = textOf(document).match(/\S+/g)?.length ?? 0
  return Math.max(1, Math.round(words / WORDS_A_MINUTE))
}

const MAX_ID = 60

/** Of letters, vowel signs and digits in any script. They begin with a letter of ours: no id of the page is taken over. */
const idFrom = (text: string) => {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return `s-${[...words.join("-")].slice(0, MAX_ID).join("")}`
}

export interface DocumentHeading {
  id: string
  level: HeadingLevel
  text: string
}

/** Those a table of contents has: headings that stand in no list, quote or table. */
export const headingsOf = (document: Document): DocumentHeading[] => {
  const times = new Map<string, number>()
  return document.content
    .filter((block): block is Heading => block.type === "heading")
    .map((heading) => {
      const text = lineOfText(heading.content)
      const id = idFrom(text)
      const time = (times.get(id) ?? 0) + 1
      times.set(id, time)
      return { id: time === 1 ? id : `${id}-${time}`, level: heading.attrs.level, text }
    })
}
