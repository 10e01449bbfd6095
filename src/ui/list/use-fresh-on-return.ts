import { useEffect, useRef } from "react"
import { useRevalidator } from "react-router"

const SHORTEST_PAUSE_MS = 3_000
const LONGEST_PAUSE_MS = 60_000

/**
 * Loads the page's data anew when somebody comes back to its tab: meanwhile the other side may have answered. What failed
 * to load is also tried again when the line is back, and after longer and longer pauses: nothing may say that it is.
 *
 * @param failed what was loaded last, where that was a failure
 */
export const useFreshOnReturn = (failed?: object) => {
  const { revalidate } = useRevalidator()
  const tries = useRef(0)
  useEffect(() => {
    const onChange = () => {
      if (document.visibilityState === "visible") void revalidate()
    }
    document.addEventListener("visibilitychange", onChange)
    return () => document.removeEventListener("visibilitychange", onChange)
  }, [revalidate])
  useEffect(() => {
    if (!failed) {
      tries.current = 0
      return
    }
    const again = () => {
      if (document.visibilityState === "visible") void revalidate()
    }
    const timer = setTimeout(again, Math.min(SHORTEST_PAUSE_MS * 2 ** tries.current++, LONGEST_PAUSE_MS))
    window.addEventListener("online", again)
    return () => {
      clearTimeout(timer)
      window.removeEventListener("online", again)
    }
  }, [failed, revalidate])
}

/** Of what a loader answers. */
export const failedOf = (loaded: object) => ("failure" in loaded && loaded.failure !== null ? loaded : undefined)
