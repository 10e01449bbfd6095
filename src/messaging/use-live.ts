import { useEffect, useEffectEvent } from "react"
import type { StreamEvent } from "../events/browser-stream.ts"
import { isLive } from "../events/follow-events.ts"
import { useEvents } from "../events/use-events.ts"

const POLL_MS = 5_000

interface Live {
  onEvent: (event: StreamEvent) => void
  /** Something may have been missed. */
  onMissed: () => void
}

/** What happens elsewhere: by the stream of events, and where there is none by a look every few seconds. */
export const useLive = ({ onEvent, onMissed }: Live) => {
  useEvents((event) => {
    if (event.kind === "opened" || event.kind === "reset") onMissed()
    else onEvent(event)
  })
  const look = useEffectEvent(() => {
    if (document.visibilityState === "visible") onMissed()
  })
  useEffect(() => {
    const left = new AbortController()
    const { signal } = left
    document.addEventListener("visibilitychange", () => look(), { signal })
    window.addEventListener("online", () => look(), { signal })
    const timer = window.setInterval(() => !isLive() && navigator.onLine && look(), POLL_MS)
    return () => {
      left.abort()
      window.clearInterval(timer)
    }
  }, [])
}
