import { type FormEvent, useRef, useState } from "react"
import { useLocation, useNavigate } from "react-router"
import { withReturn } from "../../accounts/account.rules.ts"
import { storedToken, storedUser } from "../../platform/browser-session.ts"
import type { FieldErrors } from "../../platform/problem.ts"
import { toast } from "../../ui/toast-store.ts"
import { useFocusOnError } from "../../ui/use-focus-on-error.ts"
import { bookHere, checkDraft } from "../book-here.ts"
import { changeDraft, type Draft, forgetDraft, keepDraft, readDraft } from "../booking-draft.ts"

const LEAVE_AFTER_MS = 1500
const whole = "form"

/** The state of the booking dialog: the draft, what is wrong with it, and what happens when it is sent. */
export const useBookingForm = (providerId: string, serviceId: string) => {
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(() => readDraft(providerId, serviceId))
  const [errors, setErrors] = useState<FieldErrors>({})
  const [busy, setBusy] = useState(false)
  const [wasSignedIn] = useState(() => storedUser() !== null)
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const login = () => navigate(withReturn("/login", pathname + search, "booking"))
  useFocusOnError(form, errors)

  const change = (part: Partial<Draft>) => {
    const next = changeDraft(draft, part)
    setDraft(next)
    setErrors({})
    keepDraft(providerId, serviceId, next)
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const wrong = checkDraft(draft, new Date())
    if (Object.keys(wrong).length > 0) return setErrors(wrong)
    if (!wasSignedIn && !storedToken()) return login()
    setBusy(true)
    const outcome = await bookHere({ providerId, serviceId, draft })
    setBusy(false)
    if (outcome.kind === "booked") {
      forgetDraft(providerId, serviceId)
      toast("success", outcome.message, 5000)
      return navigate("/user/bookings")
    }
    if (outcome.kind === "refused") return setErrors(placed(outcome.fields, outcome.message))
    setErrors({ [whole]: outcome.message })
    window.setTimeout(login, LEAVE_AFTER_MS)
  }

  return { form, draft, errors, busy, isVisitor: !wasSignedIn, change, submit }
}

const shown = ["booking_date", "booking_time", "notes"]

/** An error of a field that the form does not show stands above it. */
const placed = (fields: FieldErrors, message: string): FieldErrors =>
  Object.keys(fields).some((field) => shown.includes(field)) ? fields : { [whole]: message }
