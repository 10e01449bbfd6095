import { type MiddlewareFunction, redirect } from "react-router"
import { withReturn } from "../accounts/account.rules.ts"
import { type Area, dashboardOf, leadAway } from "../accounts/roles.rules.ts"
import { currentUser } from "../platform/api-client.ts"

/** In the browser, before the loaders of an area: they run side by side, so a loader could not guard. */
export const guardArea =
  (area: Area): MiddlewareFunction =>
  async ({ request }) => {
    const user = await signedInUser(request)
    const elsewhere = leadAway(area, user)
    if (elsewhere) throw redirect(elsewhere)
  }

/** Leads everybody who is signed in to the dashboard of their roles. */
export const toOwnDashboard: MiddlewareFunction = async ({ request }) => {
  throw redirect(dashboardOf(await signedInUser(request)))
}

const signedInUser = async (request: Request) => {
  const { pathname, search } = new URL(request.url)
  const user = await currentUser({ anew: isFirstPage(pathname) })
  if (!user) throw redirect(withReturn("/login", pathname + search))
  return user
}

/** The server let this very page through by the cookie, so the cookie may stand in where the token was lost. */
const isFirstPage = (pathname: string) => {
  const [document] = performance.getEntriesByType("navigation")
  return document !== undefined && new URL(document.name).pathname === pathname
}
