import { inLanguages } from "../../platform/language/language.ts"

export const professionalCardTexts = inLanguages({
  en: {
    verified: "Verified",
    unverified: "Not yet verified",
  },
})
