import { useState } from "react"
import { useLocation } from "react-router"
import { withReturn } from "../../accounts/account.rules.ts"
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
  const { pathname, search } = useLocation()
  const back = pathname + search
  const waysOut = {
    own_profile: (
      <LinkButton to="/provider/bookings" icon="calendar">
        {t.toBookings}
      </LinkButton>
    ),
    professional: (
      <>
        <ChangeAccount back={back} variant="secondary" />
        <LinkButton to={withReturn("/provider/profile", back)} icon="switch">
          {t.addCustomer}
        </LinkButton>
      </>
    ),
    admin: <ChangeAccount back={back} variant="primary" />,
  }
  const actions = (
    <>
      <Button variant="quiet" onClick={onClose}>
        {t.close}
      </Button>
      {waysOut[obstacle]}
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

function ChangeAccount({ back, variant }: { back: string; variant: "primary" | "secondary" }) {
  const t = useWords(bookingChoicesWords)
  const [busy, setBusy] = useState(false)
  const leave = () => {
    setBusy(true)
    void changeAccount(back)
  }
  return (
    <Button variant={variant} icon="logout" busy={busy} onClick={leave}>
      {t.otherAccount}
    </Button>
  )
}
