import { z } from "zod"
import { localize } from "../language/language.ts"
import { validationTexts } from "../texts.ts"

/** What every list takes: how many at most (more than 100 is 100), and where the page before ended. */
export const pageLimit = z.coerce
  .number()
  .int()
  .min(1)
  .default(20)
  .transform((limit) => Math.min(limit, 100))

export const staleCursor = localize(validationTexts, (t) => t.rules.page_link())

/** The id of the last one seen; ids grow with time. */
export const idCursor = z
  .string()
  .refine((text) => z.regexes.guid.test(text), { params: { rule: "page_link" } })
  .meta({ format: "uuid" })
  .optional()
