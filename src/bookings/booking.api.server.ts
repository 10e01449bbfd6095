// The JSON door of bookings.
import { serve } from "../platform/api/serve.server.ts"
import {
  cancelCustomerBooking,
  changeBookingStatus,
  createBooking,
  customerBookingById,
  customerBookings,
  professionalBookingById,
  professionalBookings,
} from "./booking.contract.ts"
import { cancelOwnBooking, changeStatus, requestBooking } from "./booking.server.ts"
import {
  listCustomerBookings,
  listProfessionalBookings,
  showCustomerBooking,
  showProfessionalBooking,
} from "./booking-lists.server.ts"

export const bookingsApi = [
  serve(createBooking, requestBooking),
  serve(customerBookings, listCustomerBookings),
  serve(customerBookingById, showCustomerBooking),
  serve(cancelCustomerBooking, cancelOwnBooking),
  serve(professionalBookings, listProfessionalBookings),
  serve(professionalBookingById, showProfessionalBooking),
  serve(changeBookingStatus, changeStatus),
]
