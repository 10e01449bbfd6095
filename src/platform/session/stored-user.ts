/**
 * Who is signed in, as this browser remembers it (specification 1 §3 and §6). A kept page gives everybody the same
 * HTML, so the header and the guards read it here. It opens no doors: the server asks the session row each time.
 */
import type { DeskRole } from "../actor.ts"

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
  /** Of an administrator; missing where the user was stored before there were any. */
  desk_role?: DeskRole | undefined
  /** An administrator who has to set up a second factor before anything else. */
  awaits_second_factor?: true | undefined
  last_login: string | null
  /** Missing where the user was stored before there were any. */
  portrait?: PortraitUrls | null
}

/** Addresses of a picture of a person: squares of 96, 320 and 640 pixels. */
export interface PortraitUrls {
  small: string
  medium: string
  large: string
}

export const USER_KEY = "user"

/** The stored user, or null. One that cannot be read is discarded. */
export const storedUser = (): SessionUser | null => {
  const text = localStorage.getItem(USER_KEY)
  if (!text) return null
  try {
    const user: unknown = JSON.parse(text)
    if (isSessionUser(user)) return user
  } catch {
    // Falls through to the discard below.
  }
  localStorage.removeItem(USER_KEY)
  return null
}

const isSessionUser = (value: unknown): value is SessionUser => {
  const user = value as Partial<SessionUser> | null
  return Boolean(user?.user_id && user.email && Array.isArray(user.roles))
}

/** `data-session` on <html>, "out" or the roles, chooses what of the header and its menus is shown: the HTML has it for all. */
export const markSession = () => {
  document.documentElement.dataset.session = storedUser()?.roles.join(" ") ?? "out"
}

type Names = { full_name?: string | null; name?: string | null; business_name?: string | null; email: string }

/** Specification 1 §2: full name, else name, else business name, else e-mail. */
export const displayName = ({ full_name, name, business_name, email }: Names) =>
  [full_name, name, business_name].find((one) => one?.trim()) ?? email
