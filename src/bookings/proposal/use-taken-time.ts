import { useEffect, useEffectEvent } from "react"
import { useLocation, useNavigate, useRevalidator } from "react-router"
import type { CustomerBooking, ProfessionalBooking } from "../booking.schema.ts"
import type { ShownBookings } from "../booking-rows.ts"
import type { TimedForm } from "../request/components/visit-time.tsx"
import { onTakenTime, type TakenTime } from "./proposal.actions.ts"

type List = ShownBookings<CustomerBooking> | ShownBookings<ProfessionalBooking>

/** Opens the dialog for another time when the accepted one was taken. Reloads the list first, which decides whether the dialog may open. */
export const useRedirectFromTakenTime = (list: Pick<List, "toDialog" | "opened">) => {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const openDialog = useEffectEvent(async (bookingId: string, taken: TakenTime) => {
    const options = { replace: list.opened !== undefined, preventScrollReset: true, state: { taken } }
    await revalidate()
    await navigate(list.toDialog(taken.dialog, bookingId), options)
  })
  useEffect(() => onTakenTime((bookingId, taken) => void openDialog(bookingId, taken)), [])
}

/** The taken time, in the dialog opened by it. */
export const useTakenTime = () => (useLocation().state as { taken?: TakenTime } | null)?.taken

/** Shows the taken time as if this form had been refused with it, until another time is chosen. */
export const withTakenTime = (form: TimedForm, taken: TakenTime | undefined): TimedForm => {
  if (!taken || form.refused || form.typed.booking_time) return form
  const { message, nearest } = taken
  return {
    ...form,
    refused: { fields: { booking_time: message }, code: "conflict", details: { nearest } },
    field: (name) => {
      const field = form.field(name)
      return name === "booking_time" ? { ...field, error: field.error ?? message } : field
    },
  }
}
