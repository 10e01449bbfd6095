/** As far as cards, comparisons and profiles look for a next free time. */
export const NEXT_FREE_DAYS = 30
