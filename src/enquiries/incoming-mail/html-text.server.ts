// What a mail says that came as HTML alone. It becomes text and nothing else.
import { type DefaultTreeAdapterTypes, parse } from "parse5"

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document

/** A mail that somebody typed is far shorter. */
const MAX_LETTERS = 200_000

const unread = new Set(["head", "script", "style", "template", "title"])
const ownLine = new Set(
  "address article blockquote br div dl dt dd footer form h1 h2 h3 h4 h5 h6 header hr li ol p pre section table tr ul".split(
    " ",
  ),
)

/** Lines where blocks begin and end. With a stack of its own: how deep it is nested is up to the sender. */
export const textOfHtml = (html: string) => {
  const said: string[] = []
  const left: (Node | string)[] = [parse(html.slice(0, MAX_LETTERS))]
  for (let node = left.pop(); node !== undefined; node = left.pop()) {
    if (typeof node === "string") said.push(node)
    else if (node.nodeName === "#text" && "value" in node) said.push(node.value.replace(/\s+/g, " "))
    else if ("childNodes" in node && !unread.has(node.nodeName)) {
      const isBlock = ownLine.has(node.nodeName)
      if (isBlock) said.push("\n")
      if (isBlock && node.nodeName !== "br") left.push("\n")
      for (const child of node.childNodes.toReversed()) left.push(child)
    }
  }
  return said
    .join("")
    .replace(/ +/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim()
}
