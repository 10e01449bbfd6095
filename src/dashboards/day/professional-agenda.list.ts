/** A professional's bookings as their dashboard shows them, with the figures that come along. */

import { bookingDialogs } from "../../bookings/components/booking-rows.ts"
import { ownBooking } from "../../bookings/lists/professional-bookings.list.ts"
import { call } from "../../platform/api/api-client.ts"
import { describeList } from "../../ui/list/list.ts"
import { professionalOverview } from "../overview.contract.ts"
import { dashboardTexts } from "../texts.ts"

export const professionalAgenda = describeList({
  texts: dashboardTexts,
  dialogs: bookingDialogs,
  load: async (_asked, options) => ({ ...(await call(professionalOverview, {}, options)), next: null }),
  rows: ({ bookings }) => bookings,
  one: ownBooking,
})
