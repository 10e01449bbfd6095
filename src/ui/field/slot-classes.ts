/** On a phone a row to push along, edge to edge; where there is room all of them, seven side by side. */
export const stripClasses = [
  "-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none]",
  "sm:mx-0 sm:grid sm:grid-cols-7 sm:gap-1.5 sm:overflow-visible sm:px-0",
].join(" ")

/** Four side by side on the smallest phone, elsewhere below the days. */
export const timesClasses = "grid grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))] gap-1.5 sm:grid-cols-5"
