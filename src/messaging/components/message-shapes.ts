/** Icons of this page alone, on the grid of ui/icon.tsx. */
export const messageShapes = {
  send: "M4.5 11.5 20 4.5l-5.5 15.5-3.2-6.8ZM11.3 13.2 20 4.5",
  paperclip: "m19.5 11.5-7.7 7.7a4.6 4.6 0 0 1-6.5-6.5l8.2-8.2a3 3 0 0 1 4.3 4.3l-8 8a1.5 1.5 0 0 1-2.1-2.1l7-7",
  reply: "M9.5 6 4 11.5 9.5 17M4 11.5h9.5a6.5 6.5 0 0 1 6.5 6.5v.5",
  copy: "M8.5 8.5h11v11h-11ZM15.5 8.5v-4h-11v11h4",
  flag: "M6 20.5v-17M6 4.5h11.5l-2.5 4 2.5 4H6",
  down: "M12 4.5v15M6 13.5l6 6 6-6",
  file: "M6 3.5h8l4.5 4.5v12.5H6ZM14 3.5V8h4.5M9 12.5h6.5M9 16h6.5",
} as const
