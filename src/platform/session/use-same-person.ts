import { useEffect } from "react"
import { isLoggingOut } from "./logout.ts"
import { SESSION_EVENT } from "./stored-session.ts"
import { storedUser } from "./stored-user.ts"

/** Clears the screen when another tab logs out (`onGone`) or signs in as somebody else. */
export function useSamePerson(onGone: () => void) {
  useEffect(() => {
    let shownTo = storedUser()?.user_id
    // The first page may have asked the cookie who this is.
    const learn = () => {
      shownTo ??= storedUser()?.user_id
    }
    const look = () => {
      if (isLoggingOut()) return
      const now = storedUser()?.user_id
      if (shownTo && !now) onGone()
      else if (shownTo && now !== shownTo) window.location.reload()
      shownTo = now
    }
    // Kept by the browser for Back, a page has heard nothing of what happened meanwhile.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || storedUser()?.user_id === shownTo) return
      document.body.replaceChildren()
      window.location.reload()
    }
    window.addEventListener(SESSION_EVENT, learn)
    window.addEventListener("storage", look)
    window.addEventListener("pageshow", onShow)
    return () => {
      window.removeEventListener(SESSION_EVENT, learn)
      window.removeEventListener("storage", look)
      window.removeEventListener("pageshow", onShow)
    }
  }, [onGone])
}
