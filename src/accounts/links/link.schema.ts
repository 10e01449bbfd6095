import { z } from "zod"
import { email } from "../account.schema.ts"

/** The query of a mailed link. One too long is refused like a truncated one: as invalid. */
export const mailedLink = z.object({ token: z.string().trim().min(1).max(1000), email })
