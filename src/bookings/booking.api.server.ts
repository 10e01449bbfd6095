// The JSON door of bookings.
import { serve } from "../platform/serve.server.ts"
import {
  cancelUserBooking,
  changeBookingStatus,
  createBooking,
  providerBookingById,
  providerBookings,
  userBooking,
  userBookings,
} from "./booking.contract.ts"
import { cancelOwnBooking, changeStatus, requestBooking } from "./booking.server.ts"
import { listProviderBookings, listUserBookings, showProviderBooking, showUserBooking } from "./booking-lists.server.ts"

export const bookingsApi = [
  serve(createBooking, requestBooking),
  serve(userBookings, listUserBookings),
  serve(userBooking, showUserBooking),
  serve(cancelUserBooking, cancelOwnBooking),
  serve(providerBookings, listProviderBookings),
  serve(providerBookingById, showProviderBooking),
  serve(changeBookingStatus, changeStatus),
]
