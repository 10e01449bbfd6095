import { setTimeout as pause } from "node:timers/promises"

/** Well above what the work takes. */
const MINIMUM_MS = 120

/** The response time must not show whether an account exists, so it takes this long also where there is nothing to do. */
export const withMinimumDuration = async <T>(work: Promise<T>): Promise<T> =>
  (await Promise.all([work, pause(MINIMUM_MS)]))[0]
