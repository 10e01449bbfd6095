import { z } from "zod"
import { readStart } from "../booking-time.rules.ts"

/** The proposed start, sent like that of a request. */
const wish = {
  booking_date: z.string().max(64).describe("UTC date, or an ISO date-time"),
  booking_time: z.string().max(16).optional().describe("UTC, HH:MM or HH:MM:SS"),
}

interface StartInput {
  booking_date: string
  booking_time?: string | undefined
}

const isStart = ({ booking_date, booking_time = "" }: StartInput, { addIssue }: z.RefinementCtx) => {
  const { faults = {} } = readStart(booking_date, booking_time)
  for (const [path, rule] of Object.entries(faults)) addIssue({ code: "custom", path: [path], params: { rule } })
}

export const customerProposal = z.object({ id: z.string(), ...wish }).superRefine(isStart)
export const professionalProposal = z.object({ id: z.string(), bookingId: z.string(), ...wish }).superRefine(isStart)
