import type { SessionUser } from "../platform/session/stored-user.ts"
import type { MenuGroup } from "../ui/menu.tsx"
import { areaLinks, switchLinks } from "./area-links.ts"

type Roles = Pick<SessionUser, "has_user_role" | "has_provider_role">

/** What the account menu offers this person, standing on this page. */
export function accountGroups(user: Roles, pathname: string, onLogout: () => void): MenuGroup[] {
  const held = groupsHeldBy(user)
  const other = pathname.startsWith("/provider/") ? switchLinks.user : switchLinks.provider
  const groups: MenuGroup[] = []
  if (held.user) groups.push({ of: "user", ...(held.dual && { title: "As a customer" }), items: areaLinks.user })
  if (held.provider)
    groups.push({ of: "provider", ...(held.dual && { title: "As a professional" }), items: areaLinks.provider })
  if (held.dual) groups.push({ of: "dual", items: [other] })
  return [...groups, { items: [{ label: "Logout", icon: "logout", onSelect: onLogout }] }]
}

/** Which groups, by their `of`, are this person's. */
export const groupsHeldBy = ({ has_user_role: user, has_provider_role: provider }: Roles) => ({
  user,
  provider,
  dual: user && provider,
})

/** Everybody's groups, while it is not known who is signed in: on pages without the application still.script.ts sorts them out. */
export const everyGroup = (onLogout: () => void) =>
  accountGroups({ has_user_role: true, has_provider_role: true }, "/", onLogout)
