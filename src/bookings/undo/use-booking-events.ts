import { useEffect, useEffectEvent } from "react"
import { useEvents } from "../../events/use-events.ts"
import { onUndone } from "./undo.actions.ts"

/** While a professional's bookings are shown: loads them anew when one stands for good, and when one was taken back from a message. */
export const useBookingEvents = (reload: () => void) => {
  const load = useEffectEvent(reload)
  useEvents(({ kind }) => {
    if (kind === "booking_stands") load()
  })
  useEffect(() => onUndone(load), [])
}
