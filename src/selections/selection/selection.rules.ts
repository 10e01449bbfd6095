/** A project of one person has no use for more, and lists stay short. */
export const MAX_SELECTED = 100
