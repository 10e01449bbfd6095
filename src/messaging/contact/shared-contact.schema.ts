import { z } from "zod"
import { email, mobileNumber } from "../../accounts/account.schema.ts"
import { anyId } from "../../platform/id.schema.ts"

export const sharedContact = z.object({
  phone: z.string().nullable(),
  email: z.string().nullable(),
  shared_at: z.string().describe("Instant"),
})

export type SharedContact = z.output<typeof sharedContact>

/** Left out or empty is not shared. */
const orNothing = <T extends z.ZodType>(shape: T) => z.union([z.literal("").transform(() => null), shape]).nullish()

export const shareContactFields = z.object({ id: anyId, phone: orNothing(mobileNumber), email: orNothing(email) })
