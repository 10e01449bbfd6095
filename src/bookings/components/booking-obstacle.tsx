import { useState } from "react"
import { useLocation } from "react-router"
import { changeAccountHere } from "../../accounts/change-account-here.ts"
import { Button } from "../../ui/button.tsx"
import { Dialog } from "../../ui/dialog.tsx"
import { Icon } from "../../ui/icon.tsx"
import { LinkButton } from "../../ui/link-button.tsx"
import type { Obstacle } from "../booking-obstacle.rules.ts"

const words: Record<Obstacle, string> = {
  own_profile:
    "This is your own profile. Customers send you their requests from here; you answer them in your bookings.",
  professional:
    "You are logged in as a professional, and booking needs a customer account. Log in or sign up as a customer, and you come back to this page.",
  admin:
    "You are logged in as an administrator, and administrators do not book. Log in or sign up as a customer, and you come back to this page.",
}

/** Instead of a form that could not be sent: why, and the way out. */
export function ObstacleDialog({ obstacle, onClose }: { obstacle: Obstacle; onClose: () => void }) {
  const actions = (
    <>
      <Button variant="secondary" onClick={onClose}>
        Close
      </Button>
      {obstacle === "own_profile" ? (
        <LinkButton to="/provider/bookings" icon="calendar">
          Go to your bookings
        </LinkButton>
      ) : (
        <ChangeAccount />
      )}
    </>
  )
  return (
    <Dialog title="Book a visit" isOpen onClose={onClose} actions={actions}>
      <p className="flex gap-3">
        <Icon name="info" className="mt-0.5 size-5 text-muted" />
        <span className="min-w-0">{words[obstacle]}</span>
      </p>
    </Dialog>
  )
}

function ChangeAccount() {
  const [busy, setBusy] = useState(false)
  const { pathname, search } = useLocation()
  const leave = () => {
    setBusy(true)
    void changeAccountHere(pathname + search)
  }
  return (
    <Button icon="logout" busy={busy} onClick={leave}>
      Use another account
    </Button>
  )
}
