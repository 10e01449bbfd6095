import { useEffect, useRef, useState } from "react"
import { useLocation, useNavigate } from "react-router"
import { withReturn } from "../../accounts/account.rules.ts"
import { storedToken } from "../../platform/session/stored-session.ts"
import { storedUser } from "../../platform/session/stored-user.ts"
import { useForm } from "../../ui/form/use-form.ts"
import { toast } from "../../ui/toast-store.ts"
import { bookingForm, SIGNED_OUT } from "../booking.form.ts"
import { bookingDraft } from "../booking-draft.ts"

const LEAVE_AFTER_MS = 1500

/** The booking form, and where it leads: to the bookings, or through the login page and back. */
export const useBookingForm = (provider_id: string, service_id: string) => {
  const [wasSignedIn] = useState(() => storedUser() !== null)
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  // The dialog's address is not left behind in the history: Back from what follows would open it again, empty.
  const login = () => navigate(withReturn("/login", pathname + search, "booking"), { replace: true })
  const leaving = useRef<number>(undefined)
  useEffect(() => () => window.clearTimeout(leaving.current), [])
  const form = useForm(bookingForm, {
    given: { provider_id, service_id },
    draft: bookingDraft(provider_id, service_id),
    divert: () => {
      const isVisitor = !wasSignedIn && !storedToken()
      if (isVisitor) void login()
      return isVisitor
    },
    // Busy until the next page is there: a form that stands idle would be sent again.
    onDone: async (message, isHere) => {
      if (isHere) await navigate("/user/bookings", { replace: true })
      toast("success", message, 5000)
    },
    onRefused: ({ code }) => {
      if (code === SIGNED_OUT) leaving.current = window.setTimeout(login, LEAVE_AFTER_MS)
    },
  })
  return { form, isVisitor: !wasSignedIn }
}
