import { useSyncExternalStore } from "react"

/** Who is signed in, as this browser stored it at sign-in. Only for what a page shows; what a person may do the server decides. */
export type SessionUser = {
  id: string
  email: string
  userType?: string
  full_name?: string | null
  name?: string | null
  business_name?: string | null
  has_user_role?: boolean
  has_provider_role?: boolean
  has_admin_role?: boolean
  roles?: string[]
  professional_id?: string | null
}

const storageKey = "user"
const changed = "sthapati:session"

/** To be called after the stored user was written or removed in this tab; other tabs hear it from the storage itself. */
export function announceSession() {
  window.dispatchEvent(new Event(changed))
}

let lastText: string | null = null
let lastUser: SessionUser | null = null

/** The same object for the same text, as React asks of a store. A malformed user counts as none. */
function readUser(): SessionUser | null {
  const text = localStorage.getItem(storageKey)
  if (text !== lastText) {
    lastText = text
    lastUser = text === null ? null : parseUser(text)
  }
  return lastUser
}

function parseUser(text: string): SessionUser | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === "object" && value !== null && "email" in value ? (value as SessionUser) : null
  } catch {
    return null
  }
}

function subscribe(listener: () => void) {
  const onChange = () => {
    document.documentElement.dataset.session = readUser() ? "in" : "out"
    listener()
  }
  window.addEventListener("storage", onChange)
  window.addEventListener(changed, onChange)
  onChange()
  return () => {
    window.removeEventListener("storage", onChange)
    window.removeEventListener(changed, onChange)
  }
}

const nobody = () => null

/** Null on the server and while hydrating, so that cached HTML is the same for everybody. */
export function useSessionUser(): SessionUser | null {
  return useSyncExternalStore(subscribe, readUser, nobody)
}

/** Specification 1 §2: full name, else name, else business name, else e-mail. */
export const displayName = (user: SessionUser) => user.full_name || user.name || user.business_name || user.email || ""

export const isCustomer = (user: SessionUser) => user.has_user_role ?? hasRole(user, ["user", "customer"])

export const isProvider = (user: SessionUser) =>
  user.has_provider_role ?? hasRole(user, ["provider", "professional", "service_professional"])

const hasRole = (user: SessionUser, names: string[]) => (user.roles ?? []).some((role) => names.includes(role))
