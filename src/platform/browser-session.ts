/**
 * Who is signed in, as this browser remembers it (specification 1 §3 and §6). The page cache serves everybody the same
 * HTML, so the header and the guards read it here. It opens no doors: the server asks the session row each time.
 */
export interface SessionUser {
  id: string
  user_id: string
  email: string
  full_name: string
  business_name: string | null
  professional_id: string | null
  provider_id: string | null
  userType: string
  roles: string[]
  has_user_role: boolean
  has_provider_role: boolean
  has_admin_role: boolean
  last_login: string | null
}

/** Fired on window whenever somebody signs in, is renewed or signs out in this tab; other tabs get `storage`. */
export const SESSION_EVENT = "sthapati:session"

const idKeys = ["professional_id", "provider_id", "user_id"] as const
const sessionKeys = ["token", "user", "userType", "authTime", ...idKeys]

export const storedToken = () => localStorage.getItem("token")
export const storedProfessionalId = () => localStorage.getItem("professional_id")

/** The stored user, or null. One that cannot be read is discarded. */
export const storedUser = (): SessionUser | null => {
  const text = localStorage.getItem("user")
  if (!text) return null
  try {
    const user: unknown = JSON.parse(text)
    if (isSessionUser(user)) return user
  } catch {
    // Falls through to the discard below.
  }
  localStorage.removeItem("user")
  return null
}

const isSessionUser = (value: unknown): value is SessionUser =>
  typeof value === "object" &&
  value !== null &&
  "user_id" in value &&
  "email" in value &&
  "roles" in value &&
  Array.isArray(value.roles)

/** After signing in or a renewal. The ids of whoever was here before go first. */
export const storeSession = ({ token, user }: { token: string; user: SessionUser }) => {
  dropStoredIds()
  oweLogout(false)
  localStorage.setItem("token", token)
  localStorage.setItem("user", JSON.stringify(user))
  localStorage.setItem("userType", user.userType)
  localStorage.setItem("authTime", new Date().toISOString())
  localStorage.setItem("user_id", user.user_id)
  if (user.professional_id) {
    localStorage.setItem("professional_id", user.professional_id)
    localStorage.setItem("provider_id", user.professional_id)
  }
  announce()
}

const dropKeys = () => {
  for (const key of sessionKeys) localStorage.removeItem(key)
  sessionStorage.removeItem("token")
}

/**
 * For a document that is about to go: its screen stays as it is, so that nobody types into a form that goes with it.
 * What the tab has kept of half-filled forms is the person's too.
 */
export const dropSession = () => {
  dropKeys()
  sessionStorage.clear()
}

export const clearSession = () => {
  dropKeys()
  announce()
}

const OWED = "logoutOwed"

/** A logout that did not reach the server is owed to it. Who logs in anew owes nothing. */
export const oweLogout = (isOwed: boolean) =>
  isOwed ? localStorage.setItem(OWED, "true") : localStorage.removeItem(OWED)
export const owesLogout = () => localStorage.getItem(OWED) !== null

export const dropStoredIds = () => {
  for (const key of idKeys) localStorage.removeItem(key)
}

/** At start: the token comes back from session storage or the stored user, and user_id from the user. */
export const restoreSession = () => {
  const user = storedUser() as (SessionUser & { token?: unknown }) | null
  const token =
    storedToken() ?? sessionStorage.getItem("token") ?? (typeof user?.token === "string" ? user.token : null)
  if (!token) return
  if (!user) return clearSession()
  localStorage.setItem("token", token)
  if (!localStorage.getItem("user_id")) localStorage.setItem("user_id", user.user_id)
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

/** Remember me, as far as the form goes: the identifier is there next time. */
export const rememberIdentifier = (identifier: string | null) => {
  if (identifier) {
    localStorage.setItem("rememberedIdentifier", identifier)
    localStorage.setItem("rememberMe", "true")
  } else {
    localStorage.removeItem("rememberedIdentifier")
    localStorage.removeItem("rememberMe")
  }
}
export const rememberedIdentifier = () =>
  localStorage.getItem("rememberMe") === "true" ? localStorage.getItem("rememberedIdentifier") : null

const announce = () => window.dispatchEvent(new Event(SESSION_EVENT))
