/**
 * For so many days after the decision the file of a paper stays: somebody may ask what it was decided by. In a file of its own:
 * the privacy policy imports it, and importing paper.rules.ts there would put the papers' code into a script that search and
 * profile load.
 */
export const FILE_DAYS = 30
