import { z } from "zod"
import { email } from "../account.schema.ts"

/** What a mailed link says. One that was lengthened by hand is told what one that was cut is: that it does not work. */
export const mailedLink = z.object({ token: z.string().trim().min(1).max(1000), email })
