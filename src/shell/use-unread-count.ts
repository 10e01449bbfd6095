import { useEffect, useRef, useState } from "react"
import { useLocation, useRevalidator } from "react-router"
import type { StreamEvent } from "../events/browser-stream.ts"
import { followEvents, isLive } from "../events/follow-events.ts"
import { countUnread, NOTIFICATIONS_EVENT } from "../notifications/notification.list.ts"
import { isLoggingOut } from "../platform/session/logout.ts"
import { storedUser } from "../platform/session/stored-user.ts"
import { useSessionUser } from "../platform/session/use-session-user.ts"
import { announceAndLeave } from "./area-guard.ts"
import type { AreaNav } from "./area-links.ts"

const EVERY_MS = 20_000
const AGAIN_MS = 3_000
/** Events after which the count may be another. */
const countingKinds = new Set<StreamEvent["kind"]>(["notification_created", "notifications_changed", "opened", "reset"])

/**
 * Unread notices of one side of the account: asked for on each page, on return to the tab, and when the stream of events
 * says that they have changed; while there is no stream, every 20 s. When another has come, something on the open page has
 * changed too, so the page is loaded anew.
 */
export const useUnreadCount = (area: AreaNav) => {
  const [unread, setUnread] = useState(0)
  const known = useRef<number>(undefined)
  const { revalidate } = useRevalidator()
  const { pathname } = useLocation()
  // From the moment on that it is known who is here: whoever is signed out is told so by the stream.
  const [isKnown, setKnown] = useState(false)
  const isHere = useSessionUser() !== null
  if (isHere && !isKnown) setKnown(true)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is a reason to ask again
  useEffect(() => {
    // On the first page the guard may still be asking the cookie who this is.
    if (!isKnown) return
    const stop = new AbortController()
    let asked = 0
    // A count may know of it already, and the page not: it was loaded before.
    let mustReload = false
    let tries = 0
    let again: number | undefined
    const askLater = () => {
      window.clearTimeout(again)
      again = window.setTimeout(() => void ask(), Math.min(AGAIN_MS * 2 ** tries++, EVERY_MS))
    }
    const ask = async () => {
      // Nobody is there any more while a logout is on its way.
      if (document.visibilityState !== "visible" || !storedUser()) return
      asked += 1
      const turn = asked
      const count = await countUnread(area, stop.signal)
      // Asked again meanwhile: what comes late is of before.
      if (stop.signal.aborted || turn !== asked) return
      // Without an answer the stream's word would be lost, and the page stay as it was.
      if (count === undefined) return askLater()
      tries = 0
      if (mustReload || (known.current !== undefined && count > known.current)) void revalidate()
      mustReload = false
      known.current = count
      setUnread(count)
    }
    const onEvent = ({ kind }: StreamEvent) => {
      mustReload ||= kind === "notification_created"
      if (countingKinds.has(kind)) void ask()
      if (kind === "signed_out" && !isLoggingOut()) announceAndLeave()
    }
    void ask()
    const unfollow = followEvents(onEvent)
    const timer = window.setInterval(() => !isLive() && void ask(), EVERY_MS)
    document.addEventListener("visibilitychange", ask, { signal: stop.signal })
    window.addEventListener("online", ask, { signal: stop.signal })
    window.addEventListener(NOTIFICATIONS_EVENT, ask, { signal: stop.signal })
    return () => {
      stop.abort()
      unfollow()
      window.clearInterval(timer)
      window.clearTimeout(again)
    }
  }, [area, isKnown, pathname, revalidate])

  return unread
}
