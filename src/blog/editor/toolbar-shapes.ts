/** Icons of the toolbar, on the grid of ui/icon.tsx. */
export const toolbarShapes = {
  bold: "M7 5h6a3.5 3.5 0 0 1 0 7H7ZM7 12h7a3.5 3.5 0 0 1 0 7H7Z",
  italic: "M10 5h8M6 19h8M14.5 5l-5 14",
  strike:
    "M4 12h16M16.5 7.5C16 6 14.4 5 12 5 9.3 5 7.5 6.4 7.5 8.5c0 1.4.9 2.5 2.5 3.5M7.5 16c.5 1.8 2.2 3 4.5 3 2.7 0 4.5-1.4 4.5-3.5",
  link: "M10 14a4 4 0 0 0 6 .4l2.6-2.6a4 4 0 0 0-5.7-5.7L11.5 7.5M14 10a4 4 0 0 0-6-.4l-2.6 2.6a4 4 0 0 0 5.7 5.7l1.4-1.4",
  bulletList: "M9 6h11M9 12h11M9 18h11M4.5 6h.1M4.5 12h.1M4.5 18h.1",
  orderedList: "M10 6h10M10 12h10M10 18h10M4 4.5h1.5V9M4 15h2.5L4 19.5h2.5",
  blockquote: "M5 17c2.5 0 4-2 4-5V7H5v5h4M14 17c2.5 0 4-2 4-5V7h-4v5h4",
  codeBlock: "m9 7-5 5 5 5M15 7l5 5-5 5",
  table: "M4 5h16v14H4ZM4 10h16M4 14.5h16M10 5v14",
  picture: "M4 5h16v14H4ZM4 16l4.5-4.5 4 4 3-3L20 17M15.5 9h.1",
  horizontalRule: "M4 12h16",
  undo: "M9 7 4 12l5 5M4 12h10a5 5 0 0 1 5 5v1",
  redo: "m15 7 5 5-5 5M20 12H10a5 5 0 0 0-5 5v1",
} as const
export type Tool = keyof typeof toolbarShapes
