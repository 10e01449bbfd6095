// A document as HTML and HTML as a document. Stored is the document; its HTML is written from nodes and marks that are ours,
// with every text and address escaped, so that nothing of what somebody sent as HTML is ever sent on as HTML (decision 60).
import { escapeHtml } from "../../platform/escape-html.ts"
import { photoSizes, photoSources } from "../../platform/files/photo-sizes.ts"
import { localize } from "../../platform/language/language.ts"
import { invalid } from "../../platform/problem.ts"
import { fileIdOf, isOwnAddress } from "./addresses.ts"
import { isWithinBounds } from "./document.schema.ts"
import { headingsOf } from "./document-text.ts"
import { readHtml } from "./html-reader.server.ts"
import type { Block, Cell, Document, Image, Inline, Row } from "./nodes.ts"
import { documentTexts } from "./texts.ts"
import { wellFormed } from "./well-formed.ts"

/** Refused (`content`) where it makes more of a document than one may be. */
export const documentFromHtml = (html: string): Document => {
  const loose = readHtml(html)
  if (!isWithinBounds(loose)) throw tooLong()
  return wellFormed(loose)
}

export const tooLong = () => invalid({ content: localize(documentTexts, (t) => t.tooLong) })

/** @param document as `documentSchema` or a parser here made it */
export const htmlOf = (document: Document): string => {
  const ids = headingsOf(document).map(({ id }) => id)
  const idOf = () => ids.shift()
  return document.content
    .map((block) => (block.type === "heading" ? htmlOfHeading(block, idOf()) : htmlOfBlock(block)))
    .join("")
}

const htmlOfHeading = ({ attrs: { level }, content }: Extract<Block, { type: "heading" }>, id?: string) =>
  `<h${level}${id === undefined ? "" : ` id="${escapeHtml(id)}"`}>${htmlOfInlines(content)}</h${level}>`

const htmlOfBlocks = (blocks: readonly Block[]): string => blocks.map(htmlOfBlock).join("")

const htmlOfBlock = (block: Block): string => {
  switch (block.type) {
    case "paragraph":
      return block.content ? `<p>${htmlOfInlines(block.content)}</p>` : ""
    case "heading":
      return htmlOfHeading(block)
    case "bulletList":
      return `<ul>${htmlOfItems(block.content)}</ul>`
    case "orderedList":
      return `<ol${block.attrs.start === 1 ? "" : ` start="${block.attrs.start}"`}>${htmlOfItems(block.content)}</ol>`
    case "blockquote":
      return `<blockquote>${htmlOfBlocks(block.content)}</blockquote>`
    case "codeBlock":
      return `<pre><code>${escapeHtml(block.content?.map(({ text }) => text).join("") ?? "")}</code></pre>`
    case "horizontalRule":
      return "<hr>"
    case "table":
      return htmlOfTable(block.content)
    case "image":
      return htmlOfImage(block)
    case "live":
      return `<div data-live="${block.attrs.kind}" data-service="${escapeHtml(block.attrs.service)}"></div>`
  }
}

/** The only paragraph of an item or cell is its text. */
const htmlOfContent = (blocks: readonly Block[]) =>
  blocks[0]?.type === "paragraph" && !blocks.slice(1).some(({ type }) => type === "paragraph")
    ? htmlOfInlines(blocks[0].content) + htmlOfBlocks(blocks.slice(1))
    : htmlOfBlocks(blocks)

const htmlOfItems = (items: readonly { content: Block[] }[]) =>
  items.map(({ content }) => `<li>${htmlOfContent(content)}</li>`).join("")

/** What a table stands in: it scrolls by itself where the screen is narrow, also with the keyboard. */
export const TABLE_FRAME = '<div class="post-table" role="group" tabindex="0">'

const htmlOfTable = ([first, ...others]: readonly Row[]) => {
  const hasHead = first!.content.every(({ type }) => type === "tableHeader")
  const head = hasHead ? `<thead>${htmlOfRow(first!, "col")}</thead>` : ""
  const body = hasHead ? others : [first!, ...others]
  const rows = body.map((row) => htmlOfRow(row, "row")).join("")
  return `${TABLE_FRAME}<table>${head}<tbody>${rows}</tbody></table></div>`
}

const htmlOfRow = ({ content }: Row, scope: "col" | "row") =>
  `<tr>${content.map((cell) => htmlOfCell(cell, scope)).join("")}</tr>`

const htmlOfCell = ({ type, attrs: { colspan, rowspan }, content }: Cell, scope: "col" | "row") => {
  const spans = `${colspan > 1 ? ` colspan="${colspan}"` : ""}${rowspan > 1 ? ` rowspan="${rowspan}"` : ""}`
  return type === "tableHeader"
    ? `<th scope="${scope}"${spans}>${htmlOfContent(content)}</th>`
    : `<td${spans}>${htmlOfContent(content)}</td>`
}

const htmlOfImage = ({ attrs: { src, alt, caption, width, height } }: Image) => {
  const size = width && height ? ` width="${width}" height="${height}"` : ""
  const picture = `<img src="${escapeHtml(src)}"${sourcesOf(src)} alt="${escapeHtml(alt)}"${size} loading="lazy" decoding="async">`
  return `<figure>${picture}${caption ? `<figcaption>${escapeHtml(caption)}</figcaption>` : ""}</figure>`
}

/** A photograph is there in several sizes; a post's column is at most 44rem wide. */
const sourcesOf = (src: string) => {
  const id = fileIdOf(src)
  const isPhotograph = id !== undefined && Object.keys(photoSizes).some((size) => src.endsWith(`/${size}`))
  return isPhotograph ? ` srcset="${escapeHtml(photoSources(id))}" sizes="(min-width: 48rem) 44rem, 100vw"` : ""
}

const htmlOfInlines = (inlines: readonly Inline[] = []): string => inlines.map(htmlOfInline).join("")

const tags = { bold: "strong", italic: "em", strike: "s", code: "code" } as const

const htmlOfInline = (inline: Inline): string => {
  if (inline.type === "hardBreak") return "<br>"
  return (inline.marks ?? []).reduceRight((html, mark) => {
    if (mark.type !== "link") return `<${tags[mark.type]}>${html}</${tags[mark.type]}>`
    const rel = isOwnAddress(mark.attrs.href) ? "" : ' rel="noopener nofollow ugc"'
    return `<a href="${escapeHtml(mark.attrs.href)}"${rel}>${html}</a>`
  }, escapeHtml(inline.text))
}
