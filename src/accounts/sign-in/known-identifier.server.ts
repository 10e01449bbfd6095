// Whether an address or a number has an account, which forms ask before they are sent.
import type { Ctx } from "../../platform/context.server.ts"
import { findAccountsByIdentifier } from "../account.queries.server.ts"
import { rolesOf } from "../session/signed-in-user.server.ts"

export const checkEmail = async (ctx: Ctx, { email }: { email: string }) => {
  const { exists } = await checkIdentifier(ctx, { identifier: email })
  return { exists }
}

/** Of who is active. `user` holds only the roles that a session of /login has, nothing about the person. */
export const checkIdentifier = async ({ db }: Ctx, { identifier }: { identifier: string }) => {
  const [account] = await findAccountsByIdentifier(db, identifier)
  const user_types = account?.activated_at ? rolesOf({ ...account, is_admin: false }).all_roles : []
  return user_types.length > 0 ? { exists: true, user: { user_types } } : { exists: false, user: null }
}
