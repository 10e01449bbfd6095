import { useEffect, useRef, useState } from "react"
import { useLocation, useNavigate } from "react-router"
import { withReturn } from "../accounts/return-to.rules.ts"
import { askingDraft } from "../bookings/request/booking-draft.ts"
import { storedToken } from "../platform/session/stored-session.ts"
import { storedUser } from "../platform/session/stored-user.ts"
import { useForm } from "../ui/form/use-form.ts"
import { toast } from "../ui/overlay/toast-store.ts"
import { requestForm, SIGNED_OUT } from "./service-request.form.ts"

const LEAVE_AFTER_MS = 1500

/** Of whom it is asked, and about what: its slug. */
interface RequestTarget {
  provider_id: string
  service_type: string
}

/** The form, and where it leads: to the request among one's own, or through the login and back with what was typed. */
export const useRequestForm = ({ provider_id, service_type }: RequestTarget) => {
  const [isVisitor] = useState(() => storedUser() === null)
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  // The address of the form is not left behind in the history: Back from what follows would open it again, empty.
  const login = () => navigate(withReturn("/login", pathname + search, "request"), { replace: true })
  const leaving = useRef<number>(undefined)
  useEffect(() => () => window.clearTimeout(leaving.current), [])
  const form = useForm(requestForm, {
    hiddenFields: { provider_id, service_type },
    draft: askingDraft(`request:${provider_id}:${service_type}`, ({ typed }) => !typed.message),
    intercept: () => {
      const isSignedOut = isVisitor && !storedToken()
      if (isSignedOut) void login()
      return isSignedOut
    },
    // Busy until the next page is loaded: an idle form would be sent again.
    onDone: async ({ message }, isHere) => {
      if (isHere) await navigate("/user/requests", { replace: true })
      toast("success", message, 5000)
    },
    onRefused: ({ code }) => {
      if (code === SIGNED_OUT) leaving.current = window.setTimeout(login, LEAVE_AFTER_MS)
    },
  })
  return { form, isVisitor }
}
