import { useEffect, useState } from "react"
import { useLocation, useMatches } from "react-router"
import { useSessionUser } from "../../platform/session/use-session-user.ts"
import type { Waiting } from "./today.contract.ts"
import { loadWaiting } from "./waiting.list.ts"

/**
 * What waits at the desk: counted with each page, and whenever its rows are loaded anew, as after an act. No page
 * waits for it; Today brings it along. Empty: it is not known.
 */
export const useWaiting = (): Waiting => {
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  const { pathname } = useLocation()
  const rows = useMatches().at(-1)?.loaderData
  // On the first page the guard may still be asking the cookie who this is.
  const isHere = useSessionUser() !== null

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is a reason to count again
  useEffect(() => {
    if (!isHere) return
    const stop = new AbortController()
    const count = async () => {
      const counted = broughtBy(rows) ?? (await loadWaiting(stop.signal))
      if (!stop.signal.aborted) setWaiting(counted)
    }
    void count()
    return () => stop.abort()
  }, [isHere, pathname, rows])
  return waiting ?? nothing
}

const nothing: Waiting = []

const broughtBy = (loaded: unknown) => (loaded as { waiting?: Waiting | null } | undefined)?.waiting
