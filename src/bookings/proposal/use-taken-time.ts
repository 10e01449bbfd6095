import { useEffect, useEffectEvent } from "react"
import { useLocation, useNavigate, useRevalidator } from "react-router"
import type { CustomerBooking, ProfessionalBooking } from "../booking.schema.ts"
import type { ShownBookings } from "../booking-rows.ts"
import type { TimedForm } from "../request/components/visit-time.tsx"
import { onTakenTime, type TakenTime } from "./proposal.actions.ts"

type List = ShownBookings<CustomerBooking> | ShownBookings<ProfessionalBooking>

/** Leads from a yes that came too late to where another time is chosen; the list is read first, which has to know that it can be. */
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

/** In the dialog that it has led to. */
export const useTakenTime = () => (useLocation().state as { taken?: TakenTime } | null)?.taken

/** That as if this form had been refused with it, until a time is chosen. */
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
