/** What answers a row of a list, for a Button or a LinkButton: seen at once, and no filled button in each row. */
export const rowAnswer = {
  variant: "quiet",
  className: "bg-tile-soft ring-1 ring-tile/40 ring-inset hover:ring-tile",
} as const
