/** Characters of a reason. */
export const MAX_REASON = 500
export const MIN_REASON = 10
