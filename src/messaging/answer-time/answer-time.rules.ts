/** How far back waits are looked at. */
export const MEASURED_DAYS = 90
/** Fewer say nothing about the next one. */
export const MIN_ANSWERS = 5
