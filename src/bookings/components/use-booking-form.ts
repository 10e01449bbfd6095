import { type FormEvent, useEffect, useRef, useState } from "react"
import { useLocation, useNavigate } from "react-router"
import { withReturn } from "../../accounts/account.rules.ts"
import type { FieldErrors } from "../../platform/problem.ts"
import { storedToken } from "../../platform/session/stored-session.ts"
import { storedUser } from "../../platform/session/stored-user.ts"
import { toast } from "../../ui/toast-store.ts"
import { useFocusOnError } from "../../ui/use-focus-on-error.ts"
import { useOutcome } from "../../ui/use-outcome.ts"
import { bookHere, checkDraft } from "../book-here.ts"
import { changeDraft, type Draft, forgetDraft, keepDraft, readDraft } from "../booking-draft.ts"

const LEAVE_AFTER_MS = 1500
const whole = "form"
const none: FieldErrors = {}

/** The state of the booking dialog: the draft, what is wrong with it, and what happens when it is sent. */
export const useBookingForm = (providerId: string, serviceId: string) => {
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(() => readDraft(providerId, serviceId))
  const { outcome: errors = none, nth, tell } = useOutcome<FieldErrors>()
  const [busy, setBusy] = useState(false)
  const [wasSignedIn] = useState(() => storedUser() !== null)
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  // The dialog's address is not left behind in the history: Back from what follows would open it again, empty.
  const login = () => navigate(withReturn("/login", pathname + search, "booking"), { replace: true })
  const leaving = useRef<number>(undefined)
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
      window.clearTimeout(leaving.current)
    }
  }, [])
  useFocusOnError(form, errors)

  const change = (part: Partial<Draft>) => {
    const next = changeDraft(draft, part)
    setDraft(next)
    tell(none)
    keepDraft(providerId, serviceId, next)
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const wrong = checkDraft(draft, new Date())
    if (Object.keys(wrong).length > 0) return tell(wrong)
    if (!wasSignedIn && !storedToken()) return login()
    tell(none)
    setBusy(true)
    const outcome = await bookHere({ providerId, serviceId, draft })
    if (outcome.kind === "booked") {
      forgetDraft(providerId, serviceId)
      // Busy until the next page is there: a form that stands idle would be sent again.
      if (isOpen.current) await navigate("/user/bookings", { replace: true })
      setBusy(false)
      return toast("success", outcome.message, 5000)
    }
    setBusy(false)
    // Left by Back meanwhile: it is said wherever the person is.
    if (!isOpen.current) return toast("error", outcome.message, 5000)
    if (outcome.kind === "refused") return tell(placed(outcome.fields, outcome.message))
    tell({ [whole]: outcome.message })
    leaving.current = window.setTimeout(login, LEAVE_AFTER_MS)
  }

  return { form, draft, errors, nth, busy, isVisitor: !wasSignedIn, change, submit }
}

const shown = ["booking_date", "booking_time", "notes"]

/** An error of a field that the form does not show is one of the whole form. */
const placed = (fields: FieldErrors, message: string): FieldErrors =>
  Object.keys(fields).some((field) => shown.includes(field)) ? fields : { [whole]: message }
