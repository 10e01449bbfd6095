/** Own messages stand on the right, those of the other side on the left. What lies outside of a row is cut off with its list. */
export const rowClasses = (isMine: boolean, isFirst: boolean) =>
  [
    "relative flex items-center gap-1 rounded-lg -outline-offset-2 touch:min-h-11",
    isMine ? "flex-row-reverse" : "",
    isFirst ? "mt-3" : "mt-1",
  ].join(" ")

export const bubbleClasses = ({ isMine, isLast }: { isMine: boolean; isLast: boolean }) =>
  [
    "min-w-20 max-w-[84%] rounded-lg px-3 py-1.5 shadow-soft sm:max-w-[75%]",
    isMine ? "bg-tile-soft text-ink" : "border border-line bg-surface",
    isLast ? (isMine ? "rounded-br-sm" : "rounded-bl-sm") : "",
  ].join(" ")

/** At the end of the last line of a text, or below it where that is full. */
export const timeClasses =
  "float-end ms-3 mt-1 -mb-0.5 flex flex-wrap items-center justify-end gap-x-1 text-muted text-sm"
