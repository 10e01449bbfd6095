/** What can be missing on a page; each has a drawing of its own. */
export const emptyStates = ["results", "bookings", "notifications", "messages", "error"] as const
export type EmptyStateName = (typeof emptyStates)[number]
