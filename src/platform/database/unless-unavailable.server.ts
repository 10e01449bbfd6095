import { isDatabaseUnavailable } from "./database.server.ts"

/** For what only adds to a page: where the database has no time for it, the rest stands without it. */
export const unlessUnavailable = <T, Instead>(part: Promise<T>, instead: Instead): Promise<T | Instead> =>
  part.catch((error: unknown) => {
    if (isDatabaseUnavailable(error)) return instead
    throw error
  })
