import { detectRoles, type RoleFacts } from "../accounts/roles.rules.ts"
import type { MenuGroup } from "../ui/menu.tsx"
import { areaLinks, switchLinks } from "./area-links.ts"

/** What the account menu offers this person, standing on this page. */
export function accountGroups(user: RoleFacts, pathname: string, onLogout: () => void): MenuGroup[] {
  const { is_user, is_provider } = detectRoles(user)
  const dual = is_user && is_provider
  const other = pathname.startsWith("/provider/") ? switchLinks.user : switchLinks.provider
  const groups: MenuGroup[] = [{ items: [{ label: "Dashboard", to: "/dashboard", icon: "home" }] }]
  // The dashboard above is the customer's own, so the customer's group starts after it.
  if (is_user) groups.push({ ...(dual && { title: "As a customer" }), items: areaLinks.user.slice(1) })
  if (is_provider) groups.push({ ...(dual && { title: "As a professional" }), items: areaLinks.provider })
  if (dual) groups.push({ items: [other] })
  return [...groups, { items: [{ label: "Logout", icon: "logout", onSelect: onLogout }] }]
}
