import { useEffect, useEffectEvent, useState } from "react"
import { fromIndianTime } from "../../../platform/time.ts"
import { Icon } from "../../../ui/icon.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { When } from "../../components/when.tsx"
import { loadOwnVisits, type OwnVisits } from "../booking-dialog.actions.ts"
import { visitsDuring } from "../own-visits.rules.ts"
import { bookingChoicesTexts } from "../texts.ts"
import type { FreeTimesState } from "./use-free-times.ts"
import { type TimedForm, useVisitTime } from "./visit-time.tsx"

interface OtherVisitProps {
  form: TimedForm
  times: FreeTimesState
  /** Minutes. */
  duration: number
}

/** That one has another visit at the time that is chosen: said, and left to them. */
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
  const keep = useEffectEvent((loaded: OwnVisits) => setVisits(loaded))
  useEffect(() => {
    const asking = new AbortController()
    loadOwnVisits(asking.signal).then(keep, () => {})
    return () => asking.abort()
  }, [])
  return visits
}
