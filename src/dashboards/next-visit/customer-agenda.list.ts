/** A customer's bookings as their dashboard shows them, with the figures that come along. */
import { customerBookingById } from "../../bookings/booking.contract.ts"
import { bookingDialogs } from "../../bookings/components/booking-rows.ts"
import { call } from "../../platform/api/api-client.ts"
import { describeList } from "../../ui/list/list.ts"
import { customerOverview } from "../overview.contract.ts"
import { dashboardTexts } from "../texts.ts"

export const customerAgenda = describeList({
  texts: dashboardTexts,
  dialogs: bookingDialogs,
  load: async (_asked, options) => ({ ...(await call(customerOverview, {}, options)), next: null }),
  rows: ({ bookings }) => bookings,
  one: async (id, options) => (await call(customerBookingById, { id }, options)).booking,
})
