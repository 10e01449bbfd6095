// The signed-in account, as its own pages show it.
import type { Ctx } from "../../platform/context.server.ts"
import { findAccountById } from "../account.queries.server.ts"
import { describeUser } from "../session/signed-in-user.server.ts"

export const getProfile = async ({ db, actor }: Ctx<"signed_in">) => {
  const account = (await findAccountById(db, actor.account_id))!
  const { mobile_number, city, state, country, created_at } = account
  const user = {
    ...describeUser({ ...account, is_admin: actor.is_admin }),
    mobile_number,
    city,
    state,
    country,
    created_at: created_at.toISOString(),
  }
  return {
    user,
    professional_id: user.professional_id,
    roles: user.roles,
    has_professional_role: user.has_provider_role,
  }
}
