import { detectRoles, type RoleFacts } from "../accounts/roles.rules.ts"
import type { MenuGroup } from "../ui/menu.tsx"
import { areaLinks, switchLinks } from "./area-links.ts"

/** What the account menu offers this person, standing on this page. */
export function accountGroups(user: RoleFacts, pathname: string, onLogout: () => void): MenuGroup[] {
  const { is_user, is_provider } = detectRoles(user)
  const dual = is_user && is_provider
  const other = pathname.startsWith("/provider/") ? switchLinks.user : switchLinks.provider
  const groups: MenuGroup[] = []
  if (is_user) groups.push({ of: "user", ...(dual && { title: "As a customer" }), items: areaLinks.user })
  if (is_provider)
    groups.push({ of: "provider", ...(dual && { title: "As a professional" }), items: areaLinks.provider })
  if (dual) groups.push({ of: "dual", items: [other] })
  return [...groups, { items: [{ label: "Logout", icon: "logout", onSelect: onLogout }] }]
}

/** Everybody's groups, while it is not known who is signed in: on pages without the application shell.js sorts them out. */
export const everyGroup = (onLogout: () => void) =>
  accountGroups({ has_user_role: true, has_provider_role: true }, "/", onLogout)
