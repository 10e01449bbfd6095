/** A project of one person has no use for more, and lists stay short. */
export const MOST_SELECTED = 100
