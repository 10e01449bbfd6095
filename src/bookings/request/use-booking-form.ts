import { useEffect, useEffectEvent, useRef, useState } from "react"
import { useLocation, useNavigate, useSearchParams } from "react-router"
import { useOwnMobile } from "../../accounts/profile/use-own-mobile.ts"
import { withReturn } from "../../accounts/return-to.rules.ts"
import { storedToken } from "../../platform/session/stored-session.ts"
import { storedUser } from "../../platform/session/stored-user.ts"
import { firstPackageOf } from "../../professionals/profile.rules.ts"
import { useForm } from "../../ui/form/use-form.ts"
import { toast } from "../../ui/overlay/toast-store.ts"
import { bookingForm, SIGNED_OUT } from "./booking.form.ts"
import { type EarlierDetails, loadEarlierDetails } from "./booking-dialog.actions.ts"
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
  const draft = bookingDraft(provider_id, service.id)
  const [packageId, setPackageId] = useState(() => firstPackageOf(service) ?? "")
  const times = useFreeTimes(provider_id, service.id, packageId || undefined)
  const [changed, setChanged] = useState<{ packageId: string; terms: Terms }>()
  const terms = changed?.packageId === packageId ? changed.terms : termsOf(service, packageId, times.loaded?.duration)
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
        if (!details.terms) return
        setChanged({ packageId, terms: details.terms as Terms })
        // A visit of another length may be free at other times.
        times.refresh()
      },
    },
  )
  const chosen = form.typed.package_id
  if (typeof chosen === "string" && chosen !== packageId) setPackageId(chosen)
  useAddress((slot, asked) => {
    if (asked && service.packages.some(({ id }) => id === asked)) form.fill({ package_id: asked })
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
    packageId,
    isVisitor: !wasSignedIn,
    mobile: useOwnMobile(wasSignedIn),
  }
}

/** @param loaded the length of a visit by the hour as it is by now */
const termsOf = (service: BookedService, packageId: string, loaded: number | undefined): Terms => {
  const chosen = service.packages.find(({ id }) => id === packageId)
  return chosen
    ? { price: chosen.price, duration: chosen.minutes, is_package: true }
    : { price: service.price, duration: loaded ?? service.duration, is_package: false }
}

/** Takes package, day and time from the address once: on the way back from the login the draft counts. */
const useAddress = (onOpen: (slot: ReturnType<typeof slotIn>, packageId: string | null) => void) => {
  const [params, setParams] = useSearchParams()
  const open = useEffectEvent(() => {
    const slot = slotIn(params)
    onOpen(slot, params.get("package"))
    const names = ["package", "date", "time"]
    if (!names.some((name) => params.has(name))) return
    const rest = new URLSearchParams(params)
    for (const name of names) rest.delete(name)
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

export type BookingFormState = ReturnType<typeof useBookingForm>
