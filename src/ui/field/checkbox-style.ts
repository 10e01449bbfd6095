/** With the colours of other fields: the browser's own box has neither their border nor, in the dark, their ground. */
export const checkboxStyle = [
  "relative size-5 shrink-0 cursor-pointer appearance-none rounded-sm border border-border bg-surface hover:border-ink",
  "checked:border-tile checked:bg-tile checked:hover:border-tile-hover disabled:opacity-55",
  "aria-invalid:border-2 aria-invalid:border-danger",
  "before:absolute before:inset-0 before:m-auto before:h-2.5 before:w-1.5 before:-translate-y-px before:rotate-45",
  "checked:before:border-on-tile checked:before:border-r-2 checked:before:border-b-2",
  "forced-colors:appearance-auto forced-colors:before:hidden",
].join(" ")
