/** What somebody is to the marketplace, and where that leads (specification 1 §4 and §6). Pure; both sides ask it. */
export type Role = "admin" | "provider" | "user"

/** The facts a role can be read from: the account's own columns, or what the browser has stored of them. */
export interface RoleFacts {
  roles?: readonly string[]
  userType?: string | null
  professional_id?: string | null
  has_user_role?: boolean
  has_provider_role?: boolean
  has_admin_role?: boolean
}

const customerNames = ["user", "customer"]
const professionalNames = ["provider", "professional", "service_professional"]

const named = ({ roles = [], userType }: RoleFacts, names: readonly string[]) =>
  roles.some((role) => names.includes(role)) || names.includes(userType ?? "")

export const detectRoles = (facts: RoleFacts) => {
  const is_admin = facts.has_admin_role || named(facts, ["admin"])
  const is_provider = facts.has_provider_role || named(facts, professionalNames) || Boolean(facts.professional_id)
  const is_user = facts.has_user_role ?? named(facts, [...customerNames, "individual", "builder", "developer"])
  const all_roles: Role[] = []
  if (is_admin) all_roles.push("admin")
  if (is_provider) all_roles.push("provider")
  if (is_user) all_roles.push("user")
  const primary_role: Role = all_roles[0] ?? "user"
  return {
    is_user,
    is_provider,
    is_admin,
    is_multi_role: all_roles.length > 1,
    primary_role,
    all_roles,
    user_type: primary_role === "user" ? ("individual" as const) : primary_role,
  }
}

/** Admin, then the customer's side (also for both roles), then the professional's. */
export const dashboardOf = (facts: RoleFacts) => {
  const { is_admin, is_user, is_provider } = detectRoles(facts)
  if (is_admin) return "/admin/dashboard"
  return is_provider && !is_user ? "/provider/dashboard" : "/user/dashboard"
}

/** The profile of the side that comes first; who has neither has none, and is led to their own dashboard. */
export const profileOf = (facts: RoleFacts) => {
  const { is_user, is_provider } = detectRoles(facts)
  if (is_user) return "/user/profile"
  return is_provider ? "/provider/profile" : dashboardOf(facts)
}

/** What an account is called (specification 1 §6), by its name among the words of roles. */
export const accountLabel = (facts: RoleFacts) => {
  const { is_admin, is_user, is_provider } = detectRoles(facts)
  if (is_admin) return "admin"
  if (is_provider) return is_user ? "both" : "professional"
  return "user"
}

export type Area = "user" | "provider" | "admin"

/** Undefined when the person may stay; else the path of their own dashboard. */
export const redirectFrom = (area: Area, facts: RoleFacts) => {
  const { all_roles } = detectRoles(facts)
  return all_roles.includes(area) ? undefined : dashboardOf(facts)
}
