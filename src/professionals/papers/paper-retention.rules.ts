/**
 * For so many days after the decision the file of a paper stays: somebody may ask what it was decided by. By itself, since the
 * policies name it: a file of scripts that they shared with the page of papers would be named to search and profile.
 */
export const FILE_DAYS = 30
