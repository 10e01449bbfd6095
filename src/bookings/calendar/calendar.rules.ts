import type { Side } from "../../platform/sides.rules.ts"

/** Address of a booking's calendar file; whoever has to sign in first comes back to the list. */
export const calendarAddress = (side: Side, bookingId: string, professionalId: string | null) =>
  side === "customer"
    ? `/api/user/bookings/${bookingId}/calendar.ics`
    : `/api/provider/${professionalId}/bookings/${bookingId}/calendar.ics`
