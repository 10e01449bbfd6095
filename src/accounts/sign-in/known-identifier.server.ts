// Whether an address or a number has an account, which forms ask before they are sent.
import type { Ctx } from "../../platform/context.server.ts"
import { findRolesByIdentifier } from "../account.queries.server.ts"
import { detectRoles } from "../roles.rules.ts"

export const checkEmail = async (ctx: Ctx, { email }: { email: string }) => {
  const { exists } = await checkIdentifier(ctx, { identifier: email })
  return { exists }
}

/** Of who is active; of a number of all who have it. `user` holds only the roles that a session of /login has, nothing about the person. */
export const checkIdentifier = async ({ db }: Ctx, { identifier }: { identifier: string }) => {
  const { is_customer, is_professional } = await findRolesByIdentifier(db, identifier)
  const roles = { has_user_role: is_customer, has_provider_role: is_professional, has_admin_role: false }
  const user_types = detectRoles(roles).all_roles
  return user_types.length > 0 ? { exists: true, user: { user_types } } : { exists: false, user: null }
}
