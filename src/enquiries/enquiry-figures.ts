/** What whoever writes to us is promised, in figures (specification 2 §9); how soon we reply stands in `brand`. */

/** Verified professionals whom we suggest for an inquiry. */
export const SUGGESTED = "2-3"
/** Of fewer than that nobody is promised a choice. */
export const FEWEST_SUGGESTED = 2
/** Business days until a registration is answered. */
export const REVIEW_DAYS = "2-3"
