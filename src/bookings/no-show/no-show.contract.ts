import { z } from "zod"
import { contract } from "../../platform/api/contract.ts"
import { customerBooking, professionalBooking } from "../booking.schema.ts"
import { customerStatement, professionalStatement } from "./no-show.schema.ts"
import { noShowTexts } from "./texts.ts"

const message = z.string()

export const noShowAsCustomer = contract({
  name: "no_show_as_user",
  summary: "Say as a customer that a visit did not take place, or answer the professional who says so",
  method: "POST",
  path: "/user/bookings/{id}/no_show",
  who: "customer",
  refuses: ["conflict"],
  input: customerStatement,
  texts: noShowTexts,
  output: z.object({ message, booking: customerBooking }),
})

export const noShowAsProfessional = contract({
  name: "no_show_as_provider",
  summary: "Say as a professional that a visit did not take place, or answer the customer who says so",
  method: "POST",
  path: "/provider/{id}/bookings/{bookingId}/no_show",
  who: "professional",
  identity: ["id"],
  refuses: ["conflict"],
  input: professionalStatement,
  texts: noShowTexts,
  output: z.object({ message, booking: professionalBooking }),
})
