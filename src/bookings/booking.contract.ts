import { z } from "zod"
import { contract } from "../platform/api/contract.ts"
import { statuses } from "./booking.rules.ts"
import {
  bookingRequest,
  cancellation,
  customerBooking,
  listFilter,
  professionalBooking,
  reason,
} from "./booking.schema.ts"
import { bookingFieldTexts } from "./texts.ts"

const message = z.string()
const next = z.string().nullable()

export const createBooking = contract({
  name: "create_booking",
  summary: "Book a professional; the answer is a pending booking",
  method: "POST",
  path: "/booking/create",
  aliases: ["/services/book-service-v2", "/services/book-service"],
  who: "customer",
  status: 201,
  input: bookingRequest,
  texts: bookingFieldTexts,
  output: z.object({ message, data: customerBooking }),
  limit: {
    bucket: "bookings",
    perAccount: { max: 300, seconds: 3600 },
    perNetwork: { max: 1500, seconds: 3600 },
  },
  refuses: ["not_found", "conflict"],
  transaction: "one_statement",
})

export const customerBookings = contract({
  name: "user_bookings",
  summary: "My bookings as a customer, latest start first unless another order is asked for",
  method: "GET",
  path: "/user/bookings",
  who: "customer",
  input: listFilter.extend({
    provider_id: z.string().max(100).optional().describe("Only those with this professional"),
    professional_id: z.string().max(100).optional().describe("The same under its other name"),
  }),
  output: z.object({ bookings: z.array(customerBooking), next }),
})
export type CustomerBookingsFilter = z.output<typeof customerBookings.input>

export const customerBookingById = contract({
  name: "user_booking",
  summary: "One of my bookings as a customer",
  method: "GET",
  path: "/user/bookings/{id}",
  who: "customer",
  input: z.object({ id: z.string() }),
  output: z.object({ booking: customerBooking }),
})

export const cancelCustomerBooking = contract({
  name: "cancel_user_booking",
  summary: "Cancel one of my bookings as a customer",
  method: "POST",
  path: "/user/bookings/{id}/cancel",
  who: "customer",
  refuses: ["conflict"],
  input: cancellation,
  texts: bookingFieldTexts,
  output: z.object({ message, booking: customerBooking }),
})

export const professionalBookings = contract({
  name: "provider_bookings",
  summary: "My bookings as a professional, latest start first unless another order is asked for",
  method: "GET",
  path: "/provider/{id}/bookings",
  who: "professional",
  identity: ["id"],
  input: listFilter.extend({
    id: z.string(),
    waits_for: z
      .literal("me")
      .optional()
      .describe(
        "Only what waits for my answer: requests, other times that customers propose, and visits that are over without a word of mine",
      ),
  }),
  output: z.object({ bookings: z.array(professionalBooking), next }),
})

export type ProfessionalBookingsFilter = z.output<typeof professionalBookings.input>

export const professionalBookingById = contract({
  name: "provider_booking",
  summary: "One of my bookings as a professional",
  method: "GET",
  path: "/provider/{id}/bookings/{bookingId}",
  who: "professional",
  identity: ["id"],
  input: z.object({ id: z.string(), bookingId: z.string() }),
  output: z.object({ booking: professionalBooking }),
})

export const undoBookingStatus = contract({
  name: "undo_booking_status",
  summary: "Take back a confirmation or completion within ten seconds, before the customer is told of it",
  method: "POST",
  path: "/provider/{id}/bookings/{bookingId}/undo",
  who: "professional",
  identity: ["id"],
  refuses: ["conflict"],
  input: z.object({
    id: z.string(),
    bookingId: z.string(),
    status: z.enum(statuses).optional().describe("What is to be undone; else the last change"),
  }),
  output: z.object({ message, booking: professionalBooking }),
})

export const changeBookingStatus = contract({
  name: "change_booking_status",
  summary: "Confirm, decline, complete or cancel one of my bookings as a professional",
  method: "POST",
  path: "/provider/{id}/bookings/{bookingId}/status",
  who: "professional",
  identity: ["id"],
  refuses: ["conflict"],
  input: z.object({ id: z.string(), bookingId: z.string(), status: z.enum(statuses), reason }),
  texts: bookingFieldTexts,
  output: z.object({ message, booking: professionalBooking }),
})
