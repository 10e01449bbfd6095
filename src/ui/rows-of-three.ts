/** Of so many in rows of three, how many of the first stand two in a row instead, so that no row is left half empty. */
export const pairedOf = (count: number) => ({ 0: 0, 1: Math.min(count, 4), 2: 2 })[count % 3]!
