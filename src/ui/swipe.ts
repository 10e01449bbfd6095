/**
 * A list that is a row on a phone, swiped, the next card looking in; elsewhere it says its own columns. Relative, so that
 * it also holds what is only read aloud: that would widen the page.
 */
export const swipeRow = [
  "max-sm:-mx-4 max-sm:flex max-sm:snap-x max-sm:snap-mandatory max-sm:scroll-px-4 max-sm:gap-4 max-sm:overflow-x-auto",
  "swipe-row relative max-sm:px-4 max-sm:pb-2 sm:grid sm:gap-5",
].join(" ")

/** While a link has the keyboard's focus, its card is the only one where the row comes to rest. */
export const swipeStop =
  "max-sm:w-70 max-sm:shrink-0 max-sm:snap-start [.swipe-row:has(:focus-visible)_&]:not-focus-within:snap-align-none"
