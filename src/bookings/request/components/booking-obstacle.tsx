import { useEffect, useEffectEvent, useState } from "react"
import { useLocation } from "react-router"
import { withReturn } from "../../../accounts/return-to.rules.ts"
import { changeAccount } from "../../../accounts/sign-in/change-account.actions.ts"
import { fromIndianTime } from "../../../platform/time.ts"
import { Button } from "../../../ui/button.tsx"
import { Icon } from "../../../ui/icon.tsx"
import { LinkButton } from "../../../ui/link.tsx"
import { Dialog } from "../../../ui/overlay/dialog.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { When } from "../../components/visit-line.tsx"
import { loadOwnVisits, type OwnVisits } from "../booking-dialog.actions.ts"
import { type Obstacle, visitsDuring } from "../booking-dialog.rules.ts"
import { bookingChoicesTexts } from "../texts.ts"
import type { FreeTimesState } from "../use-free-times.ts"
import { type TimedForm, useVisitTime } from "./visit-time.tsx"

type ObstacleDialogProps = {
  obstacle: Obstacle
  onClose: () => void
  /** Where something else than a visit is asked for. */
  said?: { title: string; obstacles: Record<Obstacle, string>; own: { label: string; to: string } }
}

/** Instead of a form that could not be sent: why, and the way out. */
export function ObstacleDialog({ obstacle, onClose, said }: ObstacleDialogProps) {
  const t = useTexts(bookingChoicesTexts)
  const own = { label: t.toBookings, to: "/provider/bookings" }
  const { title, obstacles, own: ownList } = said ?? { title: t.bookVisit, obstacles: t.obstacles, own }
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
        <LinkButton to={ownList.to}>{ownList.label}</LinkButton>
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
    <Dialog title={title} isOpen onClose={onClose} actions={waysOut[obstacle]}>
      <p className="flex gap-3">
        <Icon name="info" className="mt-0.5 size-5 text-muted" />
        <span className="min-w-0">{obstacles[obstacle]}</span>
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

interface OtherVisitProps {
  form: TimedForm
  times: FreeTimesState
  /** Minutes. */
  duration: number
}

/** Warns that the customer has another visit at the chosen time; it can be booked all the same. */
export function OtherVisit({ form, times, duration }: OtherVisitProps) {
  const t = useTexts(bookingChoicesTexts)
  const visits = useOwnVisits()
  const { date, time } = useVisitTime({ form, times })
  const start = date && time ? fromIndianTime(date, time) : undefined
  const [other] = start ? visitsDuring(visits, start, duration, new Date()) : []
  return (
    <div aria-live="polite" className="empty:-mt-5">
      {other && (
        <p className="flex gap-2 rounded-lg bg-brass-soft p-3 text-brass-ink text-sm">
          <Icon name="alert" className="size-5" />
          <span className="wrap-anywhere min-w-0">
            {t.otherVisit(other.provider_name ?? other.service.name, <When at={other.start_time} />)}
          </span>
        </p>
      )}
    </div>
  )
}

/** Without an answer nothing is warned of. */
const useOwnVisits = () => {
  const [visits, setVisits] = useState<OwnVisits>([])
  const show = useEffectEvent((loaded: OwnVisits) => setVisits(loaded))
  useEffect(() => {
    const asking = new AbortController()
    loadOwnVisits(asking.signal).then(show, () => {})
    return () => asking.abort()
  }, [])
  return visits
}
