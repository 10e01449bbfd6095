import { z } from "zod"
import { contract } from "../../platform/api/contract.ts"
import { customerBooking } from "../booking.schema.ts"
import { customerProposal } from "../proposal/proposal.schema.ts"
import { bookingFieldTexts } from "../texts.ts"

export const moveCustomerBooking = contract({
  name: "move_user_booking",
  summary: "Move one of my requests that nobody has answered yet to another free time",
  method: "POST",
  path: "/user/bookings/{id}/move",
  who: "customer",
  refuses: ["conflict"],
  limit: { bucket: "proposals", perAccount: { max: 60, seconds: 3600 } },
  input: customerProposal,
  texts: bookingFieldTexts,
  output: z.object({ message: z.string(), booking: customerBooking }),
})
