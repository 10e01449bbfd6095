import type { IconName } from "../ui/icon.tsx"

/** The sections of the settings; the open one is `?section=` in the URL. */
export const sections = ["profile", "notifications", "security", "privacy"] as const
export type Section = (typeof sections)[number]

export const sectionIcons: Record<Section, IconName> = {
  profile: "user",
  notifications: "bell",
  security: "key",
  privacy: "eye-off",
}

export const sectionOf = (params: URLSearchParams): Section =>
  sections.find((section) => section === params.get("section")) ?? "profile"
