import { z } from "zod"
import { anyId } from "../../platform/id.schema.ts"

/** As many as a page shows. */
const MAX_BULK = 100

/** Several rows of a list at once, each as it was read. */
export const chosenRows = z
  .array(z.object({ id: anyId, version: z.int().min(0) }))
  .min(1)
  .max(MAX_BULK)
export type ChosenRows = z.output<typeof chosenRows>

/** What undoes it: each of these as it was, with the version that it has now. */
export const bulkChangedOf = <Before extends z.ZodType>(before: Before) =>
  z.object({
    changed: z.array(z.object({ id: z.string(), version: z.int(), before })),
    skipped: z.int().describe("Those that were so already, or that somebody has changed meanwhile"),
    message: z.string(),
  })
