import type { SessionUser } from "../platform/session/stored-user.ts"
import type { IconName } from "../ui/icon.tsx"
import type { MenuGroup } from "../ui/overlay/menu.tsx"
import type { shellTexts } from "./texts.ts"

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

export type AreaNav = "user" | "provider"

type ShellTexts = ReturnType<typeof shellTexts.in>

/** `short` is what a phone's bar has room for, where that is not the label; the label is what is read aloud. */
export type AreaLink = {
  label: string
  short?: string
  to: string
  icon: IconName
  /** What of it is counted beside it while it is unread. */
  counts?: "messages" | "notifications"
  /** Not in a phone's bar: there the account menu leads to it. */
  isAside?: boolean
  /** The account menu has a way there that is the same on both sides of the account. */
  isShared?: boolean
  /** Pages that belong to it. */
  also?: readonly string[]
}

const servicePages = ["/provider/manage-services", "/provider/services-locations"]

/** The pages of the two signed-in areas, in the order of the side navigation and the account menu. */
export const areaLinks = ({ areas: { user, provider } }: ShellTexts): Record<AreaNav, readonly AreaLink[]> => ({
  user: [
    { ...user.links.dashboard, to: "/user/dashboard", icon: "home" },
    { ...user.links.profile, to: "/user/profile", icon: "user", isAside: true, isShared: true },
    { ...user.links.search, to: "/user/service-search", icon: "search" },
    { ...user.links.services, to: "/user/services", icon: "sofa", isAside: true },
    { ...user.links.shortlist, to: "/shortlist", icon: "heart", isAside: true },
    { ...user.links.bookings, to: "/user/bookings", icon: "calendar" },
    { ...user.links.requests, to: "/user/requests", icon: "mail", isAside: true },
    { ...user.links.messages, to: "/messages", icon: "message", counts: "messages" },
    { ...user.links.notifications, to: "/user/notifications", icon: "bell", counts: "notifications" },
    { ...user.links.settings, to: "/user/settings", icon: "settings", isAside: true, isShared: true },
  ],
  provider: [
    { ...provider.links.dashboard, to: "/provider/dashboard", icon: "briefcase" },
    { ...provider.links.profile, to: "/provider/profile", icon: "user", isAside: true, isShared: true },
    { ...provider.links.services, to: "/provider/services", icon: "rupee", also: servicePages },
    { ...provider.links.projects, to: "/provider/projects", icon: "building", isAside: true },
    { ...provider.links.bookings, to: "/provider/bookings", icon: "calendar" },
    { ...provider.links.requests, to: "/provider/requests", icon: "mail", isAside: true },
    { ...provider.links.reviews, to: "/provider/reviews", icon: "star", isAside: true },
    { ...provider.links.analytics, to: "/provider/analytics", icon: "chart", isAside: true },
    { ...provider.links.availability, to: "/provider/availability", icon: "clock", isAside: true },
    { ...provider.links.verification, to: "/provider/verification", icon: "shield-check", isAside: true },
    { ...provider.links.messages, to: "/messages", icon: "message", counts: "messages" },
    { ...provider.links.notifications, to: "/provider/notifications", icon: "bell", counts: "notifications" },
    { ...provider.links.tools, to: "/provider/tools", icon: "compass", isAside: true },
    { ...provider.links.settings, to: "/provider/settings", icon: "settings", isAside: true, isShared: true },
  ],
})

/** The way to this side of the account from the other one. */
export const switchLink = ({ account: { switchTo } }: ShellTexts, area: AreaNav): AreaLink => ({
  label: switchTo[area],
  to: `/${area}/dashboard`,
  icon: "switch",
})
