import { z } from "zod"
import { REASON_LIMIT } from "../booking.rules.ts"

/** What somebody says about a visit that did not take place: the other side reads it. */
const reason = z.string().trim().min(1).max(REASON_LIMIT)

export const customerStatement = z.object({ id: z.string(), reason })
export const professionalStatement = z.object({ id: z.string(), bookingId: z.string(), reason })
