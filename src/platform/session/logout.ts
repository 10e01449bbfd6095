/** The ways in which a session ends here: somebody logs out, or the server knows it no more. */

import { fetchApi } from "../api/transport.ts"
import { languageOfPath, pathHere } from "../language/language.ts"
import { clearSession, clearSessionBeforeUnload, setLogoutPending } from "./stored-session.ts"

const LEAVE_AFTER_MS = 1_500
const LOGOUT_WAIT_MS = 2_000

/**
 * Ends the session here at once, whatever the server says: whoever presses it and goes away is out. A new document
 * follows, so that nothing of the person stays in memory.
 */
export const logout = async ({ next = "/login" }: { next?: string } = {}) => {
  // On its way with the token before the token goes.
  const told = logOutOnServer()
  isOnTheWay = true
  clearSessionBeforeUnload()
  setLogoutPending(true)
  const isTold = await Promise.race([told, pause(LOGOUT_WAIT_MS)])
  if (isTold) setLogoutPending(false)
  leaveNothingBehind()
  window.location.assign(pathHere(next))
}

/** True as well where the server knows no session. Goes on where the page is left meanwhile. */
export const logOutOnServer = async () => {
  const answer = await fetchApi("POST", "/auth/logout", {}, { keepalive: true }).catch(() => undefined)
  return answer?.status === 200 || answer?.status === 401
}

/** A browser may keep the page for Back: it comes back empty, and is made anew for whoever is there then. */
const leaveNothingBehind = () => {
  window.addEventListener("pagehide", () => document.body.replaceChildren())
  window.addEventListener("pageshow", ({ persisted }) => persisted && window.location.reload())
}

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

let isOnTheWay = false

/** True from the end of a session until the login page is asked for: what the screen says is to be read meanwhile. */
export const isLoggingOut = () => isOnTheWay

/** The session is over: the screen has a moment to say so, then the way back goes through the login page. */
export const leaveForLogin = (afterMs = LEAVE_AFTER_MS) => {
  if (isOnTheWay) return
  isOnTheWay = true
  clearSession()
  window.setTimeout(() => {
    isOnTheWay = false
    const { path } = languageOfPath(window.location.pathname + window.location.search)
    if (/^\/(admin\/)?login(\?|$)/.test(path)) return
    const door = path.startsWith("/admin/") ? "/admin/login" : "/login"
    window.location.assign(pathHere(`${door}?redirect=${encodeURIComponent(path)}&why=ended`))
  }, afterMs)
}
