import { useEffect, useRef, useState } from "react"
import { useLocation, useMatches } from "react-router"
import { useSessionUser } from "../../platform/session/use-session-user.ts"
import { countsOfPages } from "./today.rules.ts"
import { loadWaiting } from "./waiting.list.ts"

/**
 * What waits behind each page of the desk: counted with each page, and whenever its rows are loaded anew, as after an act. No page
 * waits for it. Empty: they are not known.
 */
export const useWaitingCounts = () => {
  const [counts, setCounts] = useState<Record<string, number>>({})
  const { pathname, search } = useLocation()
  const seen = useRef({ pathname, search, isCounted: false })
  const rows = useMatches().at(-1)?.loaderData
  // On the first page the guard may still be asking the cookie who this is.
  const isHere = useSessionUser() !== null

  // biome-ignore lint/correctness/useExhaustiveDependencies: rows that were loaded anew are a reason to count again
  useEffect(() => {
    const before = seen.current
    // Another filter shows other rows of the same.
    const isFilter = before.isCounted && before.pathname === pathname && before.search !== search
    seen.current = { pathname, search, isCounted: isFilter }
    if (!isHere || isFilter) return
    const stop = new AbortController()
    void loadWaiting(stop.signal).then((waiting) => {
      if (stop.signal.aborted) return
      seen.current.isCounted = waiting !== null
      setCounts(countsOfPages(waiting ?? []))
    })
    return () => stop.abort()
  }, [isHere, pathname, rows])
  return counts
}
