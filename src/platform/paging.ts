import { z } from "zod"

/** What every list takes: how many at most (more than 100 is 100), and where the page before ended. */
export const pageLimit = z.coerce
  .number()
  .int()
  .min(1)
  .default(20)
  .transform((limit) => Math.min(limit, 100))

export const staleCursor = "This page link is not valid. Please start again from the first page."

/** The id of the last one seen; ids grow with time. */
export const idCursor = z.guid({ error: staleCursor }).optional()
