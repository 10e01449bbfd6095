import { isDatabaseUnavailable } from "./database.server.ts"

/** For optional parts of a page: it is shown without them while the database is unavailable. */
export const unlessUnavailable = <T, Instead>(part: Promise<T>, instead: Instead): Promise<T | Instead> =>
  part.catch((error: unknown) => {
    if (isDatabaseUnavailable(error)) return instead
    throw error
  })
