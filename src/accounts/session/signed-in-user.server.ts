// An account as the browser may know it: under the names of specification 1 §3, with the roles spelled out.
import type { DeskRole } from "../../platform/actor.ts"
import type { AccountRow } from "../account.queries.server.ts"
import { portraitOf } from "../portrait/portrait.schema.ts"
import { detectRoles } from "../roles.rules.ts"
import type { SessionUser } from "./session.schema.ts"

/** @param side where they asked to land; ignored without that role */
export const describeUser = (
  account: AccountRow & { awaits_second_factor?: boolean },
  side?: "user" | "provider",
): SessionUser => {
  const roles = rolesOf(account)
  return {
    id: account.id,
    user_id: account.id,
    email: account.email,
    full_name: account.full_name,
    business_name: account.business_name,
    professional_id: account.professional_id,
    provider_id: account.professional_id,
    userType: landingType(account, side),
    roles: roles.all_roles,
    has_user_role: roles.is_user,
    has_provider_role: roles.is_provider,
    has_admin_role: roles.is_admin,
    ...(roles.is_admin && { desk_role: account.desk_role as DeskRole }),
    portrait: portraitOf(account.portrait_id),
    ...(account.awaits_second_factor && { awaits_second_factor: true as const }),
    last_login: account.last_login_at?.toISOString() ?? null,
  }
}

export const rolesOf = (account: Pick<AccountRow, "customer_type" | "is_professional" | "is_admin">) =>
  detectRoles({
    has_user_role: account.customer_type !== null,
    has_provider_role: account.is_professional,
    has_admin_role: account.is_admin,
  })

const landingType = ({ customer_type, is_professional, is_admin }: AccountRow, side?: "user" | "provider") => {
  if (side === "provider" && is_professional) return "provider"
  if (side === "user" && customer_type) return customer_type
  if (is_admin) return "admin"
  return customer_type ?? "provider"
}
