/** The customer's bookings as their page shows them. */
import { call } from "../../platform/api/api-client.ts"
import { describeList } from "../../ui/list/list.ts"
import { customerBookingById, customerBookings } from "../booking.contract.ts"
import { listedAs } from "../booking.rules.ts"
import type { CustomerBooking } from "../booking.schema.ts"
import { bookingDialogs, type ShownBookings } from "../booking-rows.ts"
import { myBookingsTexts } from "./texts.ts"

export const myBookings = describeList({
  texts: myBookingsTexts,
  filters: { status: listedAs },
  dialogs: bookingDialogs,
  load: (asked, options) => call(customerBookings, { ...asked, order: "next_first" }, options),
  rows: ({ bookings }) => bookings,
  one: async (id, options) => (await call(customerBookingById, { id }, options)).booking,
})

export type MyBookingsList = ShownBookings<CustomerBooking>
