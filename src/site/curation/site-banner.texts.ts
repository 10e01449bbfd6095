import { inLanguages } from "../../platform/language/language.ts"

/** Apart from what administrators read: every page has it. */
export const siteBannerTexts = inLanguages({
  en: { label: "Announcement" },
})
