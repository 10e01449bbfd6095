/** A visitor's booking request waits in their browser for so long. */
export const VISITORS_DRAFT_DAYS = 7
