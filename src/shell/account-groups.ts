import type { SessionUser } from "../platform/session/stored-user.ts"
import type { MenuGroup } from "../ui/menu.tsx"
import { type AreaLink, areaLinks, type ShellTexts, switchLink } from "./area-links.ts"

interface Menu {
  t: ShellTexts
  onLogout: () => void
}

type Roles = Pick<SessionUser, "has_user_role" | "has_provider_role">

/** What the account menu offers this person, standing on this page. */
export function accountGroups(user: Roles, pathname: string, { t, onLogout }: Menu): MenuGroup[] {
  const held = groupsOf(user)
  const other = switchLink(t, pathname.startsWith("/provider/") ? "user" : "provider")
  const { user: customers, provider: professionals } = areaLinks(t)
  const inMenu = (links: readonly AreaLink[]) => links.filter(({ isShared }) => !isShared)
  const groups: MenuGroup[] = []
  if (held.user)
    groups.push({ of: "user", ...(held.dual && { title: t.account.asCustomer }), items: inMenu(customers) })
  if (held.provider)
    groups.push({ of: "provider", ...(held.dual && { title: t.account.asProfessional }), items: inMenu(professionals) })
  if (held.dual) groups.push({ of: "dual", items: [other] })
  if (held.own) groups.push({ of: "own", items: [{ label: t.account.profile, icon: "user", to: "/profile" }] })
  const settings = { label: t.account.settings, icon: "settings", to: "/settings" } as const
  return [...groups, { items: [settings, { label: t.account.logout, icon: "logout", onSelect: onLogout }] }]
}

/** Which groups, by their `of`, are this person's. */
export const groupsOf = ({ has_user_role: user, has_provider_role: provider }: Roles) => ({
  user,
  provider,
  dual: user && provider,
  /** An administrator has no profile. */
  own: user || provider,
})

/** Everybody's groups, while it is not known who is signed in: on pages without the application static-page.script.ts sorts them out. */
export const everyGroup = (menu: Menu) => accountGroups({ has_user_role: true, has_provider_role: true }, "/", menu)
