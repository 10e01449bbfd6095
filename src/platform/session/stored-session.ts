/** What this browser keeps of a session: token, user and ids (specification 1 §6), under names written nowhere else. */
import { storeText } from "../storage.ts"
import { type SessionUser, storedUser, USER_KEY } from "./stored-user.ts"

/** Fired on window whenever somebody signs in, is renewed or signs out in this tab; other tabs get `storage`. */
export const SESSION_EVENT = "sthapati:session"

const idKeys = ["professional_id", "provider_id", "user_id"] as const
const sessionKeys = ["token", USER_KEY, "userType", "authTime", ...idKeys]

export const storedToken = () => localStorage.getItem("token")
export const storedProfessionalId = () => localStorage.getItem("professional_id")

/** After signing in or a renewal. The ids of whoever was here before go first. */
export const storeSession = ({ token, user }: { token: string; user: SessionUser }) => {
  dropStoredIds()
  setLogoutPending(false)
  storeText("token", token)
  storeText(USER_KEY, JSON.stringify(user))
  storeText("userType", user.userType)
  storeText("authTime", new Date().toISOString())
  storeText("user_id", user.user_id)
  if (user.professional_id) storeProfessionalId(user.professional_id)
  announce()
}

/** What somebody has changed about themselves stands in the header at once, in every tab. */
export const updateStoredUser = (change: Partial<SessionUser>) => {
  const user = storedUser()
  if (!user) return
  storeText(USER_KEY, JSON.stringify({ ...user, ...change }))
  announce()
}

const dropKeys = () => {
  for (const key of sessionKeys) localStorage.removeItem(key)
  sessionStorage.removeItem("token")
}

/** A name in localStorage for what somebody has typed: of their account alone, and gone when they log out. */
export const ownTextKey = (userId: string, name: string) => `own:${userId}:${name}`

/**
 * Not announced: the screen stays as it is until the document goes, so that nobody types into a form that goes with it. What
 * the tab has kept of half-filled forms is the person's too.
 */
export const clearSessionBeforeUnload = () => {
  dropKeys()
  for (const key in localStorage) if (/^own:/.test(key)) localStorage.removeItem(key)
  sessionStorage.clear()
}

export const clearSession = () => {
  dropKeys()
  announce()
}

const PENDING_LOGOUT = "logoutOwed"

/** A logout that did not reach the server is pending; logging in anew ends that. */
export const setLogoutPending = (isPending: boolean) =>
  isPending ? storeText(PENDING_LOGOUT, "true") : localStorage.removeItem(PENDING_LOGOUT)
export const isLogoutPending = () => localStorage.getItem(PENDING_LOGOUT) !== null

export const dropStoredIds = () => {
  for (const key of idKeys) localStorage.removeItem(key)
}

/** Of a professional whose profile was made after they came in. */
export const storeProfessionalId = (id: string) => {
  storeText("professional_id", id)
  storeText("provider_id", id)
}

/** At start: the token comes back from session storage or the stored user, and what ids are missing from the user. */
export const restoreSession = () => {
  const user = storedUser() as (SessionUser & { token?: unknown }) | null
  const token =
    storedToken() ?? sessionStorage.getItem("token") ?? (typeof user?.token === "string" ? user.token : null)
  if (!token) return
  if (!user) return clearSession()
  storeText("token", token)
  if (!localStorage.getItem("user_id")) storeText("user_id", user.user_id)
  if (user.professional_id && !storedProfessionalId()) storeProfessionalId(user.professional_id)
  announce()
}

/** Milliseconds until the token expires: 0 or less when it has, or when there is none to read. */
export const tokenLifetime = (token = storedToken()) => {
  try {
    const payload = token?.split(".")[1]?.replace(/-/g, "+").replace(/_/g, "/")
    const { exp } = JSON.parse(atob(payload ?? "")) as { exp?: number }
    return (exp ?? 0) * 1000 - Date.now()
  } catch {
    return 0
  }
}

const announce = () => window.dispatchEvent(new Event(SESSION_EVENT))
