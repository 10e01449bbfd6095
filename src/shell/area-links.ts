import type { IconName } from "../ui/icon.tsx"

export type Area = "user" | "provider"

/** `short` is the part of the label that a phone's bar has room for; the whole is always read aloud. */
export type AreaLink = { label: string; short?: string; to: string; icon: IconName }

/** The pages of the two signed-in areas, in the order of the side navigation and the account menu. */
export const areaLinks: Record<Area, readonly AreaLink[]> = {
  user: [
    { label: "Dashboard", to: "/user/dashboard", icon: "home" },
    { label: "Find Services", short: "Find", to: "/user/service-search", icon: "search" },
    { label: "My Bookings", short: "Bookings", to: "/user/bookings", icon: "calendar" },
    { label: "Notifications", to: "/user/notifications", icon: "bell" },
  ],
  provider: [
    { label: "Provider Dashboard", short: "Dashboard", to: "/provider/dashboard", icon: "briefcase" },
    { label: "Bookings", to: "/provider/bookings", icon: "calendar" },
    { label: "Notifications", to: "/provider/notifications", icon: "bell" },
  ],
}

export const switchLinks: Record<Area, AreaLink> = {
  user: { label: "Switch to User Dashboard", to: "/user/dashboard", icon: "switch" },
  provider: { label: "Switch to Provider Dashboard", to: "/provider/dashboard", icon: "switch" },
}
