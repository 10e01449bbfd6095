import type { MenuGroup } from "../ui/menu.tsx"
import { areaLinks, switchLinks } from "./area-links.ts"
import { isCustomer, isProvider, type SessionUser } from "./session-store.ts"

/** What the account menu offers this person, standing on this page. */
export function accountGroups(user: SessionUser, pathname: string, onLogout: () => void): MenuGroup[] {
  const customer = isCustomer(user)
  const provider = isProvider(user)
  const dual = customer && provider
  const other = pathname.startsWith("/provider") ? switchLinks.user : switchLinks.provider
  const groups: MenuGroup[] = [{ items: [{ label: "Dashboard", to: "/dashboard", icon: "home" }] }]
  // The dashboard above is the customer's own, so the customer's group starts after it.
  if (customer) groups.push({ ...(dual && { title: "As a customer" }), items: areaLinks.user.slice(1) })
  if (provider) groups.push({ ...(dual && { title: "As a professional" }), items: areaLinks.provider })
  if (dual) groups.push({ items: [other] })
  return [...groups, { items: [{ label: "Logout", icon: "logout", onSelect: onLogout }] }]
}
