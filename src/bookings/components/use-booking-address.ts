import { useSearchParams } from "react-router"
import { useAskedParams } from "../../ui/use-asked-params.ts"
import { type BookingsView, statusIn } from "../bookings-view.ts"

type Dialog = "booking" | "cancel"

/** Filter, page and open dialog are part of the address: they survive reload, back and sharing; back closes a dialog. */
export const useBookingAddress = () => {
  const [params, setParams] = useSearchParams()
  const asked = useAskedParams()
  const changed = (changes: Record<string, string | null>) => {
    const next = new URLSearchParams(params)
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    return next
  }
  const addressOf = (changes: Record<string, string | null>) => `?${changed(changes)}`
  return {
    /** The list's own, whatever dialog is open in front of it. */
    ofList: addressOf({ booking: null, cancel: null }),
    status: statusIn(params),
    /** Its list may still be on its way. */
    askedStatus: statusIn(asked),
    opened: params.get("booking"),
    cancelling: params.get("cancel"),
    isFirstPage: !params.has("cursor"),
    filterBy: (status: string) => setParams(changed({ status, cursor: null, booking: null, cancel: null })),
    close: () => setParams(changed({ booking: null, cancel: null }), { replace: true, preventScrollReset: true }),
    toDialog: (dialog: Dialog, id: string) => addressOf({ booking: null, cancel: null, [dialog]: id }),
    toPage: (cursor: string | null) => addressOf({ cursor, booking: null, cancel: null }),
  }
}

export type BookingAddress = ReturnType<typeof useBookingAddress>

/** The booking whose dialog the address opens, if any. */
export const openedIn = <B extends { id: string }>(
  { bookings, linked }: Pick<BookingsView<B>, "bookings" | "linked">,
  address: BookingAddress,
) => {
  const wanted = address.opened ?? address.cancelling
  return [...bookings, ...(linked ? [linked] : [])].find(({ id }) => id === wanted)
}
