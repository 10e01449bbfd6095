import type { RowList } from "../ui/list/use-list.ts"
import type { CustomerBooking, ProfessionalBooking } from "./booking.schema.ts"

/** The dialogs in which something is read or asked about a booking, by their names in the address. */
export const bookingDialogs = ["booking", "cancel", "move", "propose", "no_show"] as const

type BookingDialog = (typeof bookingDialogs)[number]

/** What rows of bookings need of their page: addresses of dialogs, and a callback after an action. */
export type BookingRows<Row extends CustomerBooking | ProfessionalBooking> = RowList<Row, BookingDialog>

/** With the open dialog: the list of one side, or its dashboard. */
export interface ShownBookings<Row extends CustomerBooking | ProfessionalBooking> extends RowList<Row, BookingDialog> {
  opened: { dialog: BookingDialog; row: Row } | undefined
  close: () => void
}
