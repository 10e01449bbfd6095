import type { adminAreaTexts } from "./admin-area.texts.ts"
import type { FrameLink } from "./area-links.ts"

type Texts = ReturnType<typeof adminAreaTexts.in>

/** The pages of the administrators' area, in the order of its navigation. */
export const adminLinks = ({ links }: Texts): readonly FrameLink[] => [
  {
    ...links.dashboard,
    to: "/admin/dashboard",
    icon: "home",
    also: ["/admin/activity", "/admin/week", "/admin/searches"],
  },
  { ...links.submissions, to: "/admin/submissions", icon: "mail", counts: "submissions" },
  { ...links.grievances, to: "/admin/grievances", icon: "alert", counts: "grievances" },
  { ...links.verification, to: "/admin/verification", icon: "shield-check", counts: "verification" },
  { ...links.moderation, to: "/admin/moderation", icon: "eye", counts: "moderation" },
  { ...links.blog, to: "/admin/blog", icon: "pencil", counts: "blog", isAside: true },
  { ...links.people, to: "/admin/people", icon: "user", isAside: true },
  { ...links.catalogue, to: "/admin/catalogue", icon: "sofa", isAside: true },
  { ...links.locations, to: "/admin/locations", icon: "map-pin", isAside: true },
  { ...links.content, to: "/admin/content", icon: "message", isAside: true },
  { ...links.audit, to: "/admin/audit", icon: "clock", isAside: true },
  { ...links.account, to: "/admin/account", icon: "key", isAside: true },
]
