import type { MiddlewareFunction } from "react-router"
import { withReturn } from "../accounts/return-to.rules.ts"
import { type Area, type RoleFacts, redirectFrom } from "../accounts/roles.rules.ts"
import { isAdminPath } from "../accounts/sign-in/sign-in.rules.ts"
import { sessionOver } from "../platform/api/api-client.ts"
import { keepInMemoryWhenFull } from "../platform/full-storage.ts"
import { languageOfPath } from "../platform/language/language.ts"
import { redirectOrReplace } from "../platform/lead-to.ts"
import { isLoggingOut, leaveForLogin } from "../platform/session/logout.ts"
import { currentUser } from "../platform/session/renewal.ts"
import { toast } from "../ui/overlay/toast-store.ts"

export interface SessionRoles extends RoleFacts {
  /** An administrator who has to set up a second factor before anything else. */
  awaits_second_factor?: boolean | undefined
}

export interface GuardOptions {
  /** The page on which they do so. */
  isForSecondFactor?: boolean
}

/** What a page is for: one side of the site, or everybody who is signed in. */
export type AreaRole = Area | "signed_in"

/** Undefined when the person may stay there; else where they are led. */
export const redirectTarget = (
  audience: AreaRole,
  visiting: SessionRoles,
  { isForSecondFactor = false }: GuardOptions,
) => {
  if (visiting.awaits_second_factor && !isForSecondFactor) return "/admin/second-factor"
  return audience === "signed_in" ? undefined : redirectFrom(audience, visiting)
}

/** In the browser, before the loaders of an area: they run side by side, so a loader could not guard. */
export const guardArea =
  (audience: AreaRole, stay: GuardOptions = {}): MiddlewareFunction =>
  async ({ request }) => {
    const user = await signedInUser(request)
    const elsewhere = redirectTarget(audience, user, stay)
    if (elsewhere) throw redirectOrReplace(request, elsewhere)
  }

/** Leads everybody who is signed in to what is theirs by their roles: their dashboard, their profile. */
export const redirectToOwnArea =
  (pathOf: (facts: RoleFacts) => string): MiddlewareFunction =>
  async ({ request }) => {
    throw redirectOrReplace(request, pathOf(await signedInUser(request)))
  }

const signedInUser = async (request: Request) => {
  if (isLoggingOut()) await never
  const { pathname, search } = new URL(request.url)
  keepInMemoryWhenFull()
  const user = await currentUser({ askCookie: isFirstPage(pathname) })
  if (user) return user
  // The way back is kept without the language: the router adds it to every path that it is given.
  const back = languageOfPath(pathname + search).path
  if (request.method === "GET")
    throw redirectOrReplace(request, withReturn(isAdminPath(back) ? "/admin/login" : "/login", back))
  // Somebody has pressed a button: they read why nothing came of it.
  announceAndLeave()
  return never
}

export const announceAndLeave = () => {
  toast("error", sessionOver(), 5000)
  leaveForLogin()
}

/** Never resolves: the page stays as it is until the new document loads. */
const never = new Promise<never>(() => {})

/** The server let this very page through by the cookie, so the cookie may stand in where the token was lost. */
const isFirstPage = (pathname: string) => {
  const [document] = performance.getEntriesByType("navigation")
  return document !== undefined && new URL(document.name).pathname === pathname
}
