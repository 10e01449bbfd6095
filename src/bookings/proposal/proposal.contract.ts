import { z } from "zod"
import { contract } from "../../platform/api/contract.ts"
import { customerBooking, professionalBooking } from "../booking.schema.ts"
import { bookingFieldTexts } from "../texts.ts"
import { customerProposal, professionalProposal } from "./proposal.schema.ts"

const message = z.string()
/** Guards against answering a newer proposal than the one shown. */
const seen = z.iso.datetime({ offset: true }).optional().describe("Instant: the start that is answered, as it was seen")
/** Each of them mails the other side, so that all of them count. */
const limit = { bucket: "proposals", perAccount: { max: 60, seconds: 3600 } }

const asCustomer = { method: "POST", who: "customer", refuses: ["conflict"], limit } as const
const ofCustomer = { id: z.string() }
const toCustomer = z.object({ message, booking: customerBooking })
const asProfessional = { method: "POST", who: "professional", identity: ["id"], refuses: ["conflict"], limit } as const
const ofProfessional = { id: z.string(), bookingId: z.string() }
const toProfessional = z.object({ message, booking: professionalBooking })

export const proposeAsCustomer = contract({
  ...asCustomer,
  name: "propose_time_as_user",
  summary: "Propose another time for one of my bookings as a customer",
  path: "/user/bookings/{id}/propose",
  input: customerProposal,
  texts: bookingFieldTexts,
  output: toCustomer,
})

export const acceptAsCustomer = contract({
  ...asCustomer,
  name: "accept_time_as_user",
  summary: "Accept the other time that the professional has proposed; the booking is confirmed for it",
  path: "/user/bookings/{id}/propose/accept",
  input: z.object({ ...ofCustomer, start_time: seen }),
  output: toCustomer,
})

export const declineAsCustomer = contract({
  ...asCustomer,
  name: "decline_time_as_user",
  summary: "Decline the other time that the professional has proposed, or take back my own",
  path: "/user/bookings/{id}/propose/decline",
  input: z.object({ ...ofCustomer, start_time: seen }),
  output: toCustomer,
})

export const proposeAsProfessional = contract({
  ...asProfessional,
  name: "propose_time_as_provider",
  summary: "Propose another time for one of my bookings as a professional",
  path: "/provider/{id}/bookings/{bookingId}/propose",
  input: professionalProposal,
  texts: bookingFieldTexts,
  output: toProfessional,
})

export const acceptAsProfessional = contract({
  ...asProfessional,
  name: "accept_time_as_provider",
  summary: "Accept the other time that the customer has proposed; the booking is confirmed for it",
  path: "/provider/{id}/bookings/{bookingId}/propose/accept",
  input: z.object({ ...ofProfessional, start_time: seen }),
  output: toProfessional,
})

export const declineAsProfessional = contract({
  ...asProfessional,
  name: "decline_time_as_provider",
  summary: "Decline the other time that the customer has proposed, or take back my own",
  path: "/provider/{id}/bookings/{bookingId}/propose/decline",
  input: z.object({ ...ofProfessional, start_time: seen }),
  output: toProfessional,
})
