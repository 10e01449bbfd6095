// The page of a list, cut from rows that were read with one more than was asked for.

/** @param rows limit + 1 of them at most
 *  @param cursorOf where the next page begins, from the last row of this one
 *  @returns the rows of this page, and the cursor of the next one; null on the last page */
export const pageOf = <Row>(rows: readonly Row[], limit: number, cursorOf: (last: Row) => string) => {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return { page, next: rows.length > limit && last ? cursorOf(last) : null }
}
