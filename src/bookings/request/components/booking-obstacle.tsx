import { useState } from "react"
import { useLocation } from "react-router"
import { withReturn } from "../../../accounts/return-to.rules.ts"
import { changeAccount } from "../../../accounts/sign-in/change-account.actions.ts"
import { Button } from "../../../ui/button.tsx"
import { Dialog } from "../../../ui/dialog.tsx"
import { Icon } from "../../../ui/icon.tsx"
import { LinkButton } from "../../../ui/link-button.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import type { Obstacle } from "../booking-obstacle.rules.ts"
import { bookingChoicesTexts } from "../texts.ts"

/** Instead of a form that could not be sent: why, and the way out. */
export function ObstacleDialog({ obstacle, onClose }: { obstacle: Obstacle; onClose: () => void }) {
  const t = useTexts(bookingChoicesTexts)
  const { pathname, search } = useLocation()
  const back = pathname + search
  const close = (
    <Button variant="secondary" onClick={onClose}>
      {t.close}
    </Button>
  )
  // Two have room side by side; the dialog closes at its corner, too.
  const waysOut = {
    own_profile: (
      <>
        {close}
        <LinkButton to="/provider/bookings" icon="calendar">
          {t.toBookings}
        </LinkButton>
      </>
    ),
    professional: (
      <>
        <ChangeAccount back={back} />
        <LinkButton to={withReturn("/provider/profile", back)} icon="switch">
          {t.addCustomer}
        </LinkButton>
      </>
    ),
    admin: (
      <>
        {close}
        <ChangeAccount back={back} isMain />
      </>
    ),
  }
  return (
    <Dialog title={t.bookVisit} isOpen onClose={onClose} actions={waysOut[obstacle]}>
      <p className="flex gap-3">
        <Icon name="info" className="mt-0.5 size-5 text-muted" />
        <span className="min-w-0">{t.obstacles[obstacle]}</span>
      </p>
    </Dialog>
  )
}

function ChangeAccount({ back, isMain = false }: { back: string; isMain?: boolean }) {
  const t = useTexts(bookingChoicesTexts)
  const [busy, setBusy] = useState(false)
  const leave = () => {
    setBusy(true)
    void changeAccount(back)
  }
  return (
    <Button variant={isMain ? "primary" : "secondary"} icon={isMain ? "logout" : undefined} busy={busy} onClick={leave}>
      {t.otherAccount}
    </Button>
  )
}
