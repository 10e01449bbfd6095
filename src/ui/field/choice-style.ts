/** The one look of a label around a radio that is chosen at a press; the radio itself is there for hand, key and ear. */
export const choiceStyle = [
  "relative rounded-lg border border-border bg-surface transition-colors duration-150 hover:border-ink",
  "has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2",
  "has-disabled:opacity-55",
].join(" ")
