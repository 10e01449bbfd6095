import type { IconName } from "../ui/icon.tsx"
import type { shellTexts } from "./texts.ts"

export type Area = "user" | "provider"

export type ShellTexts = ReturnType<typeof shellTexts.in>

/** `short` is what a phone's bar has room for; the label is what is read aloud. */
export type AreaLink = {
  label: string
  short: string
  to: string
  icon: IconName
  /** Not in a phone's bar: there the account menu leads to it. */
  isAside?: boolean
  /** The account menu has a way there that is the same on both sides of the account. */
  isShared?: boolean
  /** Pages that belong to it. */
  also?: readonly string[]
}

const servicePages = ["/provider/manage-services", "/provider/services-locations"]

/** The pages of the two signed-in areas, in the order of the side navigation and the account menu. */
export const areaLinks = ({ areas: { user, provider } }: ShellTexts): Record<Area, readonly AreaLink[]> => ({
  user: [
    { ...user.links.dashboard, to: "/user/dashboard", icon: "home" },
    { ...user.links.profile, to: "/user/profile", icon: "user", isAside: true, isShared: true },
    { ...user.links.search, to: "/user/service-search", icon: "search" },
    { ...user.links.bookings, to: "/user/bookings", icon: "calendar" },
    { ...user.links.notifications, to: "/user/notifications", icon: "bell" },
    { ...user.links.settings, to: "/user/settings", icon: "settings", isAside: true, isShared: true },
  ],
  provider: [
    { ...provider.links.dashboard, to: "/provider/dashboard", icon: "briefcase" },
    { ...provider.links.profile, to: "/provider/profile", icon: "user", isAside: true, isShared: true },
    { ...provider.links.services, to: "/provider/services", icon: "rupee", also: servicePages },
    { ...provider.links.bookings, to: "/provider/bookings", icon: "calendar" },
    { ...provider.links.availability, to: "/provider/availability", icon: "clock", isAside: true },
    { ...provider.links.notifications, to: "/provider/notifications", icon: "bell" },
    { ...provider.links.tools, to: "/provider/tools", icon: "compass", isAside: true },
    { ...provider.links.settings, to: "/provider/settings", icon: "settings", isAside: true, isShared: true },
  ],
})

/** The way to this side of the account from the other one. */
export const switchLink = ({ account: { switchTo } }: ShellTexts, area: Area): AreaLink => ({
  label: switchTo[area],
  short: switchTo[area],
  to: `/${area}/dashboard`,
  icon: "switch",
})
