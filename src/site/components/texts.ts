import { inLanguages } from "../../platform/words/language.ts"

export const professionalCardWords = inLanguages({
  en: {
    verified: "Verified",
    unverified: "Not yet verified",
  },
})
