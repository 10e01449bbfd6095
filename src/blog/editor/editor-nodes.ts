/** The nodes that the editor has and Tiptap does not, and its table without what our policy for styles forbids. */
import { mergeAttributes, Node } from "@tiptap/core"
import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table"

const spans = {
  colspan: { default: 1, parseHTML: (element: HTMLElement) => Number(element.getAttribute("colspan") ?? 1) },
  rowspan: { default: 1, parseHTML: (element: HTMLElement) => Number(element.getAttribute("rowspan") ?? 1) },
}

/** Widths of columns are styles in HTML; ours are as wide as what they hold. */
export const tableNodes = [
  Table.extend({ renderHTML: ({ HTMLAttributes }) => ["table", HTMLAttributes, ["tbody", 0]] }).configure({
    resizable: false,
  }),
  TableRow,
  TableCell.extend({ addAttributes: () => spans }),
  TableHeader.extend({ addAttributes: () => spans }),
]

export const PictureNode = Node.create({
  name: "image",
  group: "block",
  atom: true,
  draggable: true,
  addAttributes: () => ({
    src: { default: "" },
    alt: { default: "" },
    caption: { default: null },
    width: { default: null },
    height: { default: null },
  }),
  parseHTML: () => [{ tag: 'img[src^="/files/"]' }, { tag: 'img[src^="/drawings/"]' }],
  renderHTML: ({ node, HTMLAttributes }) => {
    const { caption, ...picture } = HTMLAttributes
    const image = ["img", mergeAttributes(picture)] as const
    return node.attrs.caption ? ["figure", image, ["figcaption", String(caption)]] : ["figure", image]
  },
})

/** Stands where readers see figures of the day. */
export const createLiveNode = (labelOf: (kind: string, service: string) => string) =>
  Node.create({
    name: "live",
    group: "block",
    atom: true,
    draggable: true,
    addAttributes: () => ({ kind: { default: "cost_bands" }, service: { default: "architect" } }),
    parseHTML: () => [
      {
        tag: "div[data-live]",
        getAttrs: (element) => ({
          kind: (element as HTMLElement).dataset.live,
          service: (element as HTMLElement).dataset.service,
        }),
      },
    ],
    renderHTML: ({ node }) => [
      "div",
      { "data-live": String(node.attrs.kind), "data-service": String(node.attrs.service) },
      labelOf(String(node.attrs.kind), String(node.attrs.service)),
    ],
  })
