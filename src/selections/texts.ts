import { inLanguages } from "../platform/language/language.ts"

export const selectionPersonalTexts = inLanguages({
  en: {
    selections: {
      title: "Selected services",
      about: "Whom you selected for your project, and who selected you.",
      columns: { service: "Service", professional: "Professional", customer: "Customer", created_at: "Selected" },
    },
    shortlist_entries: {
      title: "Shortlist",
      columns: { professional: "Professional", created_at: "Kept" },
    },
    shortlist_links: {
      title: "Link to the shortlist",
      columns: { created_at: "Made" },
    },
  },
})

/** The card of somebody to decide on. */
export const choiceTexts = inLanguages({
  en: {
    nextFree: (when: string | null) => `Next free: ${when ?? "on request"}`,
    notBookable: "Takes no bookings at the moment",
  },
})
