// The same guard for documents: it reads the session's cookie and answers 302 before any HTML is made. It decides only
// where to look; what may be read or done, each call decides anew.
import { type MiddlewareFunction, redirect } from "react-router"
import { withReturn } from "../accounts/return-to.rules.ts"
import type { RoleFacts } from "../accounts/roles.rules.ts"
import { isAdminPath } from "../accounts/sign-in/sign-in.rules.ts"
import { languageOfPath, pathIn } from "../platform/language/language.ts"
import { pageContext } from "../platform/pages/page-handle.ts"
import { type AreaRole, type GuardOptions, redirectTarget, type SessionRoles } from "./area-guard.ts"

type Visit = Parameters<MiddlewareFunction>[0]

export const guardDocument =
  (audience: AreaRole, stay: GuardOptions = {}): MiddlewareFunction<Response> =>
  (visit) => {
    const elsewhere = redirectTarget(audience, rolesOfVisitor(visit), stay)
    if (elsewhere) throw redirectInLanguage(visit, elsewhere)
  }

export const redirectDocumentToOwnArea =
  (pathOf: (facts: RoleFacts) => string): MiddlewareFunction<Response> =>
  (visit) => {
    throw redirectInLanguage(visit, pathOf(rolesOfVisitor(visit)))
  }

const rolesOfVisitor = (visit: Visit): SessionRoles => {
  const { actor } = visit.context.get(pageContext).ctx
  const { pathname, search } = new URL(visit.request.url)
  // The way back is kept without the language: the router adds it to every path that it is given.
  const { path } = languageOfPath(pathname + search)
  if (!actor) throw redirectInLanguage(visit, withReturn(isAdminPath(path) ? "/admin/login" : "/login", path))
  const { is_customer, is_professional, is_admin, awaits_second_factor } = actor
  return {
    has_user_role: is_customer,
    has_provider_role: is_professional,
    has_admin_role: is_admin,
    awaits_second_factor,
  }
}

/** What middleware throws goes to the browser as it is; only of loaders and actions does the router complete the path. */
const redirectInLanguage = ({ context }: Visit, path: string) =>
  redirect(pathIn(context.get(pageContext).ctx.language, path))
