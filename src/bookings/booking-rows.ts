import type { RowList } from "../ui/list/use-list.ts"
import type { CustomerBooking, ProfessionalBooking } from "./booking.schema.ts"

/** The dialogs in which something is read or asked about a booking, by their names in the address. */
export const bookingDialogs = ["booking", "cancel", "move", "propose", "no_show"] as const

type BookingDialog = (typeof bookingDialogs)[number]

/** What rows of bookings need of the page that they stand on: where their dialogs are, and who hears of an act. */
export type BookingRows<Row extends CustomerBooking | ProfessionalBooking> = RowList<Row, BookingDialog>

/** With the dialog that is open in front of them: the list of one side, or its dashboard. */
export interface ShownBookings<Row extends CustomerBooking | ProfessionalBooking> extends RowList<Row, BookingDialog> {
  opened: { dialog: BookingDialog; row: Row } | undefined
  close: () => void
}
