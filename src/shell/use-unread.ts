import { useEffect, useRef, useState } from "react"
import { useLocation, useRevalidator } from "react-router"
import { countUnread, NOTIFICATIONS_EVENT } from "../notifications/notifications-view.ts"
import { storedUser } from "../platform/session/stored-user.ts"
import { useSessionUser } from "../platform/session/use-session-user.ts"
import type { Area } from "./area-links.ts"

const EVERY_MS = 20_000

/**
 * Unread notices of one side of the account: asked for on each page, on return to the tab, and every 20 s while somebody
 * looks. When another has come, something on the open page has changed too, so the page is loaded anew.
 */
export const useUnread = (area: Area) => {
  const [unread, setUnread] = useState(0)
  const known = useRef<number>(undefined)
  const { revalidate } = useRevalidator()
  const { pathname } = useLocation()
  const isKnown = useSessionUser() !== null

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is a reason to ask again
  useEffect(() => {
    // On the first page the guard may still be asking the cookie who this is.
    if (!isKnown) return
    const stop = new AbortController()
    const ask = async () => {
      // Nobody is there any more while a logout is on its way.
      if (document.visibilityState !== "visible" || !storedUser()) return
      const count = await countUnread(area, stop.signal)
      if (count === undefined || stop.signal.aborted) return
      if (known.current !== undefined && count > known.current) void revalidate()
      known.current = count
      setUnread(count)
    }
    void ask()
    const timer = window.setInterval(ask, EVERY_MS)
    document.addEventListener("visibilitychange", ask, { signal: stop.signal })
    window.addEventListener(NOTIFICATIONS_EVENT, ask, { signal: stop.signal })
    return () => {
      stop.abort()
      window.clearInterval(timer)
    }
  }, [area, isKnown, pathname, revalidate])

  return unread
}
