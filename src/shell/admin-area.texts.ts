import { inLanguages } from "../platform/language/language.ts"

/** Apart from the shell's: nobody else's page says them. */
export const adminAreaTexts = inLanguages({
  en: {
    label: "Administration",
    waiting: (count: string) => `${count} waiting`,
    unknown: {
      title: "Not found",
      advice: "It may have been deleted, or the link may be incomplete.",
      back: "Back to the dashboard",
    },
    links: {
      dashboard: { label: "Admin Dashboard", short: "Dashboard" },
      submissions: { label: "Inbox" },
      grievances: { label: "Complaints" },
      verification: { label: "Verification" },
      moderation: { label: "Moderation" },
      blog: { label: "Blog" },
      people: { label: "People" },
      catalogue: { label: "Catalogue" },
      locations: { label: "Locations" },
      content: { label: "Content" },
      audit: { label: "Audit" },
      account: { label: "Your account", short: "Account" },
    },
  },
})
