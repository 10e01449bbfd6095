import { inLanguages } from "../../platform/language/language.ts"

/** What the calls answer and refuse with. */
export const shortlistTexts = inLanguages({
  en: {
    professional: "professional",
    list: "shortlist",
    ownProfile: "This is your own profile.",
    full: (most: number) => `Your shortlist holds ${most} professionals, which is the most. Please take one off first.`,
    kept: "Kept on your shortlist",
    removed: "Taken off your shortlist",
    linkMade: "Link made",
    linkEnded: "The link shows nothing any more",
  },
})

export const shortlistFieldTexts = inLanguages({
  en: {
    fields: { provider_id: "Professional", provider_ids: "Professionals" },
    rules: { nobody: () => "Please name a professional." },
  },
})
