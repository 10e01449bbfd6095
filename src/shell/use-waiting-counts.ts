import { useEffect, useRef, useState } from "react"
import { useLocation, useMatches } from "react-router"
import { deskWaiting } from "../desk/today/today.contract.ts"
import { countsOfPages } from "../desk/today/today.rules.ts"
import { call } from "../platform/api/api-client.ts"
import { useSessionUser } from "../platform/session/use-session-user.ts"

/**
 * What waits behind each page of the desk: counted with each page, and whenever its rows are loaded anew, as after an act. No page
 * waits for it. Empty: it is not known.
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
    call(deskWaiting, {}, { signal: stop.signal }).then(
      ({ waiting }) => {
        seen.current.isCounted = true
        setCounts(countsOfPages(waiting))
      },
      () => stop.signal.aborted || setCounts({}),
    )
    return () => stop.abort()
  }, [isHere, pathname, rows])
  return counts
}
