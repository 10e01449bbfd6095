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
  undoBookingStatus,
} from "./booking.contract.ts"
import { cancelOwnBooking, changeStatus } from "./booking.server.ts"
import {
  listCustomerBookings,
  listProfessionalBookings,
  showCustomerBooking,
  showProfessionalBooking,
} from "./lists/booking-lists.server.ts"
import { type Bookable, findBookable, requestBooking } from "./request/booking-request.server.ts"
import { undoChange } from "./undo/undo.server.ts"

export const bookingsApi = [
  serve(createBooking, (ctx, request, _http, bookable: Bookable) => requestBooking(ctx, request, bookable), {
    prepare: (request, ctx) => findBookable(ctx, request),
  }),
  serve(customerBookings, listCustomerBookings),
  serve(customerBookingById, showCustomerBooking),
  serve(cancelCustomerBooking, cancelOwnBooking),
  serve(professionalBookings, listProfessionalBookings),
  serve(professionalBookingById, showProfessionalBooking),
  serve(changeBookingStatus, changeStatus),
  serve(undoBookingStatus, undoChange),
]
