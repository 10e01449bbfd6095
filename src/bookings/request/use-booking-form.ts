import { useEffect, useEffectEvent, useRef, useState } from "react"
import { useLocation, useNavigate, useSearchParams } from "react-router"
import { withReturn } from "../../accounts/return-to.rules.ts"
import { storedToken } from "../../platform/session/stored-session.ts"
import { storedUser } from "../../platform/session/stored-user.ts"
import { useForm } from "../../ui/form/use-form.ts"
import { toast } from "../../ui/overlay/toast-store.ts"
import { bookingForm, SIGNED_OUT } from "./booking.form.ts"
import { type EarlierDetails, loadEarlierDetails, loadOwnMobile } from "./booking-dialog.actions.ts"
import type { Terms } from "./booking-dialog.rules.ts"
import { bookingDraft } from "./booking-draft.ts"
import type { BookedService } from "./components/booking-summary.tsx"
import { mayBeRequested, slotIn } from "./free-days.rules.ts"
import { useFreeTimes } from "./use-free-times.ts"

const LEAVE_AFTER_MS = 1500

/** The booking form with its times, and where it leads: to the booking, or through the login page and back. */
export const useBookingForm = (provider_id: string, service: BookedService) => {
  const [wasSignedIn] = useState(() => storedUser() !== null)
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  // The dialog's address is not left behind in the history: Back from what follows would open it again, empty.
  const login = () => navigate(withReturn("/login", pathname + search, "booking"), { replace: true })
  const leaving = useRef<number>(undefined)
  useEffect(() => () => window.clearTimeout(leaving.current), [])
  const times = useFreeTimes(provider_id, service.id)
  const [changed, setChanged] = useState<Terms>()
  const terms = changed ?? { price: service.price, duration: times.loaded?.duration ?? service.duration }
  const draft = bookingDraft(provider_id, service.id)
  const [only, ...others] = service.delivery
  const form = useForm(
    bookingForm((date, time) => mayBeRequested(times.loaded, date, time), wasSignedIn ? service.online_by : undefined),
    {
      hiddenFields: {
        ...{ provider_id, service_id: service.id, price: terms.price ?? "", duration: String(terms.duration) },
        delivery: others.length === 0 ? only : undefined,
      },
      draft,
      intercept: () => {
        const isVisitor = !wasSignedIn && !storedToken()
        if (isVisitor) void login()
        return isVisitor
      },
      // Busy until the next page is loaded: an idle form would be sent again.
      onDone: async ({ message, id }, isHere) => {
        if (isHere) await navigate(`/user/bookings?booking=${id}`, { replace: true })
        toast("success", message, 5000)
      },
      onRefused: ({ code, details }) => {
        if (code === SIGNED_OUT) leaving.current = window.setTimeout(login, LEAVE_AFTER_MS)
        if (details.nearest) times.refresh()
        if (details.terms) setChanged(details.terms as Terms)
      },
    },
  )
  useSlotFromAddress((slot) => {
    if (slot) form.fill({ booking_date: slot.date, booking_time: slot.time })
    times.open(slot?.date ?? String(draft.read()?.typed.booking_date ?? ""))
  })
  useEarlierDetails((before) => {
    const isOpen = ([name, value]: [string, string]) => value !== "" && !form.typed[name]
    const isOffered = service.delivery.some((one) => one === before.delivery)
    const details = Object.entries({ ...before, delivery: isOffered ? before.delivery : "" })
    form.fill(Object.fromEntries(details.filter(isOpen)))
  })
  return {
    form,
    times,
    terms,
    isVisitor: !wasSignedIn,
    mobile: useOwnMobile(wasSignedIn),
  }
}

/** Takes day and time from the address once: on the way back from the login the draft counts. */
const useSlotFromAddress = (onOpen: (slot: ReturnType<typeof slotIn>) => void) => {
  const [params, setParams] = useSearchParams()
  const open = useEffectEvent(() => {
    const slot = slotIn(params)
    onOpen(slot)
    if (!params.has("date") && !params.has("time")) return
    const rest = new URLSearchParams(params)
    for (const name of ["date", "time"]) rest.delete(name)
    setParams(rest, { replace: true, preventScrollReset: true })
  })
  useEffect(() => open(), [])
}

/** Fills in the details of an earlier booking; what is typed or in the draft is not overwritten. */
const useEarlierDetails = (onLoaded: (before: EarlierDetails) => void) => {
  const [params, setParams] = useSearchParams()
  const again = params.get("again")
  const fillIn = useEffectEvent((before: EarlierDetails) => {
    onLoaded(before)
    const rest = new URLSearchParams(params)
    rest.delete("again")
    setParams(rest, { replace: true, preventScrollReset: true })
  })
  useEffect(() => {
    if (!again || !storedUser()) return
    // Closed before the answer is there, the dialog must not be opened again by it.
    const closing = new AbortController()
    const fill = (before: EarlierDetails) => closing.signal.aborted || fillIn(before)
    void loadEarlierDetails(again, closing.signal).then(fill, () => {})
    return () => closing.abort()
  }, [again])
}

/** Without an answer there is nothing to offer, and they may type it. */
const useOwnMobile = (isSignedIn: boolean) => {
  const [mobile, setMobile] = useState<string>()
  useEffect(() => {
    if (isSignedIn) void loadOwnMobile().then(setMobile, () => {})
  }, [isSignedIn])
  return mobile
}

export type BookingFormState = ReturnType<typeof useBookingForm>
