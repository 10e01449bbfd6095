/**
 * Counting stops here: past it nobody counts, and the database need not either. Apart from the other rules of the search,
 * which the pages that only say the number need not load.
 */
export const COUNT_CAP = 3000
