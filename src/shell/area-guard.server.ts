// The same guard for documents: it reads the session's cookie and answers 302 before any HTML is made. It decides only
// where to look; what may be read or done, each call decides anew.
import { type MiddlewareFunction, redirect } from "react-router"
import { withReturn } from "../accounts/account.rules.ts"
import { type Area, dashboardOf, leadAway, type RoleFacts } from "../accounts/roles.rules.ts"
import { pageContext } from "../platform/page-context.ts"

type Arguments = Parameters<MiddlewareFunction>[0]

export const guardDocument =
  (area: Area): MiddlewareFunction<Response> =>
  (request) => {
    const elsewhere = leadAway(area, rolesOfVisitor(request))
    if (elsewhere) throw redirect(elsewhere)
  }

export const documentToOwnDashboard: MiddlewareFunction<Response> = (request) => {
  throw redirect(dashboardOf(rolesOfVisitor(request)))
}

const rolesOfVisitor = ({ request, context }: Arguments): RoleFacts => {
  const { actor } = context.get(pageContext).ctx
  const { pathname, search } = new URL(request.url)
  if (!actor) throw redirect(withReturn("/login", pathname + search))
  const { is_customer, is_professional, is_admin } = actor
  return { has_user_role: is_customer, has_provider_role: is_professional, has_admin_role: is_admin }
}
