import type { IconName } from "../ui/icon.tsx"
import type { MenuGroup } from "../ui/overlay/menu.tsx"
import type { shellTexts } from "./texts.ts"

interface Menu {
  t: ShellTexts
  onLogout: () => void
}

/** What the account menu of a page offers, to everybody: `data-session` on <html> shows which groups are this person's. */
export function accountGroups(pathname: string, { t, onLogout }: Menu): MenuGroup[] {
  const other = switchLink(t, pathname.startsWith("/provider/") ? "user" : "provider")
  const { user: customers, provider: professionals } = areaLinks(t)
  const inMenu = (links: readonly AreaLink[]) => links.filter(({ isShared }) => !isShared)
  const posts = { label: t.account.posts, icon: "globe", to: "/blog/mine" } as const
  const settings = { label: t.account.settings, icon: "settings", to: "/settings" } as const
  return [
    { of: "user", title: t.account.asCustomer, items: inMenu(customers) },
    { of: "provider", title: t.account.asProfessional, items: inMenu(professionals) },
    { of: "user provider", items: [other] },
    // An administrator has no profile.
    { of: "own", items: [{ label: t.account.profile, icon: "user", to: "/profile" }] },
    { items: [posts, settings, { label: t.account.logout, icon: "logout", onSelect: onLogout }] },
  ]
}

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

/** Any area names what its links count. */
export type FrameLink = Omit<AreaLink, "counts"> & { counts?: string }

const servicePages = ["/provider/manage-services", "/provider/services-locations"]

type LinkTexts = Pick<AreaLink, "label" | "short">

/** Each page of an area has the name of its texts. */
const linksOf =
  <N extends string>(area: AreaNav, texts: Record<N, LinkTexts>) =>
  (name: N, icon: IconName, more?: Partial<AreaLink>): AreaLink => ({
    ...texts[name],
    to: `/${area}/${name}`,
    icon,
    ...more,
  })

const aside = { isAside: true }
const shared = { ...aside, isShared: true }

/** The pages of the two signed-in areas, in the order of the side navigation and the account menu. */
export const areaLinks = ({ areas: { user, provider } }: ShellTexts): Record<AreaNav, readonly AreaLink[]> => {
  const customers = linksOf("user", user.links)
  const professionals = linksOf("provider", provider.links)
  const messages = { to: "/messages", counts: "messages" } as const
  const notifications = { counts: "notifications" } as const
  return {
    user: [
      customers("dashboard", "home"),
      customers("profile", "user", shared),
      customers("search", "search", { to: "/user/service-search" }),
      customers("services", "sofa", aside),
      customers("shortlist", "heart", { ...aside, to: "/shortlist" }),
      customers("bookings", "calendar"),
      customers("requests", "mail", aside),
      customers("messages", "message", messages),
      customers("notifications", "bell", notifications),
      customers("settings", "settings", shared),
    ],
    provider: [
      professionals("dashboard", "briefcase"),
      professionals("profile", "user", shared),
      professionals("services", "rupee", { ...aside, also: servicePages }),
      professionals("projects", "building", aside),
      professionals("bookings", "calendar"),
      professionals("availability", "clock"),
      professionals("requests", "mail", aside),
      professionals("reviews", "star", aside),
      professionals("analytics", "chart", aside),
      professionals("verification", "shield-check", aside),
      professionals("messages", "message", messages),
      professionals("notifications", "bell", notifications),
      professionals("tools", "compass", aside),
      professionals("settings", "settings", shared),
    ],
  }
}

/** The way to this side of the account from the other one. */
export const switchLink = ({ account: { switchTo } }: ShellTexts, area: AreaNav): AreaLink => ({
  label: switchTo[area],
  to: `/${area}/dashboard`,
  icon: "switch",
})
