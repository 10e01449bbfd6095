/** As many as the home page has places. */
export const MAX_CHOSEN = 6
