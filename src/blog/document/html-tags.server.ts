// Which tags mean what in a post, and what is read of them: the reader keeps nothing that does not stand here.
import type { Token } from "parse5"

/** What is in these goes with them. */
export const dropped = new Set(
  "script style svg math template iframe object embed noscript noembed noframes title textarea select canvas audio video applet xmp".split(
    " ",
  ),
)
export const rawText = new Set(["style", "xmp", "iframe", "noembed", "noframes", "noscript"])
/** They hold nothing, so that there is no end tag to wait for. */
export const isVoid = new Set(["embed"])

export const containers: Record<string, string> = {
  ul: "bulletList",
  ol: "orderedList",
  li: "listItem",
  blockquote: "blockquote",
  table: "table",
  tr: "tableRow",
  td: "tableCell",
  th: "tableHeader",
}
/** Which open tags one of these ends, looked for up to the container that they belong to. */
export const ends: Record<string, readonly [closes: readonly string[], upTo: readonly string[]]> = {
  li: [["li"], ["ul", "ol", "td", "th"]],
  tr: [["tr"], ["table"]],
  td: [
    ["td", "th"],
    ["tr", "table"],
  ],
  th: [
    ["td", "th"],
    ["tr", "table"],
  ],
}
export const isOfTable = (tag: string) => tag === "table" || tag === "tr" || isCellTag(tag)
export const isCellTag = (tag: string) => tag === "td" || tag === "th"

/** Tags that begin and end a line of their own. */
export const breaks = new Set(
  "p div section article header footer main aside nav address center dl dt dd fieldset form figure figcaption caption thead tbody tfoot details summary hgroup body html".split(
    " ",
  ),
)
export const levels: Record<string, number> = { h1: 2, h2: 2, h3: 3, h4: 4, h5: 4, h6: 4 }

export const attrOf = (attrs: readonly Token.Attribute[], name: string) => attrs.find((one) => one.name === name)?.value

export const containerAttrs = (tag: string, attrs: Token.Attribute[]) => {
  if (tag === "ol") return { start: Number(attrOf(attrs, "start") ?? 1) }
  return isCellTag(tag)
    ? { colspan: Number(attrOf(attrs, "colspan") ?? 1), rowspan: Number(attrOf(attrs, "rowspan") ?? 1) }
    : undefined
}
