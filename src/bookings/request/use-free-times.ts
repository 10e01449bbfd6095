import { useEffect, useEffectEvent, useRef, useState } from "react"
import { type LoadedTimes, loadFreeTimes } from "./booking-dialog.actions.ts"
import { DAYS_AT_ONCE, daysToShow, mayBeMore } from "./free-days.rules.ts"

const SLOW_AFTER_MS = 4000
const STALE_AFTER_MS = 60_000

/** The free times of a service, or of a package of it: loaded as the dialog opens, more on request, and again where they may have changed meanwhile. */
export const useFreeTimes = (professionalId: string, serviceId: string, packageId?: string) => {
  const [loaded, setLoaded] = useState<LoadedTimes & { asked: number; at: number }>()
  const [state, setState] = useState<"loading" | "slow" | "ready" | "failed">("loading")
  const request = useRef<AbortController>(undefined)
  const asked = useRef(DAYS_AT_ONCE)

  const load = async (days: number) => {
    request.current?.abort()
    const current = new AbortController()
    const wanted = { id: professionalId, service_id: serviceId, package_id: packageId }
    request.current = current
    asked.current = days
    setState("loading")
    const slow = window.setTimeout(() => setState("slow"), SLOW_AFTER_MS)
    current.signal.addEventListener("abort", () => window.clearTimeout(slow))
    try {
      const answer = await loadFreeTimes(wanted, days, current.signal)
      if (current.signal.aborted) return
      setLoaded({ ...answer, asked: days, at: Date.now() })
      setState("ready")
    } catch {
      if (!current.signal.aborted) setState("failed")
    } finally {
      window.clearTimeout(slow)
    }
  }

  const refresh = () => void load(asked.current)
  const refreshWhereStale = useEffectEvent(() => {
    const isStale = loaded && Date.now() - loaded.at > STALE_AFTER_MS
    if (document.visibilityState === "visible" && isStale) refresh()
  })
  // Those of another length are no longer worth a look.
  const reload = useEffectEvent(() => {
    if (!request.current) return
    setLoaded(undefined)
    refresh()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it loads is for another package then
  useEffect(() => reload(), [packageId])
  useEffect(() => {
    const onReturn = () => refreshWhereStale()
    document.addEventListener("visibilitychange", onReturn)
    return () => {
      document.removeEventListener("visibilitychange", onReturn)
      request.current?.abort()
    }
  }, [])

  const isMore = loaded && mayBeMore(loaded.asked, loaded.until, new Date())
  return {
    loaded,
    state,
    /** To begin with, so that this day is among them. */
    open: (date: string) => void load(daysToShow(date, new Date())),
    more: isMore ? () => void load(loaded.asked + DAYS_AT_ONCE) : undefined,
    refresh,
  }
}

export type FreeTimesState = ReturnType<typeof useFreeTimes>
