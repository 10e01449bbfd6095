import { useSyncExternalStore } from "react"
import { SESSION_EVENT } from "./stored-session.ts"
import { markSession, type SessionUser, storedUser, USER_KEY } from "./stored-user.ts"

let lastText: string | null = null
let lastUser: SessionUser | null = null

/** The same object for the same text, as React asks of a store. */
function readUser(): SessionUser | null {
  const text = localStorage.getItem(USER_KEY)
  if (text !== lastText) {
    lastText = text
    lastUser = storedUser()
  }
  return lastUser
}

/** Also keeps `data-session` on <html> right, which the head script set before the first paint. */
function subscribe(listener: () => void) {
  const onChange = () => {
    markSession()
    listener()
  }
  window.addEventListener("storage", onChange)
  window.addEventListener(SESSION_EVENT, onChange)
  onChange()
  return () => {
    window.removeEventListener("storage", onChange)
    window.removeEventListener(SESSION_EVENT, onChange)
  }
}

const nobody = () => null

/**
 * Who is signed in, for what a page shows; what a person may do the server decides. Null on the server and while
 * hydrating, so that cached HTML is the same for everybody.
 */
export function useSessionUser(): SessionUser | null {
  return useSyncExternalStore(subscribe, readUser, nobody)
}
