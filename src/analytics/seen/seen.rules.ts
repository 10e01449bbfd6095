/** Professionals on the first page of a search. */
export const MAX_FOUND = 12
