import { useState } from "react"
import { useLocation } from "react-router"
import { changeAccount } from "../../accounts/sign-in/change-account.acts.ts"
import { Button } from "../../ui/button.tsx"
import { Dialog } from "../../ui/dialog.tsx"
import { Icon } from "../../ui/icon.tsx"
import { LinkButton } from "../../ui/link-button.tsx"
import { useWords } from "../../ui/use-words.ts"
import { bookingChoicesWords } from "../booking-choices.words.ts"
import type { Obstacle } from "../booking-obstacle.rules.ts"

/** Instead of a form that could not be sent: why, and the way out. */
export function ObstacleDialog({ obstacle, onClose }: { obstacle: Obstacle; onClose: () => void }) {
  const t = useWords(bookingChoicesWords)
  const actions = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {t.close}
      </Button>
      {obstacle === "own_profile" ? (
        <LinkButton to="/provider/bookings" icon="calendar">
          {t.toBookings}
        </LinkButton>
      ) : (
        <ChangeAccount />
      )}
    </>
  )
  return (
    <Dialog title={t.bookVisit} isOpen onClose={onClose} actions={actions}>
      <p className="flex gap-3">
        <Icon name="info" className="mt-0.5 size-5 text-muted" />
        <span className="min-w-0">{t.obstacles[obstacle]}</span>
      </p>
    </Dialog>
  )
}

function ChangeAccount() {
  const t = useWords(bookingChoicesWords)
  const [busy, setBusy] = useState(false)
  const { pathname, search } = useLocation()
  const leave = () => {
    setBusy(true)
    void changeAccount(pathname + search)
  }
  return (
    <Button icon="logout" busy={busy} onClick={leave}>
      {t.otherAccount}
    </Button>
  )
}
